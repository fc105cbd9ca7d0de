import { Link, useParams } from '@tanstack/react-router';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import * as styles from '../parts/labs.css.ts';
import { ReportFrame } from '../parts/ReportFrame.tsx';
import { ReportResults } from '../results/ReportResults.tsx';

/** A report of a lab test as it was given. */
export function ReportPage() {
  const { panelId = '' } = useParams({ strict: false });
  usePageTitle('Lab report');
  return (
    <ReportFrame
      what="Lab report"
      wayOn={
        <p>
          <Link to="/labs/$panelId/history" params={{ panelId }} className={styles.link}>
            <Icon name="back" size="small" />
            All reports
          </Link>
        </p>
      }
    >
      {(overview, analysis) => <ReportResults panelId={panelId} overview={overview} analysis={analysis} />}
    </ReportFrame>
  );
}

import { Link, useParams } from '@tanstack/react-router';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { laterPart } from '../../hydration/laterPart.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import * as styles from '../parts/labs.css.ts';
import { PendingPart } from '../parts/PendingPart.tsx';
import { ReportFrame } from '../parts/ReportFrame.tsx';

const { Part } = laterPart(async () => (await import('./Report.tsx')).Report, <PendingPart />);

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
      <Part />
    </ReportFrame>
  );
}

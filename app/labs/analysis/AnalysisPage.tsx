import { Link, useParams } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import * as styles from '../parts/labs.css.ts';
import { ReportFrame } from '../parts/ReportFrame.tsx';
import { ReportExplained } from '../results/ReportExplained.tsx';

/** What a report says in short: a provider's word, what to look at first, what has changed, and what is fine. */
export function AnalysisPage() {
  const { panelId = '', reportId = '' } = useParams({ strict: false });
  usePageTitle('Lab summary');
  return (
    <ReportFrame what="Summary">
      {(overview, analysis) => (
        <>
          <ReportExplained panelId={panelId} overview={overview} analysis={analysis} />
          <div className={`${styles.actions} ${styles.end}`}>
            <Link to="/labs/$panelId/history/$reportId" params={{ panelId, reportId }} className={button()}>
              See all results
            </Link>
            <Link
              to="/labs/$panelId/analysis-summary/$reportId/history"
              params={{ panelId, reportId }}
              className={button({ look: 'secondary' })}
            >
              Earlier summaries
            </Link>
          </div>
        </>
      )}
    </ReportFrame>
  );
}

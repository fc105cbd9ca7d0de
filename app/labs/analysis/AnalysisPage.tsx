import { Link, useParams } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import * as styles from '../parts/labs.css.ts';
import { ReportFrame } from '../parts/ReportFrame.tsx';
import { Attention } from '../results/Attention.tsx';
import { Changes } from '../results/Changes.tsx';
import { ReportSummary } from '../results/ReportSummary.tsx';

/** What a report says in short: how many results are where, what to look at first, and what has changed. */
export function AnalysisPage() {
  const { panelId = '', reportId = '' } = useParams({ strict: false });
  usePageTitle('Lab summary');
  return (
    <ReportFrame what="Summary">
      {(overview, analysis) => (
        <>
          <ReportSummary overview={overview} analysis={analysis} />
          <Attention panelId={panelId} markers={analysis.markers} />
          <Changes panelId={panelId} markers={analysis.markers} />
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

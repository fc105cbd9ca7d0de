import { Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import * as styles from '../parts/labs.css.ts';
import { ReportExplained } from '../results/ReportExplained.tsx';
import { useReport } from '../useReport.ts';

/** What the report that the address names says in short, once it was read. */
export function Analysis() {
  const { panelId, reportId, overview, analysis } = useReport();
  if (!overview.data || !analysis.data) return null;
  return (
    <>
      <ReportExplained panelId={panelId} overview={overview.data} analysis={analysis.data} />
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
  );
}

import { Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { labDay } from '#flows/labs/rules/labDay.ts';
import type { LabAnalysis } from '#schemas/wire/labs/labReads.ts';
import type { LabReport } from '#schemas/wire/labs/labReport.ts';
import * as page from '../parts/labs.css.ts';
import {
  drawDays,
  countUnrated,
  hasCritical,
  needsAttention,
  othersToLookAt,
  withinRange,
} from '../rules/needsAttention.ts';
import { rangeChangesText } from '../rules/rangeChanges.ts';
import { usePanel } from '../usePanel.ts';
import { DrawnDays } from './DrawnDays.tsx';
import * as styles from './results.css.ts';

type Results = Pick<LabAnalysis, 'markers' | 'others'>;

interface ResultsSummaryProps {
  readonly report: LabReport;
  readonly results: Results;
  /** Whether the results are those of all reports of the panel, which steps lead through. */
  readonly isWhole: boolean;
}

/** How many results are in range and how many are not, and how that has changed. */
function Figures({ markers, others }: Results) {
  const [within, unrated] = [withinRange(markers).length, countUnrated(markers, others)];
  const beyond = needsAttention(markers).length + othersToLookAt(others).length;
  const figures = [
    { tone: 'within', icon: 'check', count: within, label: 'in range' },
    { tone: 'beyond', icon: 'warning', count: beyond, label: beyond === 1 ? 'needs attention' : 'need attention' },
    { tone: 'unknown', icon: 'info', count: unrated, label: 'not rated' },
  ] as const;
  const changes = rangeChangesText(markers, labDay);
  return (
    <>
      <ul className={styles.figures} aria-label="Results by range">
        {figures.map(
          ({ tone, icon, count, label }) =>
            (count > 0 || tone === 'within') && (
              <li key={label}>
                <span className={styles.numbers[tone]}>
                  <Icon name={icon} />
                  {count}
                </span>{' '}
                {label}
              </li>
            ),
        )}
      </ul>
      {changes !== undefined && <p>{changes}</p>}
    </>
  );
}

/** The results at a glance. It is left out while an alarm is open, and its figures next to a critical value: they would reassure. */
export function ResultsSummary({ report, results, isWhole }: ResultsSummaryProps) {
  const { panelId, alarms } = usePanel();
  if (alarms.length > 0) return null;
  return (
    <Card aria-label="Your results at a glance">
      <div className={page.inCard}>
        <div className={page.stacked}>
          {!hasCritical(results.markers, results.others) && <Figures {...results} />}
          <p className={page.soft}>
            Blood drawn <DrawnDays days={drawDays(results, report.collected_at)} />
          </p>
        </div>
        {isWhole && (
          <div className={page.actions}>
            <Link
              to="/labs/$panelId/assessment-overview/$step"
              params={{ panelId, step: 'summary' }}
              className={button()}
            >
              Go through your results
            </Link>
          </div>
        )}
      </div>
    </Card>
  );
}

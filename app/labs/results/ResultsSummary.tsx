import { Card } from '#renderers/ui/layout/Card.tsx';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { labDay } from '#flows/labs/rules/labDay.ts';
import type { LabMarker, LabOther, LabReport } from '#schemas/wire/labs/labReport.ts';
import { LabDay } from '../parts/LabDay.tsx';
import * as page from '../parts/labs.css.ts';
import { countUnrated, hasCritical, needsAttention, othersToLookAt, withinRange } from '../rules/needsAttention.ts';
import { rangeChangesText } from '../rules/rangeChanges.ts';
import { usePanel } from '../usePanel.ts';
import * as styles from './results.css.ts';

interface ResultsSummaryProps {
  readonly report: LabReport;
  readonly markers: readonly LabMarker[];
  readonly others: readonly LabOther[];
}

/** How many results are in range and how many are not, since when, and what has changed. Next to an alarm it would reassure. */
export function ResultsSummary({ report, markers, others }: ResultsSummaryProps) {
  const { alarms } = usePanel();
  if (alarms.length > 0 || hasCritical(markers, others)) return null;
  const [within, unrated] = [withinRange(markers).length, countUnrated(markers, others)];
  const beyond = needsAttention(markers).length + othersToLookAt(others).length;
  const figures = [
    { tone: 'within', icon: 'check', count: within, label: 'in range' },
    { tone: 'beyond', icon: 'warning', count: beyond, label: beyond === 1 ? 'needs attention' : 'need attention' },
    { tone: 'unknown', icon: 'info', count: unrated, label: 'not rated' },
  ] as const;
  const changes = rangeChangesText(markers, labDay);
  return (
    <Card aria-label="Your results at a glance">
      <div className={page.stacked}>
        <ul className={styles.figures} aria-label="Results by range">
          {figures.map(
            ({ tone, icon, count, label }) =>
              (count > 0 || tone !== 'unknown') && (
                <li key={label} className={styles.figure}>
                  <span className={styles.numbers[tone]}>
                    <Icon name={icon} />
                    {count}
                  </span>{' '}
                  {label}
                </li>
              ),
          )}
        </ul>
        <p className={page.soft}>
          Blood drawn <LabDay at={report.collected_at} />
        </p>
        {changes !== undefined && <p className={page.soft}>{changes}</p>}
      </div>
    </Card>
  );
}

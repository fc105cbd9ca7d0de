import type { LabTrends } from '#schemas/wire/labs/labReads.ts';
import * as styles from './charts.css.ts';
import { TrendsPanel } from './TrendsPanel.tsx';
import { oldestFirst } from './oldestFirst.ts';
import { seriesLook } from './plot/seriesLook.ts';
import { groupSeries } from './scale/groupSeries.ts';
import { timeScale } from './scale/timeScale.ts';
import { ResultsTable } from './table/ResultsTable.tsx';
import { TableSwitch } from './table/TableSwitch.tsx';

interface TrendsChartProps {
  /** Up to four markers. */
  readonly series: LabTrends['series'];
  /** The time zone that days are of, an IANA name. */
  readonly zone: string;
}

/**
 * The results of up to four markers over the same time, and the same as tables. Markers of one unit share a plot; others have
 * plots of their own below each other, because two axes of values in one plot invent crossings. Nothing without results.
 */
export function TrendsChart({ series, zone }: TrendsChartProps) {
  const all = series.map(({ biomarker, results }, place) => ({
    biomarker,
    results: oldestFirst(results),
    look: seriesLook(place),
  }));
  const [shown, empty] = [
    all.filter(({ results }) => results.length > 0),
    all.filter(({ results }) => results.length === 0),
  ];
  if (shown.length === 0) return null;
  const time = timeScale(
    shown.flatMap(({ results }) => results.map(({ collected_at: at }) => at)),
    zone,
  );
  return (
    <figure className={styles.trends}>
      {groupSeries(shown).map((group) => (
        <TrendsPanel key={group.map(({ biomarker }) => biomarker._id).join(' ')} series={group} time={time} />
      ))}
      {empty.map(({ biomarker }) => (
        <p key={biomarker._id} className={styles.note}>
          {biomarker.name}: no results in this time.
        </p>
      ))}
      <TableSwitch of={shown.map(({ biomarker }) => biomarker.name).join(', ')}>
        {shown.map(({ biomarker, results }) => (
          <ResultsTable key={biomarker._id} biomarker={biomarker} results={results} />
        ))}
      </TableSwitch>
    </figure>
  );
}

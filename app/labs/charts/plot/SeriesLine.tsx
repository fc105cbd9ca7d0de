import { line } from 'd3-shape';
import type { LabResult } from '#schemas/wire/labs/labReport.ts';
import type { TimeScale } from '../scale/timeScale.ts';
import type { ValueScale } from '../scale/valueScale.ts';
import * as styles from './Plot.css.ts';

type Drawn = Pick<LabResult, 'collected_at' | 'value'>;

interface SeriesLineProps {
  /** Oldest first. */
  readonly results: readonly Drawn[];
  readonly time: TimeScale;
  readonly values: ValueScale;
  readonly className?: string;
}

/** Leads from result to result. What was between them is not known, so that it is straight. */
export function SeriesLine({ results, time, values, className = styles.line }: SeriesLineProps) {
  const path = line<Drawn>(
    ({ collected_at: moment }) => time.on(moment),
    ({ value }) => values.at(value),
  )(results);
  return (
    <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.stretched}>
      <path d={path ?? ''} vectorEffect="non-scaling-stroke" className={className} />
    </svg>
  );
}

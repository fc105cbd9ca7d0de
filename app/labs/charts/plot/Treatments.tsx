import type { LabMarkerHistory } from '#schemas/wire/labs/labReads.ts';
import type { TimeScale } from '../scale/timeScale.ts';
import * as styles from './Plot.css.ts';

export type Treatment = LabMarkerHistory['treatments'][number];

interface TreatmentsProps {
  readonly treatments: readonly Treatment[];
  readonly time: TimeScale;
}

/** Rows of treatments above a plot: each from its start to its end, with its number. */
export function TreatmentRows({ treatments, time }: TreatmentsProps) {
  return (
    <svg className={styles.rows} height={`${treatments.length * 1.75}em`}>
      {treatments.map(({ from, to }, index) => {
        const y = `${(index + 0.5) * 1.75}em`;
        const [start, end] = [time.at(from), to === null ? 100 : time.at(to)];
        return (
          // Two treatments may be of one name and day.
          // oxlint-disable-next-line react/no-array-index-key -- they are numbered by their places
          <g key={index}>
            <line x1={`${start}%`} x2={`${end}%`} y1={y} y2={y} className={styles.period} />
            <svg x={`${start}%`} y={y} overflow="visible">
              <circle r="0.75em" className={styles.numberGround} />
              <text dy="0.36em" textAnchor="middle" className={styles.number}>
                {index + 1}
              </text>
            </svg>
          </g>
        );
      })}
    </svg>
  );
}

/** Where treatments start, as lines through the plot; those that started before it have none. */
export function TreatmentStarts({ treatments, time }: TreatmentsProps) {
  const starts = treatments.map(({ from }) => time.at(from)).filter((at) => at > 0);
  return [...new Set(starts)].map((at) => (
    <line key={at} x1={`${at}%`} x2={`${at}%`} y1="-2.25em" y2="100%" className={styles.start} />
  ));
}

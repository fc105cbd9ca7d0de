import type { LabMarkerHistory } from '#schemas/wire/labs/labReads.ts';
import type { TimeScale } from '../scale/timeScale.ts';
import { rowsOf } from '../scale/rowsOf.ts';
import * as styles from './Plot.css.ts';

/** The height of a row, in em. */
const ROW = 1.75;

export type Treatment = LabMarkerHistory['treatments'][number];

interface TreatmentsProps {
  readonly treatments: readonly Treatment[];
  readonly time: TimeScale;
}

/** Rows of treatments above a plot: each from its start to its end, with its number, and a mark where its dose was changed. */
export function TreatmentRows({ treatments, time }: TreatmentsProps) {
  const periods = treatments.map(({ from, to }) => ({ from: time.at(from), to: to === null ? 100 : time.at(to) }));
  const rows = rowsOf(periods);
  return (
    <svg className={styles.rows} height={`${(Math.max(...rows) + 1) * ROW}em`}>
      {periods.map(({ from, to }, index) => {
        const y = `${((rows[index] ?? 0) + 0.5) * ROW}em`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- they are numbered by their places
          <g key={index}>
            <line x1={`${from}%`} x2={`${to}%`} y1={y} y2={y} className={styles.period} />
            {treatments[index]?.changes.map(({ at }) => (
              <svg key={at} x={`${time.at(at)}%`} y={y} overflow="visible">
                <path d="M0-6L5 0L0 6L-5 0Z" className={styles.numberGround} />
              </svg>
            ))}
            <svg x={`${from}%`} y={y} overflow="visible">
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

/** Where treatments start or their dose changes, as lines through the plot; those that started before it have none. */
export function TreatmentStarts({ treatments, time }: TreatmentsProps) {
  const starts = treatments
    .flatMap(({ from, changes }) => [from, ...changes.map(({ at }) => at)])
    .map((moment) => time.at(moment))
    .filter((at) => at > 0 && at < 100);
  return [...new Set(starts)].map((at) => (
    <line key={at} x1={`${at}%`} x2={`${at}%`} y1="-2.25em" y2="100%" className={styles.start} />
  ));
}

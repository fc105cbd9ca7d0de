import type { ReactNode } from 'react';
import type { TimeScale } from '../scale/timeScale.ts';
import type { ValueScale } from '../scale/valueScale.ts';
import { unitText } from '#flows/labs/rules/unitText.ts';
import * as styles from './Plot.css.ts';

interface PlotProps {
  /** What is to be seen, in one sentence. */
  readonly label: string;
  /** As UCUM writes it. */
  readonly unit: string;
  readonly time: TimeScale;
  readonly values: ValueScale;
  /** Stands above the plot, in rows of 1.5 em, at the same places of time. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** The axes of a chart. It is drawn in percent of its place and without inline styles, which the pages' policy refuses. */
export function Plot({ label, unit, time, values, above, children }: PlotProps) {
  const width = Math.max(...values.ticks.map(({ text }) => text.length)) * 0.6 + 0.7;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, and no file
    <div role="img" aria-label={label} className={styles.plot}>
      <div aria-hidden="true" className={styles.frame}>
        {above && <span />}
        {above}
        <svg className={styles.axis} width={`${width}em`}>
          <text y="-1.3em" className={styles.text}>
            {unitText(unit)}
          </text>
          {values.ticks.map(({ value, text }) => (
            <text
              key={text}
              x="100%"
              dx="-0.6em"
              y={`${values.at(value)}%`}
              dy="0.35em"
              textAnchor="end"
              className={styles.text}
            >
              {text}
            </text>
          ))}
        </svg>
        <svg className={styles.area}>
          {values.ticks.map(({ value, text }) => (
            <line
              key={text}
              x1="0"
              x2="100%"
              y1={`${values.at(value)}%`}
              y2={`${values.at(value)}%`}
              className={styles.grid}
            />
          ))}
          {time.ticks.map(({ at, text, year }) => (
            <text key={`${at}`} x={`${at}%`} y="100%" textAnchor="middle" className={styles.text}>
              <tspan dy="1.9em">{text}</tspan>
              {year !== null && (
                <tspan x={`${at}%`} dy="1.3em">
                  {year}
                </tspan>
              )}
            </text>
          ))}
          {children}
        </svg>
      </div>
    </div>
  );
}

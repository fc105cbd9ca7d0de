import type { RangeStep } from '../scale/rangeSteps.ts';
import type { ValueScale } from '../scale/valueScale.ts';
import * as styles from './Plot.css.ts';

interface RangeBandProps {
  readonly steps: readonly RangeStep[];
  readonly target: { readonly low: number | null; readonly high: number | null } | null;
  readonly values: ValueScale;
}

/** What is usual as a band, and the bounds of the target as dashed lines. A side without a bound reaches to the end of the axis. */
export function RangeBand({ steps, target, values }: RangeBandProps) {
  return (
    <>
      {steps.map(({ from, to, reference: { low, high } }) => {
        const [top, bottom] = [values.at(high ?? Infinity), values.at(low ?? -Infinity)];
        const across = { x1: `${from}%`, x2: `${to}%`, className: styles.rangeEdge };
        return (
          <g key={from}>
            <rect
              x={`${from}%`}
              width={`${to - from}%`}
              y={`${top}%`}
              height={`${bottom - top}%`}
              className={styles.range}
            />
            {high !== null && <line {...across} y1={`${top}%`} y2={`${top}%`} />}
            {low !== null && <line {...across} y1={`${bottom}%`} y2={`${bottom}%`} />}
          </g>
        );
      })}
      {[target?.low, target?.high].map(
        (bound) =>
          typeof bound === 'number' && (
            <line
              key={bound}
              x1="0"
              x2="100%"
              y1={`${values.at(bound)}%`}
              y2={`${values.at(bound)}%`}
              className={styles.target}
            />
          ),
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import type { LabResult } from '#schemas/wire/labs/labReport.ts';
import { numberText } from '#flows/labs/rules/resultTexts.ts';
import { isCorrected } from '../texts/chartTexts.ts';
import type { TimeScale } from '../scale/timeScale.ts';
import type { ValueScale } from '../scale/valueScale.ts';
import * as styles from './Plot.css.ts';
import { symbols } from './symbols.ts';

interface ResultPointProps {
  readonly result: Pick<LabResult, 'collected_at' | 'value' | 'comparator' | 'status' | 'entered'>;
  readonly decimals: number;
  readonly time: TimeScale;
  readonly values: ValueScale;
  /** Whether its value is written, always or only where there is room for several. */
  readonly written: 'always' | 'roomy' | 'never';
  /** What is shown where the pointer rests on it. */
  readonly title: string;
  /** The mark, around the point 0, 0. */
  readonly children: ReactNode;
}

/** Arrows to where a value may lie that is less or more than what could be measured. */
const arrows = { '<': 'M0 9V17M-3.5 13.5L0 17L3.5 13.5', '>': 'M0-9V-17M-3.5-13.5L0-17L3.5-13.5' } as const;

/**
 * A result at its place: its mark, its value, an arrow where it is only known to lie beyond, a
 * dashed ring where it was corrected, a square where the patient has entered it.
 */
export function ResultPoint({ result, decimals, time, values, written, title, children }: ResultPointProps) {
  const { comparator } = result;
  const isMore = comparator?.startsWith('>') ?? false;
  const x = time.on(result.collected_at);
  const place = { x: `${x}%`, y: `${values.at(result.value)}%` };
  return (
    <>
      <svg {...place} overflow="visible">
        <title>{title}</title>
        {children}
        {comparator && <path d={isMore ? arrows['>'] : arrows['<']} className={styles.sign} />}
        {result.entered && <path d={symbols.frame} className={styles.entered} />}
        {isCorrected(result) && <path d={symbols.wideRing} className={styles.ring} />}
      </svg>
      {written !== 'never' && (
        <text
          {...place}
          dy={isMore ? -22 : -13}
          textAnchor="middle"
          className={written === 'always' ? styles.value : styles.lesserValue}
        >
          {numberText(result, decimals)}
        </text>
      )}
    </>
  );
}

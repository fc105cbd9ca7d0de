import { Fragment } from 'react';
import * as styles from './dose.css.ts';

interface SyringeProps {
  /** What is drawn up, in the units of the marks. */
  readonly amount: number;
  readonly capacity: number;
  /** Units between two marks. */
  readonly mark: number;
}

/** The marks that the close-up shows, and which of its marks have a number. */
const CLOSE = { marks: 20, numbered: 5 } as const;
/** On the whole barrel: so many marks have a line, and every fifth of those has a number. */
const LINES = 20;

const BARREL = { left: 24, width: 268, top: 6, height: 26 } as const;
const LENS = { left: 16, width: 288, top: 74, height: 30 } as const;

interface ScaleProps {
  readonly from: number;
  readonly to: number;
  readonly every: number;
  readonly numbered: number;
  readonly place: (units: number) => number;
  readonly top: number;
}

/** The marks of a scale below a line, the numbered ones longer. */
function Scale({ from, to, every, numbered, place, top }: ScaleProps) {
  const marks = Array.from({ length: Math.round((to - from) / every) + 1 }, (_, at) => from + at * every);
  return marks.map((units) => {
    const isNumbered = units % numbered === 0;
    const x = place(units);
    return (
      <Fragment key={units}>
        <path d={`M${x} ${top}v${isNumbered ? 9 : 5}`} className={styles.mark} />
        {isNumbered && (
          <text x={x} y={top + 20} textAnchor="middle" className={styles.numeral}>
            {units}
          </text>
        )}
      </Fragment>
    );
  });
}

/**
 * The product's oral syringe filled to a dose, and a close-up of the marks around it: on a phone, the marks of the whole
 * barrel would be too fine to tell apart.
 */
export function Syringe({ amount, capacity, mark }: SyringeProps) {
  const place = (units: number) => BARREL.left + (BARREL.width * units) / capacity;
  const shown = Math.min(CLOSE.marks * mark, capacity);
  const middle = Math.floor(amount / mark / CLOSE.numbered) * CLOSE.numbered * mark - shown / 2;
  const from = Math.min(Math.max(middle, 0), capacity - shown);
  const closer = (units: number) => LENS.left + (LENS.width * (units - from)) / shown;
  const level = place(amount);
  const { top: above, height } = BARREL;
  const below = LENS.top + LENS.height;
  return (
    <svg aria-hidden="true" viewBox="0 0 320 128" className={styles.syringe}>
      <path d={`M4 ${above + height / 2 - 4}h20v8h-20z`} className={styles.glass} />
      <rect x={BARREL.left} y={above} width={level - BARREL.left} height={height} className={styles.liquid} />
      <path d={`M${level} ${above + height / 2}H316M316 ${above}v${height}`} className={styles.plunger} />
      <rect x={level - 3} y={above + 1} width={6} height={height - 2} className={styles.stopper} />
      <rect x={BARREL.left} y={above} width={BARREL.width} height={height} rx={2} className={styles.glass} />
      <Scale
        from={0}
        to={capacity}
        every={capacity / LINES}
        numbered={capacity / 4}
        place={place}
        top={above + height}
      />
      <path
        d={`M${place(from)} ${above + height}L${LENS.left} ${LENS.top}M${place(from + shown)} ${above + height}L${LENS.left + LENS.width} ${LENS.top}`}
        className={styles.lens}
      />
      <rect x={LENS.left} y={LENS.top} width={LENS.width} height={LENS.height} className={styles.paper} />
      <rect
        x={LENS.left}
        y={LENS.top}
        width={closer(amount) - LENS.left}
        height={LENS.height}
        className={styles.liquid}
      />
      <rect x={LENS.left} y={LENS.top} width={LENS.width} height={LENS.height} rx={2} className={styles.glass} />
      <path d={`M${closer(amount)} ${LENS.top - 4}v${LENS.height + 8}`} className={styles.plunger} />
      <Scale from={from} to={from + shown} every={mark} numbered={mark * CLOSE.numbered} place={closer} top={below} />
    </svg>
  );
}

import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './Confetti.css.ts';

/** How many pieces fall (000 §9). */
const PIECES = 100;

/** How long confetti lasts, in ms (000 §9): each piece has fallen twice by then. */
export const CONFETTI_TIME = 15_000;

/** Between 0 and 1: even over all pieces, and without a pattern from one to the next. */
const spread = (index: number, by: number) => (index * by) % 1;

const looks = Object.values(styles.pieces);

const pieces = Array.from({ length: PIECES }, (_, index) => {
  const seconds = 4 + 2 * spread(index, 0.8192);
  const latest = CONFETTI_TIME / 1000 - 2 * seconds;
  return {
    id: index,
    look: looks[index % looks.length],
    vars: {
      [styles.start]: `${(100 * spread(index, 0.5497)).toFixed(2)}%`,
      [styles.drift]: `${(16 * (spread(index, 0.2451) - 0.5)).toFixed(2)}vw`,
      [styles.turns]: `${(1 + 4 * spread(index, 0.6711)).toFixed(2)}turn`,
      [styles.delay]: `${(latest * spread(index, 0.618)).toFixed(2)}s`,
      [styles.time]: `${seconds.toFixed(2)}s`,
    },
  };
});

/** Confetti that falls behind a dialog. Whoever shows it takes it away again, and never shows it to who wants less motion. */
export function Confetti() {
  return (
    <div className={styles.sky} aria-hidden="true">
      {pieces.map(({ id, look, vars }) => (
        <span key={id} className={look} style={assignInlineVars(vars)} />
      ))}
    </div>
  );
}

import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

/** Where a piece starts, from the left, and how far it drifts on its way. */
export const start = createVar();
export const drift = createVar();
/** How often it turns over. */
export const turns = createVar();
/** When it starts and how long it falls. */
export const delay = createVar();
export const time = createVar();

/** Above the backdrop, below the dialog: nothing lies over what is read or pressed. */
export const sky = style({ position: 'fixed', inset: 0, zIndex: 10, overflow: 'hidden', pointerEvents: 'none' });

const fall = keyframes({
  to: { transform: `translate(${drift}, 112vh) rotate3d(3, 2, 1, ${turns})` },
});

const piece = style({
  position: 'absolute',
  top: '-6vh',
  left: start,
  width: 9,
  height: 15,
  borderRadius: 2,
  animation: `${fall} ${time} linear ${delay} 2`,
});

const inColor = (background: string) => [piece, { background }];

/** Pieces in the colors of the brand. */
export const pieces = styleVariants({
  brand: inColor(tokens.color.brand),
  accent: inColor(tokens.color.accent),
  brandLine: inColor(tokens.color.brandLine),
  success: inColor(tokens.color.success),
  card: inColor(tokens.color.card),
});

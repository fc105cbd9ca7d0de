import { createVar, keyframes, style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const height = createVar();
export const width = createVar();

export const block = style({
  display: 'block',
  height,
  width,
  maxWidth: '100%',
  borderRadius: tokens.radius.small,
  background: tokens.color.line,
  animation: `${breathe} 1.8s ease-in-out infinite`,
});
export const stack = style({ display: 'grid', gap: tokens.space.l });

/** The blocks of a question: the content policy lets no server write sizes into a page. */
export const questionBlocks = [
  style([block, { height: '2.25rem', width: '80%' }]),
  style([block, { height: '1.25rem', width: '60%' }]),
  ...[1, 2, 3].map((option) => style([block, { height: '64px', width: '100%' }], `option${option}`)),
];

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

import { style } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** As tall as a loaded calendar from the start, so that nothing moves and little scrolls inside it. */
export const box = style({
  position: 'relative',
  minHeight: '66rem',
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  overflow: 'hidden',
  '@media': { [wide]: { minHeight: '50rem' } },
});

export const loading = style({
  position: 'absolute',
  inset: 0,
  padding: tokens.space.xl,
  background: tokens.color.card,
});

export const failed = style({ padding: tokens.space.xl });

export const frame = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 });

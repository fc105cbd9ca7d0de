import { style } from '@vanilla-extract/css';
import { desktop } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const shop = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.xl });

/** Aligned with the page below. */
export const navigation = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: tokens.space.s,
  margin: `calc(-1 * ${tokens.space.l}) calc(-1 * ${tokens.space.m}) calc(-1 * ${tokens.space.m})`,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.xl,
  alignItems: 'start',
  '@media': { [desktop]: { gridTemplateColumns: '208px minmax(0, 1fr)', gap: tokens.space.xxl } },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { desktop, wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const step = style({
  display: 'grid',
  gap: tokens.space.xl,
  alignContent: 'start',
  '@media': { [wide]: { gap: tokens.space.xxl } },
});

/** The summary below the form, or beside it if there is room. */
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space.xxl,
  minWidth: 0,
  '@media': {
    [desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 360px)',
      gap: tokens.space.huge,
      alignItems: 'start',
    },
  },
});

export const main = style({ display: 'grid', gap: tokens.space.xxl, minWidth: 0 });
globalStyle(`${main} :is(input, select, textarea)`, { scrollMarginBlockEnd: '120px' });

import { style } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const step = style({
  display: 'grid',
  gap: tokens.space.xl,
  alignContent: 'start',
  '@media': { [wide]: { gap: tokens.space.xxl } },
});

export const cards = style({
  display: 'grid',
  gap: tokens.space.l,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: tokens.space.xl,
  alignContent: 'start',
  minWidth: 0,
  padding: tokens.space.xl,
  border: `1.5px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  boxShadow: tokens.shadow.card,
});
export const chosen = style([
  card,
  {
    borderColor: tokens.color.brandText,
    background: tokens.color.brandSoft,
    boxShadow: `inset 0 0 0 1px ${tokens.color.brandText}`,
  },
]);
export const image = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: tokens.radius.control,
});
export const top = style({ display: 'grid', gap: tokens.space.xs, alignContent: 'start' });
export const title = style({ fontSize: tokens.type.heading });
export const price = style({ color: tokens.color.inkSoft });
/** In the corner, so that the cards stay aligned. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: '-0.8em',
  insetInlineEnd: tokens.space.l,
  padding: `0 ${tokens.space.s}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.brand,
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  color: tokens.color.onBrand,
  fontSize: tokens.type.tiny,
  fontWeight: tokens.type.medium,
});
export const action = style({ display: 'grid' });

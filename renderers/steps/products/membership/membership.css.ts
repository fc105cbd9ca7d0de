import { style } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** As wide as a question, on wide pages too. */
export const step = style({ width: '100%', maxWidth: tokens.size.content, marginInline: 'auto' });

export const form = style({ display: 'flex', flexDirection: 'column', gap: tokens.space.xxl, minWidth: 0 });

export const card = style({
  display: 'grid',
  gap: tokens.space.l,
  alignContent: 'start',
  minWidth: 0,
  padding: tokens.space.xl,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  boxShadow: tokens.shadow.card,
});
export const value = style({
  padding: tokens.space.l,
  borderRadius: tokens.radius.control,
  background: tokens.color.brandSoft,
  color: tokens.color.brandText,
  fontSize: tokens.type.small,
  lineHeight: 1.5,
});
export const included = style({
  display: 'grid',
  gap: tokens.space.l,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const image = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: tokens.radius.control,
});

import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const page = style({ display: 'grid', gap: tokens.space.xl, paddingBlock: tokens.space.xl });
export const title = style({ fontSize: tokens.type.title, fontWeight: tokens.type.semibold });
export const subtitle = style({ fontSize: tokens.type.heading, marginBottom: tokens.space.m });
export const links = style({ display: 'grid', gap: tokens.space.s, margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${links} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.touch,
  color: tokens.color.brandText,
});

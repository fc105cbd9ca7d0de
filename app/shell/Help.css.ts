import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';
import { action } from './BrandBar.css.ts';

export const summary = style([
  action,
  { listStyle: 'none', selectors: { '&::-webkit-details-marker': { display: 'none' } } },
]);

export const card = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: tokens.size.touch,
  zIndex: 3,
  display: 'grid',
  gap: tokens.space.s,
  width: 'min(320px, calc(100vw - 32px))',
  padding: tokens.space.l,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  boxShadow: tokens.shadow.raised,
  fontSize: tokens.type.small,
  lineHeight: 1.5,
  outline: 'none',
});

export const link = style({ color: tokens.color.brandText, overflowWrap: 'anywhere' });

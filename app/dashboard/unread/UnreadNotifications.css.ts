import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const unread = style({
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'center',
  gap: tokens.space.s,
  minHeight: tokens.size.touch,
  color: tokens.color.brandText,
  fontWeight: tokens.type.medium,
  textUnderlineOffset: '0.2em',
});

export const bell = style({ position: 'relative', display: 'grid' });

export const dot = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  width: '10px',
  height: '10px',
  borderRadius: tokens.radius.round,
  background: tokens.color.brand,
});

export const notRead = style({ marginBlock: tokens.space.l });

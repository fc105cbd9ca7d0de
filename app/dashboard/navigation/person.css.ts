import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: tokens.space.m,
});

const avatar = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: tokens.radius.round,
  background: tokens.color.brandSoft,
  color: tokens.color.brandText,
  fontWeight: tokens.type.semibold,
});

export const avatars = styleVariants({ small: '44px', large: '88px' }, (side) => [
  avatar,
  { width: side, height: side },
]);

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const lines = style({ minWidth: 0 });

export const name = style({ fontWeight: tokens.type.medium });

export const email = style({ fontSize: tokens.type.small, color: tokens.color.inkSoft });

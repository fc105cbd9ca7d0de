import { style } from '@vanilla-extract/css';
import { desktop } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const banner = style({
  position: 'fixed',
  insetInline: tokens.space.m,
  // Above the navigation at the foot of a phone.
  bottom: `calc(64px + env(safe-area-inset-bottom) + ${tokens.space.m})`,
  '@media': { [desktop]: { bottom: tokens.space.m } },
  zIndex: 30,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.m,
  maxWidth: '640px',
  marginInline: 'auto',
  padding: `${tokens.space.m} ${tokens.space.l}`,
  border: `1px solid ${tokens.color.brandLine}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  boxShadow: tokens.shadow.floating,
});

export const text = style({ fontWeight: tokens.type.medium });

export const actions = style({ display: 'flex', gap: tokens.space.s });

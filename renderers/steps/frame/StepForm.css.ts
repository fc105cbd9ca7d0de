import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const form = style({
  display: 'grid',
  gap: tokens.space.xl,
  alignContent: 'start',
  '@media': { [wide]: { gap: tokens.space.xxl } },
});

export const heading = style({ display: 'grid', gap: tokens.space.m });
export const title = style({ fontSize: tokens.type.title, letterSpacing: '-0.018em' });
export const help = style({ fontSize: tokens.type.lead, color: tokens.color.inkSoft, lineHeight: 1.5 });
export const body = style({ display: 'grid', gap: tokens.space.l });

/** Within reach of the thumb on a phone, however long the question is. */
export const actions = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'grid',
  gap: tokens.space.m,
  marginInline: `calc(-1 * ${tokens.space.l})`,
  padding: `${tokens.space.l} ${tokens.space.l} max(${tokens.space.l}, env(safe-area-inset-bottom))`,
  background: `linear-gradient(to bottom, transparent, ${tokens.color.page} ${tokens.space.l})`,
  '@media': {
    [wide]: { position: 'static', marginInline: 0, padding: 0, background: 'none' },
    // With a keyboard open on a small screen, there is no room for a fixed bar.
    '(max-height: 480px)': { position: 'static' },
  },
});

export const certification = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: tokens.space.m,
  padding: tokens.space.l,
  borderRadius: tokens.radius.control,
  background: tokens.color.sunken,
  fontSize: tokens.type.small,
  lineHeight: 1.5,
  color: tokens.color.inkSoft,
});
globalStyle(`${certification} svg`, { color: tokens.color.brandText });

export const note = style({ fontSize: tokens.type.small, fontWeight: tokens.type.medium, color: tokens.color.inkSoft });

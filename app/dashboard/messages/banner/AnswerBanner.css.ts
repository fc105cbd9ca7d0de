import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const banner = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: tokens.space.m,
  flexShrink: 0,
  marginBottom: tokens.space.s,
  padding: `${tokens.space.s} ${tokens.space.m}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.sunken,
  fontSize: tokens.type.tiny,
  lineHeight: 1.45,
});

const light = style({ flexShrink: 0, width: 8, height: 8, borderRadius: tokens.radius.round });

export const lights = styleVariants({
  'working-hours': [light, { background: tokens.color.success }],
  'after-hours': [light, { background: tokens.color.warning }],
  holiday: [light, { background: tokens.color.warning }],
});

export const text = style({ color: tokens.color.inkSoft });

/** On a line of its own: behind it, the rest would fill the line so nearly that it breaks by the font that is there. */
export const title = style({ display: 'block', color: tokens.color.ink, fontWeight: tokens.type.semibold });

export const hours = style({ whiteSpace: 'nowrap' });

import { style, styleVariants } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const banner = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${tokens.space.xs} ${tokens.space.m}`,
  padding: `${tokens.space.m} ${tokens.space.l}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.sunken,
  fontSize: tokens.type.small,
  lineHeight: 1.45,
  '@media': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

const light = style({ width: 9, height: 9, borderRadius: tokens.radius.round });

export const lights = styleVariants({
  'working-hours': [light, { background: tokens.color.success }],
  'after-hours': [light, { background: tokens.color.warning }],
  holiday: [light, { background: tokens.color.warning }],
});

export const text = style({ color: tokens.color.inkSoft });

export const title = style({ color: tokens.color.ink, fontWeight: tokens.type.semibold });

/** Below the text on a phone. */
export const hours = style({
  gridColumn: 2,
  color: tokens.color.inkSoft,
  whiteSpace: 'nowrap',
  '@media': { [wide]: { gridColumn: 'auto' } },
});

import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** Keeps a focused control from being hidden behind the fixed bar at the bottom. */
export const plans = style({ scrollMarginBlockEnd: '200px' });
export const sectionTitle = style({ fontSize: tokens.type.heading, lineHeight: 1.3 });
export const section = style({ display: 'grid', gap: tokens.space.l, minWidth: 0 });
export const quiet = style({ fontSize: tokens.type.small, color: tokens.color.inkSoft, lineHeight: 1.5 });
export const strong = style({ fontWeight: tokens.type.medium });

export const features = style({ display: 'grid', gap: tokens.space.s, alignContent: 'start' });
export const feature = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: tokens.space.s,
  alignItems: 'start',
  lineHeight: 1.45,
});
export const tick = style({ color: tokens.color.brandText, display: 'grid', paddingTop: '2px' });
export const dot = style({
  width: 6,
  height: 6,
  marginBlockStart: '0.6em',
  marginInlineEnd: tokens.space.xs,
  borderRadius: tokens.radius.round,
  background: tokens.color.brandText,
});

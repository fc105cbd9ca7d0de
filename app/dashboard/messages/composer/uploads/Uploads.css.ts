import { style } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.s,
  maxHeight: 'min(208px, 25dvh)',
  overflowY: 'auto',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: tokens.space.m,
  padding: tokens.space.xs,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.card,
  fontSize: tokens.type.small,
  lineHeight: 1.35,
});

export const failed = style([item, { borderColor: tokens.color.danger, alignItems: 'start' }]);

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: tokens.radius.small,
  background: tokens.color.sunken,
  color: tokens.color.inkSoft,
  overflow: 'hidden',
});

export const drawn = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const undrawn = style({ display: 'none' });

export const about = style({ display: 'grid', gap: 2, minWidth: 0 });

export const size = style({
  color: tokens.color.inkSoft,
  fontSize: tokens.type.tiny,
  fontVariantNumeric: 'tabular-nums',
});

export const progress = style({ display: 'flex' });

export const problem = style({ display: 'grid', justifyItems: 'start', color: tokens.color.danger });

export const refusals = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: tokens.space.s,
  paddingInlineStart: tokens.space.m,
  borderRadius: tokens.radius.control,
  background: tokens.color.dangerSoft,
});

export const reasons = style({
  display: 'grid',
  gap: tokens.space.xs,
  minWidth: 0,
  paddingBlock: tokens.space.s,
  color: tokens.color.danger,
  fontSize: tokens.type.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space.l,
  rowGap: tokens.space.xs,
  color: tokens.color.inkSoft,
  fontSize: tokens.type.small,
  lineHeight: 1.4,
});

export const entry = style({ display: 'flex', gap: tokens.space.s, minWidth: 0, overflowWrap: 'anywhere' });

export const mark = style({ flex: 'none', overflow: 'visible' });

export const treatments = style({ display: 'grid', gap: tokens.space.xs, fontSize: tokens.type.small });

export const title = style({ fontWeight: tokens.type.semibold });

export const numbered = style({
  paddingInlineStart: '1.5em',
  listStyle: 'decimal',
  color: tokens.color.inkSoft,
  overflowWrap: 'anywhere',
});

export const hint = style({ color: tokens.color.inkSoft });

/** Below what it is about. */
export const dose = style({ display: 'block' });

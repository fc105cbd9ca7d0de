import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const list = style({ display: 'grid', gap: tokens.space.l });

export const lines = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

export const line = style({
  display: 'grid',
  gap: tokens.space.xs,
  minWidth: 0,
  paddingBlock: tokens.space.l,
  selectors: {
    '&:not(:last-child)': { borderBottom: `1px solid ${tokens.color.line}` },
    '&:first-child': { paddingTop: 0 },
  },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: tokens.space.l,
});

export const who = style({ fontWeight: tokens.type.semibold });

export const what = style({ overflowWrap: 'anywhere' });

export const soft = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small, overflowWrap: 'anywhere' });

export const refused = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.s,
  color: tokens.color.danger,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
});

export const refusal = style({ color: tokens.color.danger, fontWeight: tokens.type.medium });

export const summary = style({
  width: 'fit-content',
  paddingBlock: tokens.space.m,
  color: tokens.color.brandText,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
  cursor: 'pointer',
});

export const singles = style({ display: 'grid', gap: tokens.space.m, listStyle: 'none', margin: 0, padding: 0 });

export const single = style({
  paddingInlineStart: tokens.space.l,
  borderInlineStart: `2px solid ${tokens.color.line}`,
  fontSize: tokens.type.small,
});

export const more = style({ display: 'grid', justifyItems: 'center' });

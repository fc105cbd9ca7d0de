import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const newest = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space.s} ${tokens.space.l}`,
});

export const value = style({
  fontSize: tokens.type.title,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
  fontVariantNumeric: 'tabular-nums',
});

/** A table that is wider than a phone scrolls by itself. */
export const scrolled = style({ overflowX: 'auto', marginInline: `calc(-1 * ${tokens.space.s})` });

export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });

const cell = style({ padding: `${tokens.space.m} ${tokens.space.s}`, textAlign: 'start', verticalAlign: 'top' });

export const head = style([
  cell,
  { color: tokens.color.inkSoft, fontSize: tokens.type.small, fontWeight: tokens.type.medium },
]);

export const told = style([cell, { borderTop: `1px solid ${tokens.color.line}` }]);

export const measured = style([told, { fontWeight: tokens.type.semibold, whiteSpace: 'nowrap' }]);

export const day = style({ fontWeight: tokens.type.medium, whiteSpace: 'nowrap' });

import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const title = style({
  fontSize: tokens.type.title,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
  letterSpacing: '-0.01em',
  outline: 'none',
});

export const intro = style({ display: 'grid', gap: tokens.space.s });

export const soft = style({ color: tokens.color.inkSoft });

export const actions = style({ '@media': { print: { display: 'none' } } });

export const section = style({ display: 'grid', gap: tokens.space.s, breakInside: 'avoid' });

export const heading = style({
  marginTop: tokens.space.l,
  fontSize: tokens.type.heading,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
});

export const words = style({ maxWidth: '65ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  '@media': { print: { fontSize: tokens.type.small } },
});

export const line = style({ breakInside: 'avoid', borderBottom: `1px solid ${tokens.color.line}` });

export const cell = style({
  padding: `${tokens.space.s} ${tokens.space.m} ${tokens.space.s} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: tokens.type.regular,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { width: '28%', paddingRight: 0 } },
});

export const column = style([cell, { color: tokens.color.inkSoft, fontSize: tokens.type.small }]);

export const name = style([cell, { fontWeight: tokens.type.medium }]);

export const value = style({ fontWeight: tokens.type.semibold });

export const range = style({ display: 'block', color: tokens.color.inkSoft, fontSize: tokens.type.small });

const band = style([cell, { fontWeight: tokens.type.medium }]);

export const bands = styleVariants({
  urgent: [band, { color: tokens.color.danger }],
  beyond: [band, { color: tokens.color.warning }],
  within: [band, { color: tokens.color.success }],
  unknown: [band, { color: tokens.color.inkSoft }],
});

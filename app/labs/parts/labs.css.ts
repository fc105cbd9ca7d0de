import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const title = style({
  fontSize: tokens.type.title,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
  letterSpacing: '-0.02em',
});

export const lead = style({ marginTop: tokens.space.xs, color: tokens.color.inkSoft, fontSize: tokens.type.lead });

export const page = style({ display: 'grid', gap: tokens.space.l, marginTop: tokens.space.xl });

export const list = style([page, { listStyle: 'none', padding: 0, marginBottom: 0, marginInline: 0 }]);

/** The buttons at the end of a page. */
export const end = style({ marginTop: tokens.space.xl });

/** A heading with what is under it. */
export const section = style({
  display: 'grid',
  gap: tokens.space.m,
  marginTop: tokens.space.xxl,
  '@media': { print: { display: 'block' } },
});

export const inCard = style({
  display: 'grid',
  gap: tokens.space.l,
  alignContent: 'start',
  '@media': { print: { display: 'block' } },
});

// In a grid, a heading does not stay with what it heads where a sheet ends.
globalStyle(`:is(${section}, ${inCard}) > * + *`, { '@media': { print: { marginTop: tokens.space.m } } });

export const heading = style({
  fontSize: tokens.type.heading,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
  '@media': { print: { breakAfter: 'avoid' } },
});

export const soft = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });

export const plain = style({ display: 'grid', gap: tokens.space.m, listStyle: 'none', padding: 0, margin: 0 });

export const texts = style({ display: 'grid', gap: tokens.space.s, maxWidth: '65ch' });

export const points = style({
  display: 'grid',
  gap: tokens.space.s,
  margin: 0,
  paddingInlineStart: '1.25em',
  listStyle: 'disc',
});

export const term = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });

export const told = style({ margin: 0, fontWeight: tokens.type.medium, overflowWrap: 'anywhere' });

/** The buttons of a page; a printed page has none. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.s,
  '@media': { print: { display: 'none' } },
});

/** Something that leads on, as wide as its place. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${tokens.space.xs} ${tokens.space.l}`,
  minHeight: tokens.size.touch,
  padding: tokens.space.l,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  color: tokens.color.ink,
  textDecoration: 'none',
  breakInside: 'avoid',
  selectors: { 'a&:hover': { borderColor: tokens.color.brandLine } },
});

export const name = style({
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
  overflowWrap: 'anywhere',
});

export const stacked = style({ display: 'grid', gap: tokens.space.xs, minWidth: 0 });

/** The same beside a sign, which keeps its place at the end of the line. */
export const beside = style([stacked, { flex: 1 }]);

const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.s,
  padding: `${tokens.space.xs} ${tokens.space.m}`,
  borderRadius: tokens.radius.round,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
  whiteSpace: 'nowrap',
});

export const states = styleVariants({
  todo: [pill, { background: tokens.color.warningSoft, color: tokens.color.warning }],
  going: [pill, { background: tokens.color.brandSoft, color: tokens.color.brandText }],
  done: [pill, { background: tokens.color.successSoft, color: tokens.color.success }],
});

export const bands = styleVariants({
  urgent: [pill, { background: tokens.color.dangerSoft, color: tokens.color.danger }],
  beyond: [pill, { background: tokens.color.warningSoft, color: tokens.color.warning }],
  within: [pill, { background: tokens.color.successSoft, color: tokens.color.success }],
  unknown: [pill, { background: tokens.color.sunken, color: tokens.color.inkSoft }],
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.s,
  minHeight: tokens.size.touch,
  color: tokens.color.brandText,
  fontWeight: tokens.type.medium,
});

export const nothing = style({
  display: 'grid',
  justifyItems: 'start',
  gap: tokens.space.l,
  marginTop: tokens.space.xl,
});

/** What a laboratory wrote, with its lines. */
export const said = style({ display: 'block', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

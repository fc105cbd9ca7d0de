import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

export const steps = style({
  display: 'grid',
  gap: tokens.space.l,
  margin: 0,
  paddingInlineStart: tokens.space.xl,
  listStyle: 'decimal',
});

export const step = style({ paddingInlineStart: tokens.space.xs });

/** Dark on light in every brand, with the quiet edge around it that cameras need. */
export const code = style({
  display: 'block',
  maxWidth: '100%',
  marginBlock: tokens.space.m,
  borderRadius: tokens.radius.control,
  background: '#fff',
});

/** A group is never torn at the end of a line. */
export const secret = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space.m,
  marginBlock: tokens.space.s,
  fontFamily: mono,
  fontWeight: tokens.type.medium,
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  gap: tokens.space.s,
  margin: 0,
  padding: tokens.space.l,
  borderRadius: tokens.radius.control,
  background: tokens.color.sunken,
  fontFamily: mono,
  listStyle: 'none',
});

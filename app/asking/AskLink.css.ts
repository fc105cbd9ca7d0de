import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const problem = style({
  color: tokens.color.danger,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
  lineHeight: 1.4,
});

/** Below the link, as wide as its place. */
export const begun = style({
  display: 'grid',
  flexBasis: '100%',
  gap: tokens.space.s,
  padding: tokens.space.l,
  borderRadius: tokens.radius.control,
  background: tokens.color.warningSoft,
  color: tokens.color.ink,
});

export const title = style({ fontWeight: tokens.type.semibold });

export const text = style({
  maxHeight: 96,
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: tokens.type.small,
  lineHeight: 1.5,
});

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.s });

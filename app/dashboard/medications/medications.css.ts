import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const card = style({ display: 'grid', gap: tokens.space.m, alignContent: 'start' });

export const name = style({
  fontSize: tokens.type.lead,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
  overflowWrap: 'anywhere',
});

export const facts = style({ display: 'grid', gap: tokens.space.s, margin: 0 });

export const term = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });

export const fact = style({ margin: 0 });

export const empty = style({
  display: 'grid',
  gap: tokens.space.m,
  justifyItems: 'start',
  marginTop: tokens.space.huge,
});

/** On paper only the list is wanted. */
export const notPrinted = style({ '@media': { print: { display: 'none' } } });

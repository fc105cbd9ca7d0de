import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const lines = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

/** The button stands beside the text where there is room, and below it on a phone. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: tokens.space.l,
  paddingBlock: tokens.space.m,
  selectors: {
    '&:not(:last-child)': { borderBottom: `1px solid ${tokens.color.line}` },
  },
});

export const title = style({ fontWeight: tokens.type.medium });

/** Aligns the text of the button with the other texts. */
export const read = style({ marginInline: `calc(-1 * ${tokens.space.m})` });

/** Leads back from a text; a printed one has no links and buttons. */
export const back = style({
  marginInline: `calc(-1 * ${tokens.space.m})`,
  '@media': { print: { display: 'none' } },
});

/** Lines are no longer than the eye finds back from. */
export const text = style({ maxWidth: '42rem', marginTop: tokens.space.xl, '@media': { print: { maxWidth: 'none' } } });

export const notPrinted = style({ marginTop: tokens.space.xl, '@media': { print: { display: 'none' } } });

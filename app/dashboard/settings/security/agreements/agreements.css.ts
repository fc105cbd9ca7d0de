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

import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.l,
  paddingBlock: tokens.space.l,
  selectors: { '& + &': { borderTop: `1px solid ${tokens.color.line}` } },
});

/** Where both do not fit beside each other, the button stands below. */
export const text = style({ flex: '1 1 10rem', minWidth: 0 });

globalStyle(`${row} button`, { whiteSpace: 'nowrap' });

export const device = style({ fontWeight: tokens.type.medium, overflowWrap: 'anywhere' });

export const here = style({
  color: tokens.color.success,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
});

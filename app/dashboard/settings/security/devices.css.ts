import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.l,
  paddingBlock: tokens.space.l,
  selectors: { '& + &': { borderTop: `1px solid ${tokens.color.line}` } },
});

export const text = style({ minWidth: 0 });

export const device = style({ fontWeight: tokens.type.medium, overflowWrap: 'anywhere' });

export const here = style({
  color: tokens.color.success,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
});

import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: tokens.space.l,
  margin: 0,
});

export const term = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });

export const told = style({ margin: 0, fontWeight: tokens.type.medium, overflowWrap: 'anywhere' });

export const note = style({
  margin: 0,
  marginTop: tokens.space.xs,
  color: tokens.color.inkSoft,
  fontSize: tokens.type.small,
});

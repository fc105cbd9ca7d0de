import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

export const report = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.xl });

export const body = style({ display: 'grid', gap: tokens.space.s, maxWidth: '65ch' });

/** A printed page has no buttons. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.m,
  '@media': { print: { display: 'none' } },
});

import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

export const content = style({ display: 'grid', gap: tokens.space.l });

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: tokens.radius.round,
  background: tokens.color.successSoft,
  color: tokens.color.success,
});

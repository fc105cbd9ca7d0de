import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const panel = style({ display: 'grid', gap: tokens.space.xl });

export const part = style({ display: 'grid', gap: tokens.space.s });

export const lines = style({
  display: 'grid',
  gap: tokens.space.s,
  margin: 0,
  paddingInlineStart: tokens.space.xl,
  listStyle: 'disc',
});

import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const show = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: tokens.space.s,
  minHeight: '32px',
  color: tokens.color.inkSoft,
  cursor: 'pointer',
});

export const box = style({ width: '20px', height: '20px', accentColor: tokens.color.brand });

export const password = style({ display: 'grid', gap: tokens.space.s });

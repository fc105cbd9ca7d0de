import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

export const checkbox = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: tokens.space.s,
  minHeight: '32px',
  color: tokens.color.inkSoft,
  cursor: 'pointer',
});

export const box = style({ flex: 'none', width: '20px', height: '20px', accentColor: tokens.color.brand });

import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const pane = style({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', minHeight: 0, height: '100%' });
export const editor = style({ minHeight: 0, overflow: 'hidden' });
export const help = style({
  padding: `${tokens.space.xs} ${tokens.space.m}`,
  borderTop: `1px solid ${tokens.color.line}`,
  background: tokens.color.sunken,
  color: tokens.color.inkSoft,
  fontSize: tokens.type.tiny,
});

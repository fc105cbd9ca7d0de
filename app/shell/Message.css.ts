import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const message = style({
  display: 'grid',
  gap: tokens.space.l,
  justifyItems: 'start',
  paddingBlock: tokens.space.giant,
});

export const title = style({ fontSize: tokens.type.title, fontWeight: tokens.type.semibold });

export const text = style({ fontSize: tokens.type.lead, color: tokens.color.inkSoft });

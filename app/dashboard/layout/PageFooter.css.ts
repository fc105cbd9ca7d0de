import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${tokens.space.xs} ${tokens.space.xl}`,
  marginTop: 'auto',
  paddingBlock: tokens.space.xl,
  borderTop: `1px solid ${tokens.color.line}`,
  color: tokens.color.inkSoft,
  fontSize: tokens.type.small,
});

import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

/** The list below a field, of what can be chosen for it: also of a field in a panel, which lies above the page. */
export const positioner = style({ zIndex: 12, outline: 'none' });

export const popup = style({
  width: 'var(--anchor-width)',
  maxHeight: 'min(320px, var(--available-height))',
  overflowY: 'auto',
  padding: tokens.space.xs,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.card,
  boxShadow: tokens.shadow.floating,
});

export const option = style({
  display: 'grid',
  gap: '2px',
  minHeight: tokens.size.touch,
  alignContent: 'center',
  padding: `${tokens.space.s} ${tokens.space.m}`,
  borderRadius: tokens.radius.small,
  lineHeight: 1.35,
  cursor: 'pointer',
  selectors: { '&[data-highlighted]': { background: tokens.color.brandSoft } },
});

import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** Whose results a printed page shows. */
export const printed = style({ display: 'none', '@media': { print: { display: 'block' } } });

export const frame = style({ minWidth: 0 });

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.xs,
  marginBottom: tokens.space.xl,
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: tokens.space.s,
  minHeight: tokens.size.touch,
  color: tokens.color.brandText,
  fontWeight: tokens.type.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { print: { display: 'none' } },
});

export const panel = style({ fontWeight: tokens.type.semibold, fontSize: tokens.type.lead, overflowWrap: 'anywhere' });

/** One row on a phone, which scrolls to the side. The room around it lets a focused link show its outline. */
export const links = style({
  display: 'flex',
  gap: tokens.space.s,
  margin: `0 calc(-1 * ${tokens.space.s})`,
  padding: tokens.space.s,
  overflowX: 'auto',
  listStyle: 'none',
  scrollbarWidth: 'none',
  '@media': { print: { display: 'none' } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: tokens.size.touch,
  paddingInline: tokens.space.l,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.card,
  color: tokens.color.inkSoft,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: tokens.color.brandLine, color: tokens.color.ink },
    '&[aria-current="page"]': {
      borderColor: tokens.color.brandLine,
      background: tokens.color.brandSoft,
      color: tokens.color.brandText,
    },
  },
});

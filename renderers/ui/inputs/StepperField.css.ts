import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

export const stepper = style({ display: 'flex', alignItems: 'center', gap: tokens.space.m, minWidth: 0 });

export const step = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: tokens.size.control,
  height: tokens.size.control,
  padding: 0,
  border: `1.5px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.card,
  color: tokens.color.brandText,
  fontSize: tokens.type.heading,
  lineHeight: 1,
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { borderColor: tokens.color.brandText, background: tokens.color.brandSoft },
    '&[aria-disabled="true"]': {
      borderColor: tokens.color.line,
      background: tokens.color.sunken,
      color: tokens.color.inkSoft,
      cursor: 'not-allowed',
    },
  },
});

export const number = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.s,
  flex: '1 1 auto',
  minWidth: 0,
  maxWidth: 260,
  minHeight: tokens.size.control,
  padding: `${tokens.space.s} ${tokens.space.l}`,
  border: `1.5px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.card,
  selectors: {
    '&:focus-within': { borderColor: tokens.color.brandText, boxShadow: `0 0 0 3px ${tokens.color.brandLine}` },
  },
});

export const input = style({
  width: '4ch',
  minWidth: '3ch',
  padding: 0,
  border: 0,
  background: 'none',
  color: tokens.color.ink,
  fontSize: tokens.type.lead,
  fontWeight: tokens.type.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  // The frame around the number and its unit shows the focus.
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const unit = style({ minWidth: 0, color: tokens.color.inkSoft, overflowWrap: 'anywhere' });

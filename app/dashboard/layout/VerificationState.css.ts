import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space.xs} ${tokens.space.m}`,
  marginTop: tokens.space.m,
  fontSize: tokens.type.small,
});

const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.s,
  minHeight: '32px',
  padding: `${tokens.space.xs} ${tokens.space.m}`,
  borderRadius: tokens.radius.round,
  fontWeight: tokens.type.medium,
});

export const labels = styleVariants({
  open: [label, { background: tokens.color.sunken, color: tokens.color.ink }],
  refused: [label, { background: tokens.color.dangerSoft, color: tokens.color.danger }],
  waiting: [label, { background: tokens.color.warningSoft, color: tokens.color.warning }],
  done: [label, { background: tokens.color.successSoft, color: tokens.color.success }],
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  color: tokens.color.brandText,
  fontWeight: tokens.type.semibold,
  textUnderlineOffset: '3px',
});

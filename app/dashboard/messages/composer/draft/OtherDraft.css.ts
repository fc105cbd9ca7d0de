import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const notice = style({
  display: 'grid',
  gap: tokens.space.xs,
  padding: `${tokens.space.m} ${tokens.space.l} ${tokens.space.xs}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.warningSoft,
});

export const title = style({
  fontSize: tokens.type.small,
  fontWeight: tokens.type.semibold,
  color: tokens.color.warning,
});

export const text = style({
  maxHeight: 96,
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: tokens.type.small,
  lineHeight: '24px',
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: `calc(-1 * ${tokens.space.m})`,
});

import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${tokens.space.m}`,
  paddingBottom: tokens.space.s,
});

export const title = style({
  fontSize: tokens.type.heading,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
});

export const zone = style({ color: tokens.color.inkSoft, fontSize: tokens.type.tiny });

export const composer = style({ display: 'flex', alignItems: 'end', gap: tokens.space.s, paddingTop: tokens.space.s });
export const input = style({ flex: 1 });
export const textarea = style({
  display: 'block',
  width: '100%',
  minHeight: '56px',
  padding: '14px',
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.card,
  resize: 'none',
});

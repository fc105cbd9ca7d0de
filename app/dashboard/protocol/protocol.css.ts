import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const view = style({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space.xl,
  vars: { [tokens.color.page]: tokens.color.card },
});

export const list = style({ display: 'grid', gap: tokens.space.l, margin: 0, padding: 0, listStyle: 'none' });

export const protocol = style({
  display: 'grid',
  gap: tokens.space.s,
  padding: tokens.space.l,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
});

export const name = style({ fontSize: tokens.type.lead, fontWeight: tokens.type.semibold, outline: 'none' });

export const soft = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });

export const label = style({ fontSize: tokens.type.small, fontWeight: tokens.type.semibold });

export const status = style({ display: 'flex', alignItems: 'center', gap: tokens.space.xs, minHeight: 28 });

/** Aligned with the texts beside it. */
export const quiet = style({ marginInlineStart: `calc(-1 * ${tokens.space.m})` });

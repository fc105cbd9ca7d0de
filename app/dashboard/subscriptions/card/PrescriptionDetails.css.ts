import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const details = style({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space.xxl,
  vars: { [tokens.color.page]: tokens.color.card },
});

export const title = style({ fontSize: tokens.type.heading, fontWeight: tokens.type.semibold });

export const soft = style({ color: tokens.color.inkSoft });

export const links = style({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 });

export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: tokens.size.touch });

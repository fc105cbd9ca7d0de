import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** What the panel shows, one below the other. */
export const parts = style({ display: 'grid', gap: tokens.space.xxl });

export const form = style({ display: 'grid', gap: tokens.space.l });

export const heading = style({
  fontSize: tokens.type.lead,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
});

export const links = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${tokens.space.s} ${tokens.space.l}`,
  paddingBlock: tokens.space.l,
  selectors: { '& + &': { borderTop: `1px solid ${tokens.color.line}` } },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.s });

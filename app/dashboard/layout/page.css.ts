import { style } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const greeting = style({
  fontSize: tokens.type.display,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
  letterSpacing: '-0.02em',
  marginBottom: tokens.space.xs,
});

export const lead = style({ fontSize: tokens.type.lead, color: tokens.color.inkSoft });

export const section = style({ display: 'grid', gap: tokens.space.l, marginTop: tokens.space.huge });

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.l,
  minHeight: tokens.size.touch,
});

export const title = style({ fontSize: tokens.type.heading, fontWeight: tokens.type.semibold });

export const grid = style({
  display: 'grid',
  gap: tokens.space.l,
  listStyle: 'none',
  padding: 0,
  margin: 0,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const list = style({ display: 'grid', gap: tokens.space.l, listStyle: 'none', padding: 0, margin: 0 });

export const visit = style({ display: 'grid', gap: tokens.space.l, alignContent: 'start' });

export const visitName = style({ fontSize: tokens.type.lead, fontWeight: tokens.type.semibold });

export const soft = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.s });

export const badge = style({
  justifySelf: 'start',
  padding: `${tokens.space.xs} ${tokens.space.m}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.warningSoft,
  color: tokens.color.warning,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
});

export const address = style({ fontWeight: tokens.type.semibold, overflowWrap: 'anywhere' });

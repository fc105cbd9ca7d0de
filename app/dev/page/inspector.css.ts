import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(220px, 280px) minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: tokens.space.m,
  height: '100dvh',
  padding: tokens.space.l,
  fontSize: tokens.type.small,
});

export const header = style({ gridColumn: '1 / -1', display: 'flex', alignItems: 'baseline', gap: tokens.space.l });

export const title = style({ fontSize: tokens.type.heading, fontWeight: tokens.type.semibold });

export const note = style({ color: tokens.color.inkSoft });

export const panel = style({
  overflow: 'auto',
  background: tokens.color.card,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
  padding: tokens.space.m,
});

export const bar = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: tokens.space.m,
  marginBottom: tokens.space.s,
});

export const heading = style({ fontSize: tokens.type.body, fontWeight: tokens.type.semibold });

export const option = style({ color: tokens.color.inkSoft, cursor: 'pointer' });

export const tree = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  selectors: { 'ul ul&': { paddingLeft: tokens.space.l } },
});

export const log = style({ listStyle: 'none', margin: 0, padding: 0 });

export const row = style({
  display: 'block',
  width: '100%',
  padding: `${tokens.space.xs} ${tokens.space.s}`,
  border: 0,
  borderRadius: tokens.radius.small,
  background: 'none',
  color: tokens.color.ink,
  font: 'inherit',
  textAlign: 'left',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: tokens.color.sunken },
    '&[aria-pressed="true"]': { background: tokens.color.brandSoft },
  },
});

export const name = style({ fontWeight: tokens.type.semibold });

export const state = style({ color: tokens.color.inkSoft });

export const time = style({ color: tokens.color.inkSoft, fontVariantNumeric: 'tabular-nums' });

export const rest = style({ fontFamily: mono, color: tokens.color.inkSoft });

export const states = style({
  listStyle: 'none',
  margin: `0 0 ${tokens.space.m}`,
  padding: 0,
  display: 'grid',
  gap: tokens.space.xs,
});

export const stateItem = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${tokens.space.m}`,
  padding: `${tokens.space.xs} ${tokens.space.s}`,
  borderLeft: `3px solid ${tokens.color.line}`,
  selectors: {
    '&[aria-current="true"]': { borderLeftColor: tokens.color.brand, background: tokens.color.brandSoft },
  },
});

export const way = style({ color: tokens.color.inkSoft });

export const json = style({
  fontFamily: mono,
  fontSize: tokens.type.tiny,
  background: tokens.color.sunken,
  color: tokens.color.ink,
  borderRadius: tokens.radius.small,
  padding: tokens.space.m,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  margin: `0 0 ${tokens.space.m}`,
});

export const part = style({ cursor: 'pointer', color: tokens.color.inkSoft, padding: `${tokens.space.xs} 0` });

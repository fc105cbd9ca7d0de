import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const intro = style({ display: 'grid', gap: tokens.space.m, marginBottom: tokens.space.xl });

export const title = style({
  fontSize: tokens.type.title,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
  outline: 'none',
});

export const text = style({ fontSize: tokens.type.lead, color: tokens.color.inkSoft });

export const note = style({ outline: 'none', marginTop: tokens.space.l });

export const when = style({ display: 'grid', gap: tokens.space.xs });
export const date = style({ fontWeight: tokens.type.semibold });
export const zone = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });

export const confirmed = style({
  display: 'grid',
  gap: tokens.space.l,
  justifyItems: 'start',
  paddingBlock: tokens.space.xxl,
});

export const done = style({ color: tokens.color.success });
globalStyle(`${done} svg`, { width: '40px', height: '40px' });

export const times = style({ display: 'grid', gap: tokens.space.xs, width: '100%' });
export const own = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });

export const former = style({ color: tokens.color.inkSoft, textDecoration: 'line-through' });

/** A row of quiet links, aligned with the texts above. */
export const quiet = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.xs,
  marginInlineStart: `calc(-1 * ${tokens.space.m})`,
});

const status = style({
  justifySelf: 'start',
  padding: `${tokens.space.xs} ${tokens.space.m}`,
  borderRadius: tokens.radius.round,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
});

export const statuses = styleVariants({
  upcoming: [status, { background: tokens.color.successSoft, color: tokens.color.success }],
  past: [status, { background: tokens.color.sunken, color: tokens.color.ink }],
  canceled: [status, { background: tokens.color.dangerSoft, color: tokens.color.danger }],
});

export const physician = style({
  display: 'grid',
  gap: tokens.space.l,
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const portrait = style({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  borderRadius: tokens.radius.round,
  background: tokens.color.brandSoft,
  color: tokens.color.brandText,
  fontSize: tokens.type.heading,
  fontWeight: tokens.type.semibold,
  objectFit: 'cover',
});

export const about = style({ display: 'grid', gap: tokens.space.m, minWidth: 0 });

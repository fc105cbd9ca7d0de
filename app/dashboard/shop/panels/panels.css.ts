import { globalStyle, style } from '@vanilla-extract/css';
import { totalBar } from '#renderers/steps/products/checkout/layout/checkout.css.ts';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** Layers of the flow must be above the panel. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: tokens.space.xl,
  vars: { [tokens.color.page]: tokens.color.card },
});

export const product = style({ display: 'flex', gap: tokens.space.l, alignItems: 'start' });
export const picture = style({
  width: 96,
  height: 72,
  flexShrink: 0,
  borderRadius: tokens.radius.control,
  background: tokens.color.sunken,
  objectFit: 'cover',
});
export const about = style({ display: 'grid', gap: tokens.space.xs, minWidth: 0, flex: 1 });
export const soft = style({ color: tokens.color.inkSoft, fontSize: tokens.type.tiny });
export const name = style({ fontSize: tokens.type.lead, fontWeight: tokens.type.semibold });
export const quantity = style({ maxWidth: '10rem', marginTop: tokens.space.s });

export const choices = style({ display: 'grid', gap: tokens.space.m });
/** Aligned with the texts beside it. */
export const back = style({ marginInlineStart: `calc(-1 * ${tokens.space.m})` });

// The panel scrolls within its padding, which the total covers.
globalStyle(`${panel} ${totalBar}`, {
  bottom: `calc(-1 * ${tokens.space.xl})`,
  marginInline: `calc(-1 * ${tokens.space.xl})`,
  paddingInline: tokens.space.xl,
  '@media': {
    [wide]: {
      bottom: `calc(-1 * ${tokens.space.xxl})`,
      marginInline: `calc(-1 * ${tokens.space.xxl})`,
      paddingInline: tokens.space.xxl,
    },
  },
});

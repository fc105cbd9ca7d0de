import { style } from '@vanilla-extract/css';
import { desktop } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

const part = style({ width: '100%', maxWidth: '480px', '@media': { [desktop]: { maxWidth: 'none' } } });

export const story = style({
  display: 'contents',
  '@media': {
    [desktop]: {
      display: 'grid',
      minHeight: '100dvh',
      // From the top on, like the form beside it: what is centered moves as more of the page arrives.
      alignContent: 'start',
      gap: tokens.space.xl,
      padding: tokens.space.giant,
      background: tokens.color.brandSoft,
    },
  },
});

export const words = style([part, { display: 'grid', gap: tokens.space.m, justifyItems: 'start' }]);

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  padding: `${tokens.space.xs} ${tokens.space.m}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.card,
  border: `1.5px solid ${tokens.color.brandLine}`,
  color: tokens.color.brandText,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.semibold,
});

export const mark = style({ width: '10px', height: '10px', marginRight: tokens.space.s });

export const title = style({
  fontSize: tokens.type.display,
  lineHeight: tokens.type.tight,
  fontWeight: tokens.type.semibold,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});

export const description = style({
  fontSize: tokens.type.lead,
  lineHeight: tokens.type.relaxed,
  color: tokens.color.inkSoft,
  maxWidth: '52ch',
});

export const hero = style([
  part,
  {
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '16 / 7',
    borderRadius: tokens.radius.card,
    '@media': { [desktop]: { aspectRatio: '4 / 3', maxHeight: '46dvh' } },
  },
]);

export const backdrop = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });

/** On a plain background: the product's picture and the background picture do not fit each other. */
export const image = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  height: '72%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  boxShadow: tokens.shadow.raised,
});

/** Contains nothing to press: on a phone it comes after the form. */
export const testimonials = style([
  part,
  { display: 'grid', gap: tokens.space.l, order: 1, '@media': { [desktop]: { order: 0 } } },
]);

export const warnings = style({
  display: 'grid',
  gap: tokens.space.xs,
  maxWidth: '52ch',
  color: tokens.color.warning,
  fontWeight: tokens.type.medium,
  lineHeight: tokens.type.relaxed,
});

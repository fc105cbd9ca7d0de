import { style } from '@vanilla-extract/css';
import { desktop } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const welcome = style({
  display: 'none',
  '@media': {
    [desktop]: {
      position: 'sticky',
      top: 0,
      display: 'grid',
      gridTemplateRows: 'minmax(160px, 1fr) auto',
      height: '100dvh',
      background: tokens.color.brandSoft,
      overflow: 'hidden',
    },
  },
});

export const picture = style({ display: 'block', minHeight: 0, overflow: 'hidden' });

export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({ padding: tokens.space.giant, display: 'grid', gap: tokens.space.l });

export const claim = style({
  fontSize: tokens.type.display,
  lineHeight: tokens.type.tight,
  fontWeight: tokens.type.semibold,
  letterSpacing: '-0.02em',
  maxWidth: '18ch',
  textWrap: 'balance',
});

export const description = style({
  fontSize: tokens.type.lead,
  lineHeight: tokens.type.relaxed,
  color: tokens.color.inkSoft,
  maxWidth: '46ch',
});

export const features = style({
  display: 'grid',
  gap: tokens.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { 'screen and (max-height: 820px)': { gap: tokens.space.s } },
});

export const feature = style({ display: 'flex', gap: tokens.space.m, color: tokens.color.inkSoft });

export const featureTitle = style({ fontWeight: tokens.type.semibold, color: tokens.color.ink });

import { style } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

const desktop = 'screen and (min-width: 1024px)';

export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  background: tokens.color.page,
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});

export const welcome = style({
  display: 'none',
  '@media': {
    [desktop]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: tokens.space.giant,
      background: `linear-gradient(155deg, ${tokens.color.brandSoft}, ${tokens.color.accentSoft})`,
    },
  },
});

export const logo = style({ height: '40px', alignSelf: 'start' });

export const claim = style({
  fontSize: tokens.type.display,
  lineHeight: tokens.type.tight,
  fontWeight: tokens.type.semibold,
  letterSpacing: '-0.02em',
  color: tokens.color.ink,
  maxWidth: '14ch',
  textWrap: 'balance',
});

export const description = style({
  marginTop: tokens.space.l,
  fontSize: tokens.type.lead,
  lineHeight: tokens.type.relaxed,
  color: tokens.color.inkSoft,
  maxWidth: '40ch',
});

export const main = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  padding: `${tokens.space.xl} ${tokens.space.l}`,
  '@media': { [wide]: { alignContent: 'center', padding: tokens.space.xxl } },
});

export const column = style({ width: '100%', maxWidth: '440px' });

export const smallLogo = style({
  height: '36px',
  margin: `${tokens.space.m} 0 ${tokens.space.xl}`,
  '@media': { [desktop]: { display: 'none' } },
});

export const title = style({ fontSize: tokens.type.title, fontWeight: tokens.type.semibold, letterSpacing: '-0.01em' });

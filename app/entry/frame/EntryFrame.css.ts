import { style } from '@vanilla-extract/css';
import { desktop } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: tokens.space.l,
  padding: `${tokens.space.l} ${tokens.space.l} ${tokens.space.xxl}`,
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"story header" "story form"',
      alignContent: 'stretch',
      padding: 0,
      gap: 0,
    },
  },
});

export const header = style({
  width: '100%',
  maxWidth: '480px',
  '@media': { [desktop]: { gridArea: 'header', maxWidth: '440px', paddingTop: tokens.space.giant } },
});

export const logo = style({ height: '36px', width: 'auto' });

/** On a phone, its parts are above and below the form. */
export const story = style({
  display: 'contents',
  '@media': { [desktop]: { display: 'block', gridArea: 'story', justifySelf: 'stretch', minHeight: '100dvh' } },
});

export const column = style({
  width: '100%',
  maxWidth: '480px',
  '@media': {
    [desktop]: { gridArea: 'form', maxWidth: '440px', alignSelf: 'start', paddingBlock: tokens.space.xl },
  },
});

/** The title of the form, or of the content that replaces it. */
export const title = style({ fontSize: tokens.type.title, fontWeight: tokens.type.semibold, letterSpacing: '-0.01em' });

export const below = style({ marginTop: tokens.space.l, textAlign: 'center', color: tokens.color.inkSoft });

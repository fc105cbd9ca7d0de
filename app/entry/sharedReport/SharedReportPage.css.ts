import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space.l,
  width: '100%',
  maxWidth: '880px',
  minHeight: '100dvh',
  marginInline: 'auto',
  padding: `${tokens.space.l} ${tokens.space.l} ${tokens.space.xxl}`,
  '@media': { print: { maxWidth: 'none', padding: 0 } },
});

export const logo = style({ height: '36px', width: 'auto' });

/** As narrow as a form, until there is a report. */
export const asking = style([page, { maxWidth: '560px' }]);

export const title = style({
  fontSize: tokens.type.title,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
  letterSpacing: '-0.01em',
});

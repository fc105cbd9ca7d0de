import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { defaultBrand } from './defaultBrand.ts';
import './fonts.css.ts';
import { reducedMotion } from './media.ts';
import { themeOf } from './themeOf.ts';
import { tokens } from './tokens.css.ts';

// The default theme is in the style sheet, so that nothing flashes before the brand is known.
createGlobalTheme(':root', tokens, themeOf(defaultBrand));

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  colorScheme: 'light',
  textSizeAdjust: '100%',
  scrollPaddingBlock: '96px 128px',
  overflowWrap: 'break-word',
});

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  background: tokens.color.page,
  color: tokens.color.ink,
  fontFamily: tokens.type.family,
  fontSize: tokens.type.body,
  fontWeight: tokens.type.regular,
  lineHeight: tokens.type.relaxed,
  WebkitFontSmoothing: 'antialiased',
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, fieldset, legend, figure', {
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
globalStyle('h1, h2, h3, h4', {
  fontSize: 'inherit',
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
  textWrap: 'balance',
});
globalStyle('p', { textWrap: 'pretty' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('a', { color: tokens.color.brandText, textUnderlineOffset: '0.18em', textDecorationThickness: '1px' });

globalStyle(':focus-visible', {
  outline: `3px solid ${tokens.color.brandText}`,
  outlineOffset: '3px',
  borderRadius: tokens.radius.small,
});
// A heading takes focus so that screen readers read it; it is not a control and shows no ring.
globalStyle('h1:focus, h2:focus', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
});

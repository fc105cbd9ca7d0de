import { createGlobalTheme, globalFontFace, globalStyle } from '@vanilla-extract/css';
import { defaultBrand } from './defaultBrand.ts';
import { reducedMotion } from './media.ts';
import { themeOf } from './themeOf.ts';
import { tokens } from './tokens.css.ts';

// The default theme is in the style sheet, so that nothing flashes before the brand is known.
createGlobalTheme(':root', tokens, themeOf(defaultBrand));

const files = '@fontsource-variable/figtree/files';

globalFontFace('Figtree Variable', [
  {
    src: `url('${files}/figtree-latin-ext-wght-normal.woff2') format('woff2-variations')`,
    fontWeight: '300 900',
    fontDisplay: 'swap',
    unicodeRange:
      'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  },
  {
    src: `url('${files}/figtree-latin-wght-normal.woff2') format('woff2-variations')`,
    fontWeight: '300 900',
    fontDisplay: 'swap',
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
]);

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

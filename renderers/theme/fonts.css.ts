import { createFontStack } from '@capsizecss/core';
import { globalFontFace } from '@vanilla-extract/css';

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

const figtree = { familyName: 'Figtree', ascent: 950, descent: -250, lineGap: 0, unitsPerEm: 1000 };
const arial = { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 };
const roboto = { familyName: 'Roboto', ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048 };
const dejaVu = { familyName: 'DejaVu Sans', ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 };

// `xWidthAvg` is how wide a letter of English text is on average.
const regular = createFontStack(
  [
    { ...figtree, xWidthAvg: 449 },
    { ...arial, fullName: 'Arial', xWidthAvg: 913 },
    { ...roboto, fullName: 'Roboto', xWidthAvg: 911 },
    { ...dejaVu, fullName: 'DejaVu Sans', xWidthAvg: 1041 },
  ],
  { fontFaceFormat: 'styleObject', fontFaceProperties: { fontWeight: '300 500' } },
);

const semibold = createFontStack(
  [
    { ...figtree, xWidthAvg: 458 },
    { ...arial, fullName: 'Arial Bold', xWidthAvg: 986 },
    { ...roboto, fullName: 'Roboto Bold', xWidthAvg: 926 },
    { ...dejaVu, fullName: 'DejaVu Sans Bold', xWidthAvg: 1176 },
  ],
  { fontFaceFormat: 'styleObject', fontFaceProperties: { fontWeight: '501 900' } },
);

// Fonts that devices have, scaled to the room that Figtree takes: nothing moves when it arrives (`scale.type.family`).
for (const { '@font-face': face } of [...regular.fontFaces, ...semibold.fontFaces]) {
  const { fontFamily = '', ...rule } = face;
  globalFontFace(fontFamily.replaceAll(/[":]/g, ''), rule);
}

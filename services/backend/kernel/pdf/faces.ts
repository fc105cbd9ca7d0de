import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** A font file. It is read the first time a document needs one of its characters. */
export interface Face {
  /** The path within its package: its name in documents. */
  readonly file: string;
  readonly bytes: Buffer;
  readonly font: Font;
  /** Widths of texts, at a size of one point. */
  readonly widths: Map<string, number>;
}

const PACKAGES = '@expo-google-fonts';

/** The regular and the bold file of each script. Signs of mathematics come in one weight. */
const files = {
  sans: [
    `${PACKAGES}/noto-sans/400Regular/NotoSans_400Regular.ttf`,
    `${PACKAGES}/noto-sans/700Bold/NotoSans_700Bold.ttf`,
  ],
  // Fonts that draw the dots of a letter as glyphs of their own cannot be copied or searched: they do not say which letter it is.
  arabic: [
    `${PACKAGES}/vazirmatn/400Regular/Vazirmatn_400Regular.ttf`,
    `${PACKAGES}/vazirmatn/700Bold/Vazirmatn_700Bold.ttf`,
  ],
  chinese: [
    `${PACKAGES}/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf`,
    `${PACKAGES}/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf`,
  ],
  math: [
    `${PACKAGES}/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf`,
    `${PACKAGES}/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf`,
  ],
} as const;

type Script = keyof typeof files;

const ARABIC = /\p{Script_Extensions=Arabic}/u;
/** Chinese and Japanese, with their punctuation and wide forms. */
const CHINESE =
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\u3000-\u303f\uff00-\uffef]/u;

const packages = createRequire(import.meta.url);
const loaded = new Map<string, Face>();

/** Returns the path of a font on this machine. */
export const fontPath = (script: Script, isBold: boolean): string => packages.resolve(files[script][isBold ? 1 : 0]);

function loadFace(script: Script, isBold: boolean): Face {
  const file = files[script][isBold ? 1 : 0];
  const known = loaded.get(file);
  if (known) return known;
  const bytes = readFileSync(fontPath(script, isBold));
  const font = create(bytes);
  if (!('layout' in font)) throw new TypeError(`${file} is not a single font`);
  const face: Face = { file, bytes, font, widths: new Map() };
  loaded.set(file, face);
  return face;
}

const hasAll = ({ font }: Face, text: string): boolean =>
  Array.from(text).every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** The script of the font to try where the first one lacks a character. */
const scriptOf = (text: string): Script => (ARABIC.test(text) ? 'arabic' : CHINESE.test(text) ? 'chinese' : 'math');

/** Returns the font that has all characters of a short text; undefined where no font has them. */
export function faceOf(text: string, isBold: boolean): Face | undefined {
  const sans = loadFace('sans', isBold);
  if (hasAll(sans, text)) return sans;
  const other = loadFace(scriptOf(text), isBold);
  return hasAll(other, text) ? other : undefined;
}

/** How many widths of each font are remembered. */
const REMEMBERED = 2000;

/** Returns the width of a text in points. Shaping takes long, and documents repeat their words. */
export function widthOf({ font, widths }: Face, text: string, size: number): number {
  let width = widths.get(text);
  if (width === undefined) {
    width = font.layout(text).advanceWidth / font.unitsPerEm;
    if (widths.size >= REMEMBERED) widths.clear();
    widths.set(text, width);
  }
  return width * size;
}

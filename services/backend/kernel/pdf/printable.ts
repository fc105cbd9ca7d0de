import { faceOf } from './faces.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into what a reader sees as single characters. */
export const charactersOf = (text: string): readonly string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Letters, digits, punctuation and spaces that the first font has. */
const PLAIN = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff]*$/;
/** Characters that say how others are written, and show nothing themselves. */
const SHOWS_NOTHING = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
/** Of those, the ones that decide how Arabic letters join and in which direction a text runs. */
export const JOINS_OR_TURNS = /[\u200c-\u200f\u202a-\u202e\u2066-\u2069\u061c]/g;

const nameOf = (character: string): string => {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `[character U+${code}]`;
};

function written(character: string): string {
  if (character.replaceAll(JOINS_OR_TURNS, '') === '') return character;
  if (SHOWS_NOTHING.test(character)) return '';
  return faceOf(character, false) ? character : nameOf(character);
}

/**
 * Returns a text of one paragraph whose characters are all in a font. The code point of any other character is written out,
 * because a doctor must see that something is missing.
 */
export function printable(text: string): string {
  const composed = text.normalize('NFC').replaceAll(/[\t\v\f]/g, ' ');
  if (PLAIN.test(composed)) return composed;
  return charactersOf(composed)
    .map((whole) => (!SHOWS_NOTHING.test(whole) && faceOf(whole, false) ? whole : Array.from(whole, written).join('')))
    .join('');
}

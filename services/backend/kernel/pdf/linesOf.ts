import bidiFactory from 'bidi-js';
import { faceOf, widthOf, type Face } from './faces.ts';
import { charactersOf, JOINS_OR_TURNS, printable } from './printable.ts';

const bidi = bidiFactory();

/** How a text is written. Points. */
export interface Look {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
}

/** Text of one font and one direction, as its glyphs are drawn. */
interface Run {
  readonly text: string;
  readonly face: Face;
  readonly width: number;
  /** Whether the order of its words is the font's matter. */
  readonly isShapedWhole: boolean;
}

/** A line of a text. */
export interface Line {
  /** From left to right. */
  readonly runs: readonly Run[];
  readonly width: number;
  /** The text in the order in which it is read. */
  readonly text: string;
  /** Whether the order of its runs differs from the order in which it is read. */
  readonly isReordered: boolean;
  /** Whether its paragraph is read from right to left. */
  readonly fromRight: boolean;
  readonly look: Look;
}

interface Piece {
  text: string;
  readonly face: Face;
  readonly level: number;
}

const WIDE = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
/** Where a line may end: behind spaces, behind a hyphen or slash in a word, and around Chinese characters. */
const BREAKS = new RegExp(`(?<=\\s)(?=\\S)|(?<=\\p{L}[-/])(?=\\p{L})|(?<=${WIDE})(?=${WIDE})`, 'u');

/** Scripts that a font draws from right to left by itself. */
const TURNS = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Characters from right to left, as fonts expect them that draw from left to right. */
const reversed = (text: string): string => charactersOf(text).toReversed().join('');

const mirrored = (text: string): string =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('');

/** The width of a text whose words are shaped by themselves, each with the space behind it. */
const widthOfWords = (face: Face, text: string, size: number): number =>
  text.split(/(?<= )/).reduce((sum, word) => sum + widthOf(face, word, size), 0);

/** Makes a run whose glyphs are drawn in the direction of its level, which the font may know by its script. */
function runOf({ text, face, level }: Piece, size: number): Run {
  const isTurned = level % 2 === 1;
  const isTurnedByFont = TURNS.test(text) && face.font.layout(text).direction === 'rtl';
  const shown = isTurned ? mirrored(text) : text;
  const drawn = isTurned === isTurnedByFont ? shown : reversed(shown);
  return { text: drawn, face, width: widthOfWords(face, drawn, size), isShapedWhole: TURNS.test(drawn) };
}

/** Puts pieces from left to right: from the highest level down, what is on it or above is turned. */
function ordered(pieces: readonly Piece[]): readonly Piece[] {
  let placed = [...pieces];
  const levels = pieces.map(({ level }) => level);
  for (let level = Math.max(...levels); level > 0; level -= 1) {
    const next: Piece[] = [];
    let turned: Piece[] = [];
    for (const piece of placed) {
      if (piece.level >= level) turned.unshift(piece);
      else {
        next.push(...turned, piece);
        turned = [];
      }
    }
    placed = [...next, ...turned];
  }
  return placed;
}

/** Keeps the letter before it from joining the next one. */
const NON_JOINER = '\u200c';

/** A character as the fonts have it: as a whole where one has it, otherwise by its parts. */
function shownOf(character: string, isBold: boolean): readonly (readonly [string, Face])[] {
  const shown = character.replaceAll(JOINS_OR_TURNS, '');
  const whole = faceOf(shown, isBold);
  if (whole) return shown === '' ? [] : [[shown, whole]];
  return Array.from(shown).flatMap((part) => {
    const face = faceOf(part, isBold);
    return face ? [[part, face] as const] : [];
  });
}

/** Cuts text into pieces of one font and one level. @param levels of its characters */
function piecesOf(text: string, levels: Uint8Array, isBold: boolean): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  let isCut = false;
  for (const character of charactersOf(text)) {
    const level = levels[at] ?? 0;
    at += character.length;
    const last = pieces.at(-1);
    // A space between words of a script belongs to them.
    const shown = last && character === ' ' ? ([[character, last.face]] as const) : shownOf(character, isBold);
    for (const [part, face] of shown) {
      const before = pieces.at(-1);
      if (before && !isCut && before.face === face && before.level === level) before.text += part;
      else pieces.push({ text: part, face, level });
      isCut = false;
    }
    isCut ||= character.endsWith(NON_JOINER);
  }
  return pieces;
}

/** Splits what is wider than a line. */
function fitting(token: string, width: number, measure: (text: string) => number): readonly string[] {
  if (measure(token.trimEnd()) <= width) return [token];
  const parts = [''];
  for (const character of charactersOf(token)) {
    const last = parts.at(-1) ?? '';
    if (last !== '' && measure((last + character).trimEnd()) > width) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts;
}

function paragraphLines(paragraph: string, look: Look, width: number): readonly Line[] {
  const { size, bold: isBold = false } = look;
  const text = printable(paragraph);
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  const fromRight = (paragraphs[0]?.level ?? 0) % 2 === 1;
  const measure = (part: string) =>
    piecesOf(part, new Uint8Array(part.length), isBold).reduce(
      (sum, piece) => sum + widthOf(piece.face, piece.text, size),
      0,
    );
  const lines: string[] = [];
  let [line, filled] = ['', 0];
  for (const token of text.split(BREAKS).flatMap((whole) => fitting(whole, width, measure))) {
    if (line !== '' && filled + measure(token.trimEnd()) > width) {
      lines.push(line);
      [line, filled] = ['', 0];
    }
    line += token;
    filled += measure(token);
  }
  lines.push(line);
  let at = 0;
  return lines.map((whole) => {
    const said = whole.trimEnd();
    const pieces = piecesOf(said, levels.subarray(at, at + said.length), isBold);
    at += whole.length;
    const runs = ordered(pieces).map((piece) => runOf(piece, size));
    return {
      runs,
      width: runs.reduce((sum, run) => sum + run.width, 0),
      text: said,
      isReordered: pieces.some(({ level }) => level > 0),
      fromRight,
      look,
    };
  });
}

/** Breaks a text into lines that are as wide as given or narrower. Its own line breaks stay. */
export const linesOf = (text: string, look: Look, width: number): readonly Line[] =>
  text.split(/\r\n|[\r\n\u2028\u2029]/).flatMap((paragraph) => paragraphLines(paragraph, look, width));

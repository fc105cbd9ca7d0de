import { groupBy } from '../read/groupBy.ts';
import { escapeXml } from './escapeXml.ts';
import type { GraphTerm } from './Graph.ts';
import { wrapText } from './wrapText.ts';

const SIZE = 12;
const LINE = 17;
const GAP = 32;
const COLUMN = 520;
const ROOM = 40;

interface Legend {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

interface Row {
  readonly style: 'name' | 'text';
  readonly text: string;
  readonly indent: number;
}

const wrapped = (text: string): readonly Row[] =>
  wrapText(text, { size: SIZE, width: COLUMN - ROOM, lines: 6 }).map((line, at) => ({
    style: 'text',
    text: line,
    indent: at === 0 ? 0 : 16,
  }));

const reading = [
  'Ways with numbers: the first whose condition is true is taken. Dashed: the patient goes back. Red: an effect fails.',
  'A way that is written inside a box leads to the state after its arrow.',
  'A diamond asks whether the step is shown; otherwise it is left out.',
];

const heading = (text: string): Row => ({ style: 'name', text, indent: 0 });

const rowsOf = (terms: readonly GraphTerm[]): readonly Row[] => [
  heading('How to read this'),
  ...reading.flatMap(wrapped),
  ...[...groupBy(terms, ({ flow }) => flow)].flatMap(([flow, own]) => [
    heading(`Conditions of ${flow}`),
    ...own.flatMap(({ name, meaning }) => wrapped(`${name}: ${meaning}`)),
  ]),
];

/** The legend of a drawing, and the meaning of its named conditions, in as many columns as fit the width. */
export function drawLegend(terms: readonly GraphTerm[], width: number): Legend {
  const rows = rowsOf(terms);
  const columns = Math.max(1, Math.min(Math.floor((width + GAP) / (COLUMN + GAP)), Math.ceil(rows.length / 12)));
  const perColumn = Math.ceil(rows.length / columns);
  const lines = rows.map(({ style, text, indent }, at) => {
    const x = Math.floor(at / perColumn) * (COLUMN + GAP) + indent;
    const y = ((at % perColumn) + 1) * LINE;
    return `<text class="${style}" x="${x}" y="${y}">${escapeXml(text)}</text>`;
  });
  return { lines, width: columns * (COLUMN + GAP) - GAP, height: perColumn * LINE };
}

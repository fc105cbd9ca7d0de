import type { GraphEdge, GraphNode } from './Graph.ts';
import { textWidth, wrapText } from './wrapText.ts';

/** A line of text in a box. */
export interface BoxLine {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
}

/** An edge that is listed inside its box. */
export interface Exit {
  readonly edge: GraphEdge;
  readonly lines: readonly BoxLine[];
}

/** The contents of a node: the lines at its top, the exits at its bottom, and its size in pixels. */
export interface NodeBox {
  readonly lines: readonly BoxLine[];
  readonly exits: readonly Exit[];
  readonly width: number;
  /** The heights of the lines and of the exits. */
  readonly top: number;
  readonly bottom: number;
}

export const LINE_HEIGHT = 1.35;
export const PADDING = { x: 12, y: 8 } as const;
const WIDTH = 250;
const NAME = 13;
const NOTE = 11;
/** The size of the cut corners of a decision's box, in pixels. */
export const CORNER = 10;
/** The width and height of the diamond before a conditional step, in pixels. */
const DIAMOND = 22;

const heightOf = (lines: readonly BoxLine[]): number =>
  Math.ceil(lines.reduce((sum, { size }) => sum + size * LINE_HEIGHT, 0));

const wrapped = (text: string, size: number, bold: boolean, most: number): readonly BoxLine[] =>
  wrapText(text, { size, bold, width: WIDTH - 2 * PADDING.x, lines: most }).map((line) => ({ text: line, size, bold }));

const notes = (detail: string | undefined, most: number) =>
  detail === undefined ? [] : detail.split('\n').flatMap((line) => wrapped(line, NOTE, false, most));

function linesOf({ kind, label, detail }: GraphNode): readonly BoxLine[] {
  switch (kind) {
    case 'step':
      return [...notes(detail, 2), ...wrapped(label, NAME, false, 3)];
    case 'section':
      return [...wrapped(label, NOTE, false, 1), ...notes(detail, 2)];
    default:
      return [...wrapped(label, NAME, true, 2), ...notes(detail, 5)];
  }
}

const exitOf = (edge: GraphEdge, target: string): Exit => ({
  edge,
  lines: wrapped(`${edge.label ?? ''} → ${target}`.trim(), NOTE, false, 10),
});

/** The distance of a node's text from its sides, in pixels. */
export const insetOf = ({ kind }: GraphNode): number => PADDING.x + (kind === 'decision' ? CORNER / 2 : 0);

/**
 * The lines of a node and its size; all steps of a section have the same width.
 *
 * @param listed the edges that are listed inside it
 * @param nameOf the name of a node, by id
 */
export function nodeBox(node: GraphNode, listed: readonly GraphEdge[], nameOf: (id: string) => string): NodeBox {
  if (node.kind === 'choice') return { lines: [], exits: [], width: DIAMOND, top: DIAMOND, bottom: 0 };
  const lines = linesOf(node);
  const exits = listed.map((edge) => exitOf(edge, nameOf(edge.to)));
  const below = exits.flatMap((exit) => exit.lines);
  const room = Math.max(...[...lines, ...below].map(({ text, size, bold }) => textWidth(text, size, bold)));
  return {
    lines,
    exits,
    width: node.kind === 'step' ? WIDTH : Math.ceil(room) + 2 * insetOf(node),
    top: heightOf(lines) + 2 * PADDING.y,
    bottom: exits.length > 0 ? heightOf(below) + PADDING.y : 0,
  };
}

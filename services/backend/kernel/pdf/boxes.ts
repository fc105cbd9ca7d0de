import { heightOf } from './drawLines.ts';
import type { Line, Look } from './linesOf.ts';

/** A text in a cell. */
export interface Said {
  readonly text: string;
  readonly look?: Partial<Look>;
}

export type Cell = readonly Said[];

/** A column of a table. */
export interface Column {
  readonly title: string;
  /** Its share of the width. */
  readonly share: number;
  readonly isRight?: boolean;
}

/** A cell with its place and its lines. */
export interface Box {
  readonly x: number;
  readonly width: number;
  readonly lines: readonly Line[];
  readonly isRight: boolean;
}

/** Points between columns. */
export const GAP = 14;
/** How text is written where nothing else is said. */
export const TEXT: Look = { size: 10 };

/** Breaks the cells of a row into lines, each cell as wide as its column. */
export function boxesOf(
  cells: readonly Cell[],
  columns: readonly Pick<Column, 'share' | 'isRight'>[],
  whole: { readonly x: number; readonly width: number },
  linesOf: (text: string, look: Look, width: number) => readonly Line[],
): readonly Box[] {
  let { x } = whole;
  return cells.map((cell, at) => {
    const { share = 0, isRight = false } = columns[at] ?? {};
    const width = share * whole.width - (isRight ? 0 : GAP);
    const lines = cell.flatMap(({ text, look }) => linesOf(text, { ...TEXT, ...look }, width));
    const box = { x, width, lines, isRight };
    x += share * whole.width;
    return box;
  });
}

/** The height of a row. */
export const rowHeightOf = (boxes: readonly Box[]): number => Math.max(0, ...boxes.map(({ lines }) => heightOf(lines)));

/** How high a line is at the most. */
const TALLEST = 16;

/** Cuts a row into rows of a height that fits on a page. */
export function partsOf(boxes: readonly Box[], height: number): readonly (readonly Box[])[] {
  const most = Math.floor(height / TALLEST);
  const parts = Math.max(1, ...boxes.map(({ lines }) => Math.ceil(lines.length / most)));
  return Array.from({ length: parts }, (_, part) =>
    boxes.map((box) => ({ ...box, lines: box.lines.slice(part * most, (part + 1) * most) })),
  );
}

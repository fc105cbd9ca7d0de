import type { Line } from './linesOf.ts';

/** The height of a line, as a share of the size of its letters. */
const LEADING = 1.36;
/** How far below the top of a line its letters stand, as a share of the same. */
const ASCENT = 1.02;

export const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { look }) => sum + look.size * LEADING, 0);

/** The text of lines that are drawn in another order than they are read, for software that reads them aloud. */
export const actualOf = (lines: readonly Line[]): { actual?: string } =>
  lines.some(({ isReordered }) => isReordered) ? { actual: lines.map(({ text }) => text).join(' ') } : {};

/**
 * Draws lines one below the other, within what the document marks at the moment.
 *
 * @param isRight whether the lines end at the right edge, as those of a paragraph that is read from there do
 */
export function drawLines(
  pdf: PDFKit.PDFDocument,
  lines: readonly Line[],
  { x, y, width, isRight = false }: { x: number; y: number; width: number; isRight?: boolean },
): void {
  let top = y;
  for (const line of lines) {
    const { size, color = INK } = line.look;
    let left = isRight ? x + width - line.width : x;
    for (const run of line.runs) {
      pdf
        .font(run.face.file)
        .fontSize(size)
        .fillColor(color)
        .text(run.text, left, top + size * ASCENT, {
          lineBreak: false,
          baseline: 'alphabetic',
          // With features the library shapes a run as a whole; without, each word by itself, which is faster.
          ...(run.isShapedWhole && { features: [] }),
        });
      left += run.width;
    }
    top += size * LEADING;
  }
}

export const INK = '#1b1f24';

import { passes, type Row } from './Row.ts';

const heads = [
  'row',
  'measure',
  'steps',
  'measured: median',
  'against',
  'reference: median',
  'ratio',
  'limit',
  '',
] as const;

const ratioText = (ratio: number) =>
  ratio > 0 && ratio < 0.1 ? `1/${Math.round(1 / ratio).toLocaleString('en')}` : `${ratio.toFixed(2)}x`;

const verdictOf = (row: Row) => (passes(row) ? 'pass' : row.gate ? 'FAIL' : 'miss');

/** The rows as one table. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.id,
    row.measure,
    row.count?.toLocaleString('en') ?? '',
    row.figures.engine,
    row.against,
    row.figures.reference,
    ratioText(row.ratio),
    row.isLowest ? `>= ${ratioText(row.limit)}` : ratioText(row.limit),
    row.gate ? `${verdictOf(row)} (gate)` : verdictOf(row),
  ]);
  const widths = heads.map((head, column) => Math.max(head.length, ...lines.map((line) => line[column]?.length ?? 0)));
  const textOf = (line: readonly string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [heads, widths.map((width) => '-'.repeat(width)), ...lines].map(textOf).join('\n');
}

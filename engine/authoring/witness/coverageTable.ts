import { goalKinds, type Goal } from './goalsOf.ts';
import { groupBy } from '../read/groupBy.ts';

const inRow = (cells: readonly string[], widths: readonly number[]) =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');

/**
 * The coverage as a text table: a row for each flow and step set and one for the total, a column for each kind of goal.
 *
 * @param shown the names of the goals that were shown
 */
export function coverageTable(goals: readonly Goal[], shown: ReadonlySet<string>): string {
  const distinct = [...new Map(goals.map((one) => [`${one.flow} ${one.name}`, one])).values()];
  const cellsOf = (name: string, own: readonly Goal[]) => [
    name,
    ...goalKinds.map((kind) => {
      const all = own.filter((one) => one.kind === kind);
      return `${all.filter((one) => shown.has(one.name)).length} of ${all.length}`;
    }),
  ];
  const rows = [
    ['flow', ...goalKinds],
    ...[...groupBy(distinct, ({ flow }) => flow)].map(([flow, own]) => cellsOf(flow, own)),
    cellsOf('all', distinct),
  ];
  const widths = goalKinds.reduce<number[]>(
    (found, _, at) => [...found, Math.max(...rows.map((cells) => cells[at + 1]?.length ?? 0))],
    [Math.max(...rows.map(([name = '']) => name.length))],
  );
  return rows.map((cells) => inRow(cells, widths)).join('\n');
}

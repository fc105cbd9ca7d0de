import type { Report } from '../Report.ts';
import type { LoadTimes } from './alternateLoads.ts';
import { buildServer } from './buildServer.ts';
import { embeddedRows } from './embeddedRows.ts';
import { growthRows } from './growthRows.ts';
import { postgresRows } from './postgresRows.ts';
import { scaleRows } from './scaleRows.ts';
import { sizeRow } from './sizeRow.ts';
import { startRows } from './startRows.ts';

type Part = Pick<Report, 'differences' | 'rows'>;

/** What is measured of the server. */
interface Measured {
  /** The built portal, and the bare server. */
  readonly file: string;
  readonly bareFile: string;
  readonly times: LoadTimes;
  readonly quick: boolean;
}

/** What is measured together, by the rows that come of it. */
const MEASURES: readonly (readonly [rows: readonly string[], measure: (measured: Measured) => Promise<Part>])[] = [
  [['S1', 'S2'], ({ file, bareFile, times }) => postgresRows(file, bareFile, times)],
  [['S3'], ({ file, times }) => sizeRow(file, times)],
  [['S4'], ({ file, times }) => embeddedRows(file, times)],
  [['S5'], ({ quick }) => startRows(quick ? 1 : 3)],
  [['S6'], ({ file, times }) => scaleRows(file, times)],
  [['growth'], ({ file, quick }) => growthRows(file, quick ? 1 : 4)],
];

/** The rows that can be asked for by themselves. */
export const serverRows: readonly string[] = MEASURES.flatMap(([rows]) => rows);

/**
 * The server under load beside a bare one, and what it needs to start and to hold.
 *
 * @param quick fewer and shorter rounds
 * @param asked the rows that are measured; all where none is named. What is measured together comes together
 */
export async function serverReport(quick: boolean, asked: readonly string[] = []): Promise<Report> {
  const built = await buildServer('benchServer');
  const bare = await buildServer('bareServer');
  try {
    const times = quick ? { milliseconds: 1000, rounds: 3 } : { milliseconds: 2000, rounds: 9 };
    const parts: Part[] = [];
    for (const [rows, measure] of MEASURES) {
      if (asked.length > 0 && !rows.some((row) => asked.includes(row))) continue;
      parts.push(await measure({ file: built.file, bareFile: bare.file, times, quick }));
    }
    const differences = parts.flatMap((part) => part.differences);
    return {
      differences,
      checked: 'Every server answers reads and saves with what was asked for.',
      rows: differences.length > 0 ? [] : parts.flatMap(({ rows }) => rows),
    };
  } finally {
    await Promise.all([built.remove(), bare.remove()]);
  }
}

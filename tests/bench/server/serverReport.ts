import type { Report } from '../Report.ts';
import { say } from '../say.ts';
import { buildServer } from './buildServer.ts';
import { embeddedRows } from './embeddedRows.ts';
import { growthRows } from './growthRows.ts';
import { postgresRows } from './postgresRows.ts';
import { sizeRow } from './sizeRow.ts';
import { startRows } from './startRows.ts';

/** The server under load beside a bare one, and what it needs to start and to hold. @param quick fewer and shorter rounds */
export async function serverReport(quick: boolean): Promise<Report> {
  const built = await buildServer('benchServer');
  const bare = await buildServer('bareServer');
  try {
    const times = quick ? { milliseconds: 1000, rounds: 3 } : { milliseconds: 2000, rounds: 9 };
    const postgres = await postgresRows(built.file, bare.file, times);
    const size = await sizeRow(built.file, times);
    const embedded = await embeddedRows(built.file, times);
    say('measuring S5');
    const starts = await startRows(quick ? 1 : 3);
    const growth = await growthRows(built.file, quick ? 1 : 4);
    const parts = [postgres, size, embedded, starts, growth];
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

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../Report.ts';
import type { Row } from '../Row.ts';
import { say } from '../say.ts';
import { summarize } from '../summarize.ts';
import { benchPatients, type BenchPatient } from './benchPatients.ts';
import { checkAnswers } from './checkAnswers.ts';
import { CONNECTIONS, type LoadConnection } from './Load.ts';
import { startLoad } from './startLoad.ts';
import { startServer } from './startServer.ts';
import type { LoadTimes } from './alternateLoads.ts';

const LIMIT = 500;

/** Reads the account between every two answers. */
const walking = ({ headers, read, saves }: BenchPatient): LoadConnection => ({
  headers,
  requests: saves.flatMap((save) => [read, save]),
});

function rowsOf(latencies: readonly number[], errors: readonly string[], seconds: number): readonly Row[] {
  const { median, p99, samples } = summarize(latencies);
  const head = { id: 'S4', against: 'limit', gate: false };
  const rate = `${(samples / seconds).toFixed(0)} requests/s`;
  return [
    {
      ...head,
      measure: 'embedded database, reads and saves: errors',
      figures: { engine: `${errors.length} of ${samples.toLocaleString('en')}`, reference: '0' },
      ratio: errors.length / samples,
      limit: 0,
    },
    {
      ...head,
      measure: 'embedded database, reads and saves: p99',
      figures: { engine: `${p99.toFixed(0)} ms (median ${median.toFixed(0)} ms, ${rate})`, reference: `${LIMIT} ms` },
      ratio: p99 / LIMIT,
      limit: 1,
    },
  ];
}

/** S4: the portal on an embedded database in a directory. @param file the built portal */
export async function embeddedRows(
  file: string,
  { milliseconds, rounds }: LoadTimes,
): Promise<Pick<Report, 'differences' | 'rows'>> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-embedded-'));
  const server = await startServer(file, { directory });
  try {
    say('signing up patients for S4');
    const [first, ...patients] = await benchPatients(server.url, CONNECTIONS + 1);
    if (!first) throw new Error('nobody was signed up');
    const differences = await checkAnswers({ name: 'portal, embedded', url: server.url, patient: first });
    if (differences.length > 0) return { differences, rows: [] };
    say('measuring S4');
    const load = await startLoad(server.url, patients.map(walking));
    await load.round(milliseconds);
    const { latencies, errors, seconds } = await load.round(milliseconds * rounds);
    await load.end();
    for (const error of new Set(errors)) say(error);
    return { differences, rows: rowsOf(latencies, errors, seconds) };
  } finally {
    await server.stop();
    await rm(directory, { recursive: true });
  }
}

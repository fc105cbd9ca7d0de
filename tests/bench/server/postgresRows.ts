import { startPostgres } from '../../support/database/startPostgres.ts';
import type { Report } from '../Report.ts';
import { say } from '../say.ts';
import { benchPatients, type BenchPatient } from './benchPatients.ts';
import { checkAnswers } from './checkAnswers.ts';
import { CONNECTIONS, type LoadConnection } from './Load.ts';
import { multiplyPatient } from './multiplyPatient.ts';
import { startServer } from './startServer.ts';
import type { LoadTimes } from './alternateLoads.ts';
import { throughputRows } from './throughputRows.ts';

const reading = ({ headers, read }: BenchPatient): LoadConnection => ({ headers, requests: [read] });
const saving = ({ headers, saves }: BenchPatient): LoadConnection => ({ headers, requests: saves });

/** Patients beside those who ask, with as much in their records. */
const OTHERS = 1000;

/**
 * S1 and S2: portal and bare server on one database, each with patients of its own. The database server writes through to
 * the disk, as where patients are served.
 */
export async function postgresRows(
  file: string,
  bareFile: string,
  times: LoadTimes,
): Promise<Pick<Report, 'differences' | 'rows'>> {
  const postgres = await startPostgres(true);
  const data = { url: await postgres.create('bench') };
  const portal = await startServer(file, data);
  const bare = await startServer(bareFile, data);
  try {
    say('signing up patients for S1 and S2');
    const [first, second, ...patients] = await benchPatients(portal.url, 2 * CONNECTIONS + 2);
    if (!first || !second) throw new Error('nobody was signed up');
    await multiplyPatient(data.url, { patient: first.userId, first: 1, last: OTHERS });
    const differences = [
      ...(await checkAnswers({ name: 'portal', url: portal.url, patient: first })),
      ...(await checkAnswers({ name: 'bare server', url: bare.url, patient: second })),
    ];
    if (differences.length > 0) return { differences, rows: [] };
    const pairOf = (connect: (patient: BenchPatient) => LoadConnection) => ({
      engine: { server: portal, connections: patients.slice(0, CONNECTIONS).map(connect) },
      reference: { server: bare, connections: patients.slice(CONNECTIONS).map(connect) },
    });
    say('measuring S1');
    const read = { id: 'S1', measure: 'authenticated read', against: 'bare Fastify + pg, one indexed row' };
    const reads = await throughputRows(pairOf(reading), times, read);
    say('measuring S2');
    const save = { id: 'S2', measure: 'save one answer, written to disk', against: 'the same writes by one statement' };
    const saves = await throughputRows(pairOf(saving), times, save);
    return { differences, rows: [...reads, ...saves.slice(0, 1)] };
  } finally {
    await Promise.all([portal.stop(), bare.stop()]);
    await postgres.stop();
  }
}

import { Client } from 'pg';
import { AccessTokens } from '#services/backend/modules/access/AccessTokens.ts';
import { startPostgres } from '../../support/database/startPostgres.ts';
import { signInByCall } from '../../support/portal/signInByCall.ts';
import { callPortal } from '../../support/portal/callPortal.ts';
import type { Report } from '../Report.ts';
import { say } from '../say.ts';
import { alternateLoads, type LoadTimes } from './alternateLoads.ts';
import { CONNECTIONS, type LoadConnection, type LoadRequest } from './Load.ts';
import { copiedId, multiplyPatient } from './multiplyPatient.ts';
import { startServer } from './startServer.ts';

const SECRET = 'a secret of the bench, which signs tokens';

/** Patients with a long record in both databases, who are the ones that read; in the large one; and patients there in all. */
const FEW = 1000;
const BUSY = 20_000;
const ALL = Math.max(BUSY, Number(process.env['BENCH_PATIENTS'] ?? 1_000_000));

const timeText = (rate: number) => `${(1_000_000 / rate).toFixed(0)} us a read`;

/** What a patient reads, and a part of what each answer must hold. */
const reads = (organization: string, userId: string): { readonly [path: string]: string } => ({
  [`/users/${organization}/user/${userId}/patient`]: userId,
  [`/intakes/${organization}/patient/${userId}`]: 'intake_responses',
  [`/v2/appointments/${organization}/user/${userId}`]: 'start_time',
  [`/orders/${organization}/patient/${userId}`]: 'amount',
  [`/v2/users/${organization}/${userId}/accesses`]: 'readUser',
});

interface Source {
  readonly organization: string;
  readonly patient: string;
  readonly session: string;
  /** Somebody who has just signed up. */
  readonly newcomer: string;
}

/** Has the demo patients made, of whom one has read the own record. */
async function seed(file: string, url: string): Promise<Source> {
  const server = await startServer(file, { url }, { NODE_ENV: 'development', PORTAL_SANDBOX: 'on' });
  const client = new Client({ connectionString: url });
  try {
    const { organization, userId, headers } = await signInByCall(server.url, 'chloe@example.com');
    const newcomer = await signInByCall(server.url, 'eli@example.com');
    for (const caller of [{ userId, headers }, newcomer])
      await callPortal(`${server.url}/users/${organization}/user/${caller.userId}/patient`, {
        method: 'GET',
        headers: caller.headers,
      });
    await client.connect();
    const { rows } = await client.query<{ id: string }>('select id from sessions where user_id = $1', [userId]);
    // From here on they count as real ones.
    await client.query('update users set demo = false');
    return { organization, patient: userId, session: rows[0]?.id ?? '', newcomer: newcomer.userId };
  } finally {
    await client.end();
    // Writes first who has read what.
    await server.stop();
  }
}

/** The reads of all that are in both databases, by as many connections as there are. */
async function connectionsOf({ organization, patient, session }: Source): Promise<readonly LoadConnection[]> {
  const tokens = new AccessTokens([SECRET], () => new Date());
  const requests: LoadRequest[][] = Array.from({ length: CONNECTIONS }, () => []);
  for (let copy = 1; copy <= FEW; copy += 1) {
    const user = copiedId(patient, copy);
    const token = await tokens.issue({ user, organization, session: copiedId(session, copy) });
    const headers = { authorization: `Bearer ${token}`, 'x-organization': organization };
    for (const path of Object.keys(reads(organization, user)))
      requests[copy % CONNECTIONS]?.push({ method: 'GET', path, headers });
  }
  return requests.map((own) => ({ headers: {}, requests: own }));
}

/** Where a server answers a patient's reads with anything else, one line each. */
async function differencesAt(url: string, source: Source): Promise<readonly string[]> {
  const [connection] = await connectionsOf(source);
  const differences: string[] = [];
  for (const { method, path, headers } of connection?.requests.slice(0, 5) ?? []) {
    const answer = await callPortal(url + path, { method, ...(headers && { headers }) });
    const [, part = ''] =
      Object.entries(reads(source.organization, copiedId(source.patient, CONNECTIONS))).find(
        ([known]) => known === path,
      ) ?? [];
    if (part === '' || !answer.includes(part)) differences.push(`${url}${path} answers without '${part}'`);
  }
  return differences;
}

/** S3: what patients read where a million are, beside where a thousand are. @param file the built portal */
export async function sizeRow(file: string, times: LoadTimes): Promise<Pick<Report, 'differences' | 'rows'>> {
  const postgres = await startPostgres(false);
  try {
    const few = await postgres.create('thousand');
    const source = await seed(file, few);
    await multiplyPatient(few, { patient: source.patient, first: 1, last: FEW });
    const many = await postgres.create('million', 'thousand');
    say('filling a database with a million patients for S3');
    await multiplyPatient(many, { patient: source.patient, first: FEW + 1, last: BUSY });
    await multiplyPatient(many, { patient: source.newcomer, first: BUSY + 1, last: ALL });
    const secret = { PORTAL_SECRET: SECRET };
    const [large, small] = await Promise.all([
      startServer(file, { url: many }, secret),
      startServer(file, { url: few }, secret),
    ]);
    try {
      const differences = [...(await differencesAt(large.url, source)), ...(await differencesAt(small.url, source))];
      if (differences.length > 0) return { differences, rows: [] };
      say('measuring S3');
      const connections = await connectionsOf(source);
      const pair = { engine: { server: large, connections }, reference: { server: small, connections } };
      const { engine, reference } = await alternateLoads(pair, times);
      return {
        differences,
        rows: [
          {
            id: 'S3',
            measure: `reads of any patient, ${ALL.toLocaleString('en')} in the database`,
            against: FEW.toLocaleString('en'),
            figures: { engine: timeText(engine.rate), reference: timeText(reference.rate) },
            ratio: reference.rate / engine.rate,
            limit: 1.2,
            gate: false,
          },
        ],
      };
    } finally {
      await Promise.all([large.stop(), small.stop()]);
    }
  } finally {
    await postgres.stop();
  }
}

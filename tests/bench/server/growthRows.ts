import { Client } from 'pg';
import { answeredVisit } from '../../support/portal/answeredVisit.ts';
import { callPortal } from '../../support/portal/callPortal.ts';
import type { Caller } from '../../support/portal/beginSession.ts';
import { readIntakes } from '../../support/portal/readIntakes.ts';
import { sendPhotos } from '../../support/portal/sendPhotos.ts';
import { signInByCall } from '../../support/portal/signInByCall.ts';
import { completeProfile, signUpByCall } from '../../support/portal/signUpByCall.ts';
import { startPostgres } from '../../support/database/startPostgres.ts';
import type { Report } from '../Report.ts';
import type { Row } from '../Row.ts';
import { say } from '../say.ts';
import { startServer } from './startServer.ts';

const MONTHS = 12;
const HALF = MONTHS / 2;
const DAYS_A_MONTH = 30.4;

/** What is swept may be so many times as much after the year as after its half, and of a record as much may be added. */
const LIMIT = 1.2;

/** What the sweep keeps small. Every other table is a record, and may grow with the patients alone. */
const SWEPT: ReadonlySet<string> = new Set([
  'account_links',
  'idempotency_keys',
  'jobs',
  'limits',
  'login_attempts',
  'mobile_verifications',
  'outbox',
  'refresh_tokens',
  'sessions',
]);

/** Mails are delivered, and what is limited is counted. */
const COUNTING = {
  NODE_ENV: 'development',
  PORTAL_SANDBOX: 'on',
  PORTAL_LOGIN_RATE_LIMIT: '1000000',
  PORTAL_UPLOAD_RATE_LIMIT: '1000000',
};

interface Size {
  readonly rows: number;
  readonly bytes: number;
}

type Sizes = ReadonlyMap<string, Size>;

const moved = (columns: readonly string[]): string =>
  columns.map((column) => `${column} = ${column} - interval '${DAYS_A_MONTH} days'`).join();

/** Lets a month pass for the library of the jobs, whose clock is the database's. */
async function ageJobs(client: Client): Promise<void> {
  const moments = ['created_on', 'started_on', 'completed_on', 'start_after', 'keep_until'];
  await client.query(`update jobs.job set ${moved(moments)}`);
  await client.query(`update jobs.archive set ${moved([...moments, 'archived_on'])}`);
}

/** Rows and bytes of each table, indexes included; those of the jobs together. */
async function sizesIn(client: Client): Promise<Sizes> {
  await client.query('vacuum analyze');
  const { rows: tables } = await client.query<{ schema: string; name: string; bytes: string }>(
    `select n.nspname as schema, c.relname as name, pg_total_relation_size(c.oid) as bytes
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'jobs') order by c.relname`,
  );
  const sizes = new Map<string, Size>();
  for (const { schema, name, bytes } of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${schema}."${name}"`);
    const table = schema === 'jobs' ? 'jobs' : name;
    const before = sizes.get(table) ?? { rows: 0, bytes: 0 };
    sizes.set(table, { rows: before.rows + Number(rows[0]?.count), bytes: before.bytes + Number(bytes) });
  }
  return sizes;
}

/** What is not answered with success, as where a password is wrong. */
const refused = (call: Promise<unknown>) => call.catch(() => undefined);

/** Saves the answers of a visit once more, under keys as the portal sends them. */
async function saveAgain(url: string, patient: Caller): Promise<void> {
  const [visit] = await readIntakes(patient);
  for (const { _id, value, revision } of visit?.intake_responses ?? []) {
    if (value === null) continue;
    const headers = {
      ...patient.headers,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    };
    const body = JSON.stringify({ value, revision });
    await callPortal(`${url}/v2/intakes/${visit?._id}/responses/${_id}`, { method: 'PUT', headers, body });
  }
}

interface Month {
  readonly url: string;
  readonly newcomers: number;
  /** Addresses of the patients of the months before. */
  readonly known: readonly string[];
}

/** What happens in a month: some sign up and walk a visit, some come again, some forget or mistype their password. */
async function passMonth({ url, newcomers, known }: Month): Promise<readonly string[]> {
  const emails: string[] = [];
  for (let number = 0; number < newcomers; number += 1) {
    const patient = await signUpByCall(url, completeProfile);
    await answeredVisit(patient, 'rapamycin');
    await saveAgain(url, patient);
    await sendPhotos(url, patient);
    emails.push(patient.email);
  }
  const returning = [...known.slice(-newcomers), ...emails];
  for (const email of returning) {
    const { organization, call, userId, headers } = await signInByCall(url, email);
    await call('GET', `/users/${organization}/user/${userId}/patient`);
    const json = { ...headers, 'content-type': 'application/json' };
    const body = JSON.stringify({ email_address: email });
    await callPortal(`${url}/reset/${organization}/password-reset-request`, { method: 'POST', headers: json, body });
    const wrong = JSON.stringify({ email, password: 'Mistyped1' });
    await refused(callPortal(`${url}/login/${organization}`, { method: 'POST', headers: json, body: wrong }));
  }
  return emails;
}

const sizeText = ({ rows, bytes }: Size) => `${rows.toLocaleString('en')} rows, ${(bytes / 1000).toFixed(0)} kB`;

const NOTHING: Size = { rows: 0, bytes: 0 };

function rowsOf(start: Sizes, half: Sizes, whole: Sizes): readonly Row[] {
  return [...whole].flatMap(([table, size]) => {
    const before = half.get(table) ?? NOTHING;
    const first = start.get(table) ?? NOTHING;
    const isSwept = SWEPT.has(table);
    // What nobody writes to says nothing.
    if (isSwept ? size.rows + before.rows === 0 : size.rows === first.rows) return [];
    // As many come in each half. There are demo patients at the start, who add nothing.
    const [now, then] = isSwept ? [size.rows, before.rows] : [size.rows - before.rows, before.rows - first.rows];
    return [
      {
        id: 'growth',
        measure: `${table}, ${isSwept ? 'swept' : 'record'}: a year (at its start ${sizeText(first)})`,
        against: 'half a year',
        figures: { engine: sizeText(size), reference: sizeText(before) },
        ratio: then === 0 ? Number(now > 0) : now / then,
        limit: LIMIT,
        gate: false,
      },
    ];
  });
}

/**
 * A year of a busy portal in a minute: each month the server is started anew with its clock moved on, and does its own jobs.
 *
 * @param file the built portal
 */
export async function growthRows(file: string, newcomers: number): Promise<Pick<Report, 'differences' | 'rows'>> {
  const postgres = await startPostgres(false);
  await postgres.create('year');
  const url = postgres.urlOf('year');
  const client = new Client({ connectionString: url });
  let known: readonly string[] = [];
  /** Serves for a month that begins so many months ahead. @returns what there is once all jobs are done */
  const live = async (month: number, people: number): Promise<Sizes> => {
    await ageJobs(client);
    const server = await startServer(file, { url }, { ...COUNTING, BENCH_DAYS_AHEAD: String(month * DAYS_A_MONTH) });
    try {
      known = [...known, ...(await passMonth({ url: server.url, newcomers: people, known }))];
    } finally {
      await server.stop();
    }
    return sizesIn(client);
  };
  try {
    await client.connect();
    say('living through a year');
    const server = await startServer(file, { url }, COUNTING);
    await server.stop();
    const start = await sizesIn(client);
    for (let month = 1; month < HALF; month += 1) await live(month, newcomers);
    const half = await live(HALF, newcomers);
    for (let month = HALF + 1; month < MONTHS; month += 1) await live(month, newcomers);
    const whole = await live(MONTHS, newcomers);
    return { differences: [], rows: rowsOf(start, half, whole) };
  } finally {
    await client.end();
    await postgres.stop();
  }
}

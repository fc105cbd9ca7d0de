import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import { answeredVisit } from '../../support/portal/answeredVisit.ts';
import { callPortal } from '../../support/portal/callPortal.ts';
import type { Caller } from '../../support/portal/beginSession.ts';
import { readIntakes } from '../../support/portal/readIntakes.ts';
import { sendPhotos } from '../../support/portal/sendPhotos.ts';
import { signInByCall } from '../../support/portal/signInByCall.ts';
import { completeProfile, signUpByCall } from '../../support/portal/signUpByCall.ts';
import { picture } from '../../support/files/pictures.ts';
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

/** Files that patients have sent, and those of them that no row names, because a server died in between. */
const FILES = 'files';
const FORGOTTEN = 'files without a row';

/** What the sweep keeps small. Every other table is a record, and may grow with the patients alone. */
const SWEPT: ReadonlySet<string> = new Set([
  FORGOTTEN,
  'account_links',
  'appointment_requests',
  'idempotency_keys',
  'jobs',
  'limits',
  'login_attempts',
  'mobile_verifications',
  'outbox',
  'passkey_challenges',
  'payment_events',
  'refresh_tokens',
  'scheduling_events',
  'sessions',
  'trusted_devices',
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

/** How many files there are, and how many of them no row names. */
async function filesIn(client: Client, directory: string): Promise<Sizes> {
  const ids = await readdir(directory);
  const { rows } = await client.query<{ id: string }>(
    `select kept.id from unnest($1::text[]) as kept (id)
      where kept.id not in (select id from images union all select id from attachments union all select id from data_copies
        union all select avatar from care_team_members where avatar is not null)`,
    [ids],
  );
  const sizeOf = async (names: readonly string[]): Promise<Size> => {
    const found = await Promise.all(names.map((name) => stat(join(directory, name))));
    return { rows: names.length, bytes: found.reduce((sum, { size }) => sum + size, 0) };
  };
  return new Map([
    [FILES, await sizeOf(ids)],
    [FORGOTTEN, await sizeOf(rows.map(({ id }) => id))],
  ]);
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

/** Keeps the bytes of a photo as a server leaves them that dies before it has written their row. */
async function forget(directory: string, now: Date): Promise<void> {
  await writeFile(join(directory, createId(now)), await picture().jpeg().toBuffer());
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
  const url = await postgres.create('year');
  const media = await mkdtemp(join(tmpdir(), 'bench-files-'));
  const client = new Client({ connectionString: url });
  let known: readonly string[] = [];
  /** Serves for a month that begins so many months ahead. @returns what there is once all jobs are done */
  const live = async (month: number, people: number): Promise<Sizes> => {
    await ageJobs(client);
    const ahead = month * DAYS_A_MONTH;
    const server = await startServer(
      file,
      { url },
      { ...COUNTING, PORTAL_MEDIA: media, BENCH_DAYS_AHEAD: String(ahead) },
    );
    try {
      for (let number = 0; number < people; number += 1)
        await forget(media, new Date(Date.now() + ahead * 24 * 60 * 60 * 1000));
      known = [...known, ...(await passMonth({ url: server.url, newcomers: people, known }))];
    } finally {
      await server.stop();
    }
    return sizes();
  };
  const sizes = async (): Promise<Sizes> => new Map([...(await sizesIn(client)), ...(await filesIn(client, media))]);
  try {
    await client.connect();
    say('living through a year');
    const server = await startServer(file, { url }, { ...COUNTING, PORTAL_MEDIA: media });
    await server.stop();
    const start = await sizes();
    for (let month = 1; month < HALF; month += 1) await live(month, newcomers);
    const half = await live(HALF, newcomers);
    for (let month = HALF + 1; month < MONTHS; month += 1) await live(month, newcomers);
    const whole = await live(MONTHS, newcomers);
    return { differences: [], rows: rowsOf(start, half, whole) };
  } finally {
    await client.end();
    await postgres.stop();
    await rm(media, { recursive: true });
  }
}

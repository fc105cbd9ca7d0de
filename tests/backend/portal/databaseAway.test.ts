import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import {
  DatabaseUnavailableError,
  unavailabilityIn,
} from '#services/backend/kernel/database/DatabaseUnavailableError.ts';
import { openDatabase } from '#services/backend/kernel/database/openDatabase.ts';
import { watchClient } from '#services/backend/kernel/database/watchClient.ts';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import type { Mail } from '#services/backend/adapters/mail/Mail.ts';
import { backendFixture, fullProfile, type BackendFixture } from '#tests/support/backend/backendFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { databaseGate } from '#tests/support/database/databaseGate.ts';
import { seededPostgres } from '#tests/support/database/seededPostgres.ts';

/** A built portal in a folder of its own, in which each page is the landing page of one product. */
function builtPortal(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-built-'));
  for (const name of ['app', 'server']) mkdirSync(join(folder, name));
  for (const name of ['index.html', 'entry.html', 'visit.html'])
    writeFileSync(join(folder, 'app', name), '<head></head>');
  const address = { name: 'product', landing: { kind: 'product', id: 'a'.repeat(24) } };
  writeFileSync(
    join(folder, 'server', 'renderEntry.js'),
    `exports.entryAddressOf = () => ({ address: ${JSON.stringify(address)} });
    exports.renderEntry = exports.themeSheet = exports.earlyScript = () => '';
    exports.describeEntry = () => ({ title: 'Portal', description: 'Portal' });`,
  );
  writeFileSync(
    join(folder, 'server', 'renderVisit.js'),
    'exports.intakeIdOf = exports.renderVisit = () => undefined; exports.earlyScript = () => "";',
  );
  writeFileSync(join(folder, 'app', 'manifest.json'), '{}');
  writeFileSync(
    join(folder, 'server', 'renderPage.js'),
    `exports.isPortalPath = () => true; exports.isDrawnPage = () => false; exports.earlyScript = () => '';
    exports.findVisitorBy = exports.renderPage = () => undefined;`,
  );
  return folder;
}

describe('while the database is away', () => {
  let gate: Awaited<ReturnType<typeof databaseGate>>;
  let backend: BackendFixture;
  let built: string;
  const mails: Mail[] = [];
  beforeAll(async () => {
    gate = await databaseGate(await seededPostgres());
    built = builtPortal();
    backend = await backendFixture({
      settings: { databaseUrl: gate.url, app: join(built, 'app') },
      mailer: {
        async send(mail) {
          mails.push(mail);
        },
      },
    });
  });
  afterAll(async () => {
    await backend.close();
    await gate.shut();
    rmSync(built, { recursive: true, force: true });
  });
  const open = () => backend.call<string>({ method: 'GET', url: '/', headers: { accept: 'text/html' } });
  const get = (url: string) => backend.call<Problem>({ method: 'GET', url });

  it('requests are answered with 503, and with what they ask for once it is back', async () => {
    const patient = await backend.patient(fullProfile);
    const own = `/users/${patient.org}/user/${patient.id}`;
    const asked = [
      () => get('/readyz'),
      () => get('/healthz'),
      () => patient.send('GET', `${own}/patient`),
      () => patient.send('GET', `${own}/subscriptions`),
      () => patient.send('PUT', `/users/${patient.org}/${patient.id}`, { first_name: 'Kept' }),
    ];
    for (const ask of asked) expect((await ask()).status).toBe(200);
    await gate.shut();
    for (const ask of asked) {
      const { status, headers, body } = await ask();
      expect([status, body.code]).toEqual([503, 'ServiceUnavailable']);
      expect(headers['retry-after']).toBe('10');
      expect(body.message).toMatch(/^We will be back soon\./);
    }
    expect((await get('/livez')).status).toBe(200);
    await gate.open();
    for (const ask of asked) expect((await ask()).status).toBe(200);
  });

  it('a page is answered with one that tries again by itself', async () => {
    await gate.shut();
    const { status, headers, body } = await open();
    expect([status, headers['retry-after'], headers['content-type']]).toEqual([503, '10', 'text/html; charset=utf-8']);
    expect(body).toContain('We will be back soon');
    expect(body).toContain('http-equiv="refresh"');
    await gate.open();
    expect((await open()).status).toBe(200);
  });

  it('a purchase says that nobody knows of the money', async () => {
    const patient = await backend.patient(fullProfile);
    await gate.shut();
    const { body } = await patient.send('POST', `/v2/orders/${createId(backend.time.now)}/submit`, {});
    expect(body).toMatchObject({ code: 'ServiceUnavailable', money: 'unknown' });
    await gate.open();
  });

  it('jobs wait, and go on by themselves', async () => {
    const { id, org, email } = await backend.patient(fullProfile);
    await backend.portal.database.db.insert(outbox).values({
      id: createId(backend.time.now),
      organization: org,
      userId: id,
      channel: 'mail',
      recipient: email,
      subject: 'Waiting',
      text: 'For the database.',
      createdAt: backend.time.now,
    });
    await gate.shut();
    await doJobs(backend, 'mail');
    expect(mails).toEqual([]);
    await gate.open();
    await doJobs(backend, 'mail');
    expect(mails).toMatchObject([{ recipient: email, subject: 'Waiting' }]);
  });

  it('a statement that is under way when the server is stopped fails as one that found it away', async () => {
    const { database } = backend.portal;
    const asleep = database.execute('select pg_sleep(600)').catch((error: unknown) => error);
    const stop = `select pg_terminate_backend(pid) from pg_stat_activity
      where query = 'select pg_sleep(600)' and datname = current_database()`;
    while ((await database.execute(stop)).rows.length === 0);
    expect(await asleep).toMatchObject({ name: 'DatabaseUnavailableError', code: '57P01' });
    expect((await get('/readyz')).status).toBe(200);
  });
});

type Query = (text: string) => Promise<void>;

/** A client of a driver that always fails. */
const failing = (error: unknown) => ({ query: vi.fn<Query>().mockRejectedValue(error) });

/** What a database server says, or the embedded one. */
const stated = (code: string, severity = 'ERROR') => Object.assign(new Error('no'), { code, severity });

describe('an error of a driver', () => {
  it.each([
    ['a refused connection', Object.assign(new Error('no'), { code: 'ECONNREFUSED' })],
    ['a connection that ends', new Error('Connection terminated unexpectedly')],
    ['an answer that never comes', new Error('Query read timeout')],
    ['a server that is stopped', stated('57P01')],
    ['a server that starts', stated('57P03', 'FATAL')],
    ['too many connections', stated('53300', 'FATAL')],
    ['a full disk', stated('53100')],
    ['a standby', stated('25006')],
    ['a password that was changed', stated('28P01', 'FATAL')],
    ['an embedded database that gave itself up', stated('24000', 'PANIC')],
  ])('says of %s that the database is away', async (_, error) => {
    await expect(watchClient(failing(error)).client.query('select 1')).rejects.toBeInstanceOf(DatabaseUnavailableError);
  });

  it.each([
    ['a value that is taken', stated('23505')],
    ['a statement that was canceled', stated('57014')],
    ['a mistake in a statement', stated('42P01')],
    ['a mistake in a call', new TypeError('no')],
  ])('says nothing of the kind of %s', async (_, error) => {
    const thrown: unknown = await watchClient(failing(error))
      .client.query('select 1')
      .catch((one: unknown) => one);
    expect(thrown).toBe(error);
    expect(unavailabilityIn(thrown)).toBeUndefined();
  });
});

it('a database whose disk was full is ready once there is room again', async () => {
  let isFull = true;
  const { client, check } = watchClient({
    async query(text: string) {
      if (isFull && text !== 'select 1') throw stated('53100');
    },
  });
  await check();
  await expect(client.query('insert')).rejects.toMatchObject({ code: '53100' });
  await expect(check()).rejects.toMatchObject({ code: '53100' });
  isFull = false;
  await check();
});

it('the room is tried in a way that a database allows, and that leaves nothing', async () => {
  const backend = await backendFixture();
  const { database } = backend.portal;
  await expect(database.execute(`do $$ begin raise 'full' using errcode = '53100'; end $$`)).rejects.toMatchObject({
    code: '53100',
  });
  expect((await backend.call({ method: 'GET', url: '/readyz' })).status).toBe(200);
  expect((await database.execute('select oid from pg_largeobject_metadata')).rows).toEqual([]);
  await backend.close();
});

const undone = (often: number) => {
  const query = vi.fn<Query>();
  for (let at = 0; at < often; at += 1) query.mockRejectedValueOnce(stated('40P01'));
  return { query };
};

describe('a statement that a deadlock undid', () => {
  it('is asked again where it stands for itself', async () => {
    const deadlocked = undone(3);
    await watchClient(deadlocked, { repeats: true }).client.query('update');
    expect(deadlocked.query).toHaveBeenCalledTimes(4);
  });

  it('is not asked for ever', async () => {
    const { client } = watchClient(undone(4), { repeats: true });
    await expect(client.query('update')).rejects.toMatchObject({ code: '40P01' });
  });

  it('is left to its transaction', async () => {
    await expect(watchClient(undone(1)).client.query('update')).rejects.toMatchObject({ code: '40P01' });
  });
});

it('an embedded database that gave itself up is opened again for the next statement', async () => {
  let isFull = true;
  const { client } = watchClient(failing(stated('24000', 'PANIC')), {
    reopen: async () => {
      if (isFull) throw new Error('no room');
      return { query: vi.fn<Query>() };
    },
  });
  await expect(client.query('')).rejects.toThrow('not available');
  await expect(client.query('')).rejects.toThrow('not available');
  isFull = false;
  await client.query('');
});

it('an embedded database that gave itself up tells again what its servers say once it is opened again', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'gave-up-'));
  const dump = new Blob([readFileSync(inject('backendDump'))]);
  const database = await openDatabase({ data: directory, dump });
  const heard: string[] = [];
  await database.listen('news', {
    begin: () => heard.push('began'),
    hear: (text) => heard.push(text),
    lose: () => heard.push('lost'),
  });
  await database.execute(`create table notes (text text); select pg_notify('news', 'before')`);
  const log = join(directory, 'database', 'pg_wal');
  renameSync(log, `${log}.away`);
  // With values, as patients' requests ask: PGlite does not come back where a statement without any finds its log gone.
  const write = async () => {
    await database.execute('select pg_switch_wal()', []);
    await database.execute(`insert into notes values ('a note')`, []);
  };
  await expect(write()).rejects.toBeInstanceOf(DatabaseUnavailableError);
  renameSync(`${log}.away`, log);
  await database.execute(`select pg_notify('news', 'after')`);
  await expect.poll(() => heard).toEqual(['began', 'before', 'lost', 'began', 'after']);
  await database.close();
  rmSync(directory, { recursive: true });
});

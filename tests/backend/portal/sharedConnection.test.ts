import { Socket } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openServer } from '#services/backend/kernel/database/openServer.ts';
import type { Database } from '#services/backend/kernel/database/Database.ts';
import { SharedConnection } from '#services/backend/kernel/database/SharedConnection.ts';
import { backendPostgres } from '#tests/support/database/backendPostgres.ts';

let url: string;
let shared: SharedConnection;
let beside: Client;
beforeAll(async () => {
  url = await backendPostgres();
  shared = new SharedConnection((stream) => new Client({ connectionString: url, pipeline: true, stream }));
  beside = new Client({ connectionString: url });
  await beside.connect();
});
afterAll(async () => {
  await shared.end();
  await beside.end();
});

interface Said {
  readonly said: string;
  readonly process: number;
}

const say = async (said: string) => {
  const text = 'select $1::text as said, pg_backend_pid() as process';
  const { rows } = await shared.query<Said>({ name: 'say', text, values: [said] });
  return rows[0];
};

const fail = () => shared.query({ name: 'fail', text: 'select 1 / $1::integer', values: [0] });

it('statements that are asked at the same time share a connection, and each gets its own answer', async () => {
  const texts = Array.from({ length: 50 }, (_, place) => `text ${place}`);
  const answers = await Promise.all(texts.map(say));
  expect(answers.map((answer) => answer?.said)).toEqual(texts);
  expect(new Set(answers.map((answer) => answer?.process)).size).toBe(1);
  expect(shared.waiting).toBe(0);
});

it('statements that are asked at the same time are sent together, also where each comes by itself', async () => {
  let socket = new Socket();
  const other = new SharedConnection((stream) => {
    socket = stream();
    return new Client({ connectionString: url, pipeline: true, stream: () => socket });
  });
  const ask = () => other.query({ name: 'one', text: 'select 1 as one', values: [] });
  await ask();
  const sending = vi.spyOn(socket, '_writev');
  const asked = Array.from({ length: 50 }, () => Promise.resolve().then(ask));
  expect(await Promise.all(asked)).toHaveLength(50);
  expect(sending).toHaveBeenCalledOnce();
  await other.end();
});

it('a statement that fails fails alone', async () => {
  const [before, failed, after] = await Promise.allSettled([say('before'), fail(), say('after')]);
  expect(before).toMatchObject({ value: { said: 'before' } });
  expect(failed).toMatchObject({ reason: { code: '22012' } });
  expect(after).toMatchObject({ value: { said: 'after' } });
});

it('a connection that is lost is replaced, and only what it had not answered is refused', async () => {
  const first = await say('first');
  const [refused] = await Promise.allSettled([
    shared.query({ text: 'select pg_sleep(60)' }),
    beside.query('select pg_terminate_backend($1, 10000)', [first?.process]),
  ]);
  expect(refused.status).toBe('rejected');
  const second = await say('second');
  expect(second?.said).toBe('second');
  expect(second?.process).not.toBe(first?.process);
});

it('a connection that cannot be made is tried anew by the next statement', async () => {
  const addresses = [new URL('/nowhere', url).href, url];
  const other = new SharedConnection(
    (stream) => new Client({ connectionString: addresses.shift(), pipeline: true, stream }),
  );
  const ask = () => other.query({ text: 'select 1 as one' });
  const refused = await Promise.allSettled([ask(), ask()]);
  expect(refused).toMatchObject([{ reason: { code: '3D000' } }, { reason: { code: '3D000' } }]);
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  await other.end();
});

it('a connection that was ended answers what it was asked before, and opens no other', async () => {
  const other = new SharedConnection((stream) => new Client({ connectionString: url, pipeline: true, stream }));
  const ask = () => other.query({ text: 'select 1 as one' });
  const asked = ask();
  await other.end();
  expect((await asked).rows).toEqual([{ one: 1 }]);
  await expect(ask()).rejects.toThrow('the connection was ended');
});

it('what is read does not wait for what waits to be written', async () => {
  await beside.query('create table rows (id integer)');
  await beside.query('insert into rows values (1)');
  const database: Database = await openServer(url);
  const write = { name: 'write', text: 'update rows set id = id where $1::integer = 1', types: undefined };
  const read = { name: 'read', text: 'select id from rows where $1::integer = 1', types: undefined };
  await beside.query('begin');
  await beside.query('select id from rows for update');
  const writes = Array.from({ length: 30 }, () => database.query(write, [1]));
  const reads = await Promise.all(Array.from({ length: 30 }, () => database.query(read, [1])));
  expect(reads.map(([row]) => row)).toEqual(reads.map(() => ({ id: 1 })));
  await beside.query('rollback');
  await Promise.all(writes);
  await database.close();
});

import { expect, it } from 'vitest';
import { endAll } from '#services/backend/modules/sessions/store.ts';
import { pairedBackends } from '#tests/support/database/pairedBackends.ts';

const [backend, beside] = await pairedBackends();

/** A patient whom both servers have seen, and what the second one answers them. */
async function signedIn() {
  const { token } = await backend.patient();
  const headers = { authorization: `Bearer ${token}` };
  const read = async (server: typeof backend) =>
    (await server.call({ method: 'GET', url: '/v2/products', headers })).status;
  expect([await read(backend), await read(beside)]).toEqual([200, 200]);
  return {
    read: () => read(beside),
    logOut: () => backend.call({ method: 'POST', url: '/v2/session/logout-everywhere', headers }),
  };
}

it('a session that one server ends is over at the other as soon as the database passes it on', async () => {
  const { read, logOut } = await signedIn();
  expect((await logOut()).status).toBe(204);
  await expect.poll(read).toBe(401);
});

it('a session that whoever ends all of a patient does not see is asked for anew as well', async () => {
  const { id, token } = await backend.patient();
  const headers = { authorization: `Bearer ${token}` };
  const read = async () => (await beside.call({ method: 'GET', url: '/v2/products', headers })).status;
  expect(await read()).toBe(200);
  const { database, clock } = backend.portal;
  await database.execute(`update sessions set ended_at = now() where user_id = '${id}'`);
  expect(await read()).toBe(200);
  await endAll(database, id, clock());
  await expect.poll(read).toBe(401);
});

it('a server that is cut off believes in no session, and hears again once it is back', async () => {
  const first = await signedIn();
  const { database } = backend.portal;
  const listening = `query like 'listen ended%' and datname = current_database()`;
  const cut = async () =>
    (await database.execute(`select pg_terminate_backend(pid) from pg_stat_activity where ${listening}`)).rows.length;
  expect(await cut()).toBe(2);
  await database.execute(`update sessions set ended_at = now()`);
  await expect.poll(first.read).toBe(401);
  await expect
    .poll(async () => (await database.execute(`select 1 from pg_stat_activity where ${listening}`)).rows.length)
    .toBe(2);
  const second = await signedIn();
  await second.logOut();
  await expect.poll(second.read).toBe(401);
});

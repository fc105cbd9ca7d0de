import { expect, it, vi } from 'vitest';
import type { Database, Listener } from '#services/backend/kernel/database/Database.ts';
import { LiveSessions } from '#services/backend/modules/access/LiveSessions.ts';

/** A database that counts what it is asked, and its listener. */
async function listening() {
  let listener: Listener | undefined;
  const asked = vi.fn<() => void>();
  const database: Pick<Database, 'query' | 'listen'> = {
    query: async () => {
      asked();
      return JSON.parse('[{}]');
    },
    listen: async (_, named) => {
      listener = named;
      named.begin();
    },
  };
  const sessions = new LiveSessions(database, () => new Date(0));
  await sessions.listen();
  return { sessions, asked, listener };
}

/** A session of the patient whom its first letter names. */
const of = (session: string) => ({ user: session.charAt(0), session });

it('a session is asked for once while nothing is heard of its end', async () => {
  const { sessions, asked, listener } = await listening();
  for (const session of ['a1', 'a1', 'b1', 'a2', 'a1']) expect(await sessions.has(of(session))).toBe(true);
  expect(asked).toHaveBeenCalledTimes(3);
  listener?.hear('a');
  for (const session of ['a1', 'a2', 'b1']) await sessions.has(of(session));
  expect(asked).toHaveBeenCalledTimes(5);
});

it('a server that cannot hear asks each time, and what it knew before counts for nothing once it hears again', async () => {
  const { sessions, asked, listener } = await listening();
  await sessions.has(of('a1'));
  listener?.lose();
  for (const session of ['a1', 'a1']) await sessions.has(of(session));
  expect(asked).toHaveBeenCalledTimes(3);
  listener?.begin();
  for (const session of ['a1', 'a1']) await sessions.has(of(session));
  expect(asked).toHaveBeenCalledTimes(4);
});

import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import { sweep } from '#services/backend/kernel/database/sweep.ts';
import { accountLinks } from '#services/backend/kernel/database/tables/accountLinks.ts';
import { idempotencyKeys } from '#services/backend/kernel/database/tables/idempotencyKeys.ts';
import { loginAttempts, refreshTokens, sessions } from '#services/backend/kernel/database/tables/sessions.ts';
import { backendFixture } from '#tests/support/backendFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
afterEach(async () => {
  vi.useRealTimers();
  for (const table of tables) await backend.portal.database.db.delete(table);
});

const tables = [refreshTokens, sessions, accountLinks, loginAttempts, idempotencyKeys];

const daysAgo = (days: number) => new Date(backend.time.now.getTime() - days * 24 * 3600 * 1000);

/** One row of each kind that was over so many days ago; its name is in each of them. */
async function leave(name: string, days: number): Promise<void> {
  const { db } = backend.portal.database;
  const { id } = await backend.patient();
  const over = daysAgo(days);
  await db.insert(sessions).values({ id: name, organization: backend.tenant.id, userId: id, createdAt: over });
  await db.insert(refreshTokens).values({ hash: name, sessionId: name, createdAt: over, expiresAt: over });
  await db.insert(accountLinks).values({ userId: id, purpose: 'login', hash: name, expiresAt: over, sent: [over] });
  await db.insert(loginAttempts).values({ key: name, account: name, failures: 1, expiresAt: over });
  await db.insert(idempotencyKeys).values({ userId: id, key: name, digest: '', body: '', createdAt: over });
}

/** What is left, by the names in the rows; the sessions of the patients themselves are not counted. */
async function left(): Promise<readonly (readonly string[])[]> {
  const { db } = backend.portal.database;
  const names = [
    (await db.select().from(sessions)).map(({ id }) => id),
    (await db.select().from(refreshTokens)).map(({ hash }) => hash),
    (await db.select().from(accountLinks)).map(({ hash }) => hash),
    (await db.select().from(loginAttempts)).map(({ key }) => key),
    (await db.select().from(idempotencyKeys)).map(({ key }) => key),
  ];
  return names.map((some) => some.flatMap((name) => (name?.startsWith('day') ? name : [])).toSorted());
}

it('what has been over for 60 days is removed, and nothing else', async () => {
  for (const days of [61, 59, -1]) await leave(`day ${days}`, days);
  await sweep(backend.portal.database, backend.time.now);
  expect(await left()).toEqual(Array.from({ length: 5 }, () => ['day -1', 'day 59']));
});

it('an old session stays as long as one of its tokens does', async () => {
  const { db } = backend.portal.database;
  await leave('day 400', 400);
  await db
    .insert(refreshTokens)
    .values({ hash: 'day 1', sessionId: 'day 400', createdAt: daysAgo(1), expiresAt: daysAgo(-29) });
  await sweep(backend.portal.database, backend.time.now);
  expect((await left()).slice(0, 2)).toEqual([['day 400'], ['day 1']]);
});

it('is begun by the server itself', async () => {
  const old = await backendFixture();
  const { database } = old.portal;
  await database.db.insert(loginAttempts).values({ key: createId(old.time.now), failures: 1, expiresAt: daysAgo(100) });
  const other = await backendFixture({ open: async () => ({ ...database, close: async () => undefined }) });
  await vi.waitFor(async () => expect(await database.db.select().from(loginAttempts)).toEqual([]), { timeout: 30_000 });
  await other.close();
  await old.close();
});

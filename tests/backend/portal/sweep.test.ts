import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, it } from 'vitest';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import { sweep } from '#services/backend/kernel/database/sweep.ts';
import { accountLinks } from '#services/backend/kernel/database/tables/accountLinks.ts';
import { idempotencyKeys } from '#services/backend/kernel/database/tables/idempotencyKeys.ts';
import { intakeEvents } from '#services/backend/kernel/database/tables/intakes.ts';
import { mobileVerifications } from '#services/backend/kernel/database/tables/mobileVerifications.ts';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import { paymentEvents } from '#services/backend/kernel/database/tables/payments.ts';
import { loginAttempts, refreshTokens, sessions } from '#services/backend/kernel/database/tables/sessions.ts';
import { sweepMedia } from '#services/backend/modules/images/sweepMedia.ts';
import { keptMedia } from '#tests/support/backend/keptMedia.ts';
import { advance, backendFixture, fullProfile } from '#tests/support/backend/backendFixture.ts';
import { backendTemplate } from '#tests/support/backend/backendTemplate.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';

const backend = await backendFixture({ templates: [{ ...backendTemplate, sections: { intake: [] } }] });
afterAll(() => backend.close());
afterEach(async () => {
  for (const table of tables) await backend.portal.database.db.delete(table);
});

const tables = [refreshTokens, sessions, accountLinks, loginAttempts, idempotencyKeys, outbox, mobileVerifications];

const daysAgo = (days: number) => new Date(backend.time.now.getTime() - days * 24 * 3600 * 1000);

/** One row of each kind that was over so many days ago; its name is in each of them. */
async function leave(name: string, days: number): Promise<void> {
  const { db } = backend.portal.database;
  const { id } = await backend.patient({ emailVerifiedAt: null });
  const over = daysAgo(days);
  await db.insert(sessions).values({ id: name, organization: backend.tenant.id, userId: id, createdAt: over });
  await db.insert(refreshTokens).values({ hash: name, sessionId: name, createdAt: over, expiresAt: over });
  await db.insert(accountLinks).values({ userId: id, purpose: 'login', hash: name, expiresAt: over, sent: [over] });
  await db.insert(loginAttempts).values({ key: name, account: name, failures: 1, expiresAt: over });
  const mail = {
    organization: backend.tenant.id,
    userId: id,
    channel: 'mail',
    recipient: '',
    subject: name,
    text: '',
  } as const;
  await db.insert(outbox).values([
    { ...mail, id: `${name} delivered`, createdAt: over, deliveredAt: over },
    { ...mail, id: `${name} given up`, createdAt: over, givenUpAt: over },
    { ...mail, id: `${name} waiting`, createdAt: over, toUnverified: true },
    { ...mail, id: `${name} for an address never verified`, createdAt: over },
  ]);
  const code = { number: name, tries: 0, codesSent: 1, countedSince: over, expiresAt: over };
  await db.insert(mobileVerifications).values({ userId: id, ...code });
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
    (await db.select().from(mobileVerifications)).map(({ number }) => number),
  ];
  return names.map((some) => some.flatMap((name) => (name?.startsWith('day') ? name : [])).toSorted());
}

it('what has been over for 60 days is removed, and nothing else', async () => {
  for (const days of [61, 59, -1]) await leave(`day ${days}`, days);
  await sweep(backend.portal.database, backend.time.now);
  expect(await left()).toEqual(Array.from({ length: 6 }, () => ['day -1', 'day 59']));
  const mails = (await backend.portal.database.db.select().from(outbox)).map(({ id }) => id);
  // A mail that nobody has taken yet is not over.
  expect(mails.filter((id) => id.startsWith('day 61'))).toEqual(['day 61 waiting']);
  expect(mails).toHaveLength(9);
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

it('events of the payment provider are removed after 90 days', async () => {
  const { db } = backend.portal.database;
  await db.insert(paymentEvents).values([
    { id: 'of day 91', type: 'invoice.paid', receivedAt: daysAgo(91) },
    { id: 'of day 89', type: 'invoice.paid', receivedAt: daysAgo(89) },
  ]);
  await sweep(backend.portal.database, backend.time.now);
  expect((await db.select().from(paymentEvents)).map(({ id }) => id)).toEqual(['of day 89']);
});

it('the oldest events of visits are removed after ten years', async () => {
  const { db } = backend.portal.database;
  const patient = await backend.patient(fullProfile);
  const { _id: intakeId } = await patient.begins('sample');
  const event = { intakeId, actor: patient.id, kind: 'answered' } as const;
  await db.insert(intakeEvents).values([
    { ...event, at: daysAgo(9 * 366) },
    { ...event, at: daysAgo(11 * 366) },
  ]);
  await sweep(backend.portal.database, backend.time.now);
  const kept = await db.select().from(intakeEvents).where(eq(intakeEvents.intakeId, intakeId));
  expect(kept.map(({ at }) => at)).toEqual(expect.arrayContaining([backend.time.now, daysAgo(9 * 366)]));
  expect(kept).toHaveLength(2);
});

it('the server sweeps by itself, once in six hours', async () => {
  const own = await backendFixture();
  const { db } = own.portal.database;
  const leaves = () =>
    db.insert(loginAttempts).values({ key: createId(own.time.now), failures: 1, expiresAt: daysAgo(100) });
  await own.portal.jobs.rest('sweep');
  await leaves();
  await doJobs(own, 'sweep');
  expect(await db.select().from(loginAttempts)).toHaveLength(1);
  advance(own, 6 * 3600);
  await doJobs(own, 'sweep');
  expect(await db.select().from(loginAttempts)).toEqual([]);
  await own.close();
});

it('the bytes of a photo whose row was never written are removed after a day', async () => {
  const { media } = backend.portal;
  const before = await keptMedia(media);
  const [young, old] = [createId(daysAgo(0.9)), createId(daysAgo(1.1))];
  await media.put(young, new Uint8Array([1]));
  await media.put(old, new Uint8Array([1]));
  await sweepMedia({ ...backend.portal, clock: () => backend.time.now });
  expect(await keptMedia(media)).toEqual([...before, young].toSorted());
});

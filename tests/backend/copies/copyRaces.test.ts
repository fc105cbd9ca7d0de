import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { dataCopies } from '#services/backend/kernel/database/tables/dataCopies.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { copying } from '#services/backend/modules/copies/copying.ts';
import { writeRequest } from '#services/backend/modules/copies/store.ts';
import { memoryMedia } from '#services/backend/adapters/media/memoryMedia.ts';
import { advance } from '#tests/support/backend/backendFixture.ts';
import { copyFixture } from '#tests/support/backend/copyFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { keptMedia } from '#tests/support/backend/keptMedia.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';
import { pairedBackends } from '#tests/support/database/pairedBackends.ts';

const shared = memoryMedia();
const [backend, beside] = await pairedBackends({ media: () => shared });
const here = copyFixture(backend);
const there = copyFixture(beside);

const rowsOf = async (userId: string) =>
  backend.portal.database.db.select().from(dataCopies).where(eq(dataCopies.userId, userId));
const secretOf = async (userId: string) => {
  const [user] = await backend.portal.database.db.select().from(users).where(eq(users.id, userId));
  return { password_hash: user?.passwordHash ?? '' };
};

it('requests at both servers at once ask for one copy, which is made and told of once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const patient = await backend.patient();
    const answers = await Promise.all([here, there, here, there].map((server) => server.ask(patient)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await Promise.all([backend, beside].map((server) => doJobs(server, 'copies')));
    await expect.poll(async () => (await there.state(patient)).state).toBe('ready');
    expect((await there.download(patient)).body.account._id).toBe(patient.id);
    expect(await rowsOf(patient.id)).toHaveLength(1);
    expect(await mailsTo(backend, patient.email)).toHaveLength(1);
  }
});

it('of rows that are written at once one is, also in place of a copy that has expired', async () => {
  const patient = await backend.patient();
  const of = { organization: patient.org, userId: patient.id };
  const seen = await secretOf(patient.id);
  for (let round = 0; round < 10; round += 1) {
    const now = new Date(backend.time.now.getTime() + round * 4 * 24 * 3600 * 1000);
    const written = await Promise.all(
      [backend, beside, backend, beside].map(({ portal }) => writeRequest(portal.database, of, seen, now)),
    );
    expect(written.filter((row) => row !== undefined)).toHaveLength(1);
    await backend.portal.database.db
      .update(dataCopies)
      .set({ madeAt: now, expiresAt: new Date(now.getTime() + 3 * 24 * 3600 * 1000) })
      .where(eq(dataCopies.userId, patient.id));
  }
});

it('a job that two servers do at once makes one copy', async () => {
  const patient = await backend.patient();
  const of = { organization: patient.org, userId: patient.id };
  const row = await writeRequest(backend.portal.database, of, await secretOf(patient.id), backend.time.now);
  const id = row?.id ?? '';
  await Promise.all([backend, beside, backend].map(({ portal }) => copying(portal).run(id)));
  expect((await here.download(patient)).body.account._id).toBe(patient.id);
  expect(await mailsTo(backend, patient.email)).toHaveLength(1);
  expect(await keptMedia(shared)).toContain(id);
});

it('a request with a password that was changed meanwhile asks for nothing', async () => {
  const patient = await backend.patient();
  const of = { organization: patient.org, userId: patient.id };
  advance(backend, 1);
  expect(
    await writeRequest(backend.portal.database, of, { password_hash: 'former' }, backend.time.now),
  ).toBeUndefined();
  expect(await rowsOf(patient.id)).toEqual([]);
});

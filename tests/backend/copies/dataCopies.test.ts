import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { MediaStore } from '#services/backend/adapters/media/MediaStore.ts';
import { dataCopies } from '#services/backend/kernel/database/tables/dataCopies.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { sweepCopies } from '#services/backend/modules/copies/sweepCopies.ts';
import { sweepMedia } from '#services/backend/modules/images/sweepMedia.ts';
import { advance, backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { copyFixture } from '#tests/support/backend/copyFixture.ts';
import { doJobs, failedJobs, retryNow } from '#tests/support/backend/doJobs.ts';
import { keptMedia } from '#tests/support/backend/keptMedia.ts';
import { mailedLink, mailsTo } from '#tests/support/backend/mailsTo.ts';

const DAY = 24 * 60 * 60;

/** What happens when bytes are kept, before and after. */
const around = { before: async () => {}, after: async () => {} };
const quiet = { ...around };
const backend = await backendFixture({
  media: (named): MediaStore => ({
    ...named,
    async put(id, bytes) {
      await around.before();
      await named.put(id, bytes);
      await around.after();
    },
  }),
});
afterAll(() => backend.close());
beforeEach(() => Object.assign(around, quiet));

const { portal } = backend;
const { db } = portal.database;
const { ask, state, download, copyOf } = copyFixture(backend);
const make = () => doJobs(backend, 'copies');
const rowOf = async ({ id }: Pick<TestPatient, 'id'>) =>
  (await db.select().from(dataCopies).where(eq(dataCopies.userId, id)))[0];
const subjectsTo = async ({ email }: TestPatient) => (await mailsTo(backend, email)).map(({ subject }) => subject);

const NONE = { state: 'none', requested_at: null, expires_at: null, bytes: null };
const GONE = { status: 404, body: { code: 'NotFound' } };

describe('a copy of the own data', () => {
  it('is asked for with the password, made by a job, told by mail, and downloaded', async () => {
    const patient = await backend.patient(fullProfile);
    expect(await state(patient)).toEqual(NONE);
    expect(await download(patient)).toMatchObject(GONE);
    // Until it is looked at how the copy stands.
    around.before = () => Promise.reject(new Error('not yet'));
    const asked = await ask(patient);
    expect(asked).toMatchObject({ status: 200, body: { state: 'making', expires_at: null, bytes: null } });
    expect(await download(patient)).toMatchObject(GONE);
    await make();
    Object.assign(around, quiet);
    await retryNow(backend, 'copies');
    await make();
    const ready = await state(patient);
    const expires = new Date(backend.time.now.getTime() + 3 * DAY * 1000).toISOString();
    expect(ready).toMatchObject({ state: 'ready', requested_at: asked.body.requested_at, expires_at: expires });
    const file = await download(patient);
    expect(file.status).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'private, no-store',
    });
    expect(file.body).toMatchObject({
      format: 'patient-portal-data-copy',
      version: 10,
      organization: { _id: patient.org, name: backend.tenant.settings.name },
      account: { _id: patient.id, email: patient.email, height: 66, state: 'CA' },
    });
  });

  it('is told of by a mail that opens nothing and says nothing of health', async () => {
    const patient = await backend.patient(fullProfile);
    await patient.begins('rapamycin');
    await copyOf(patient);
    const [mail, ...more] = await mailsTo(backend, patient.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'The copy of your data is ready', secret: null, toUnverified: true });
    const link = await mailedLink(backend, patient.email);
    expect([link.pathname, link.search]).toEqual(['/dashboard/me/settings/security', '']);
    expect(mail?.text).not.toMatch(/rapamycin|Pat|visit/i);
  });

  it('is compressed for a browser that takes that', async () => {
    const patient = await backend.patient();
    const plain = await copyOf(patient);
    const { payload, rawPayload, headers } = await backend.app.inject({
      method: 'GET',
      url: `/v2/users/${patient.org}/${patient.id}/data-copy/file`,
      headers: { authorization: `Bearer ${patient.token}`, 'accept-encoding': 'gzip, br' },
    });
    expect([headers['content-encoding'], headers['vary']]).toEqual(['gzip', 'accept-encoding']);
    expect(payload).not.toContain(patient.email);
    expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(plain);
  });

  it('says its size, and is noted where it is asked for and downloaded', async () => {
    const patient = await backend.patient();
    await copyOf(patient);
    await portal.accesses.flush();
    const { bytes } = await state(patient);
    const response = await backend.app.inject({
      method: 'GET',
      url: `/v2/users/${patient.org}/${patient.id}/data-copy/file`,
      headers: { authorization: `Bearer ${patient.token}` },
    });
    expect(response.rawPayload).toHaveLength(bytes ?? 0);
    const { body } = await patient.send<{ accesses: { route: string; status: number }[] }>(
      'GET',
      `/v2/users/${patient.org}/${patient.id}/accesses?limit=100`,
    );
    const noted = body.accesses.map(({ route, status }) => `${route} ${status}`);
    expect(noted).toContain('requestDataCopy 200');
    expect(noted.filter((one) => one === 'downloadDataCopy 200')).toHaveLength(2);
  });

  it('is refused with a wrong password, which counts as one at the login', async () => {
    const patient = await backend.patient();
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect(await ask(patient, 'Wrong-123')).toMatchObject({
        status: 422,
        body: { code: 'InvalidAnswer', fields: [{ field: 'current_password' }] },
      });
    expect(await ask(patient)).toMatchObject({ status: 429, body: { code: 'AccountLocked' } });
    expect(await state(patient)).toEqual(NONE);
  });
});

describe('a second request', () => {
  it('is answered by the first copy, while it is made and while it is ready', async () => {
    const patient = await backend.patient();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(patient)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await make();
    const { id } = (await rowOf(patient)) ?? {};
    advance(backend, 60);
    expect((await ask(patient)).body.state).toBe('ready');
    await make();
    expect((await rowOf(patient))?.id).toBe(id);
    expect(await subjectsTo(patient)).toEqual(['The copy of your data is ready']);
  });

  it('makes a new copy once the first has expired', async () => {
    const patient = await backend.patient();
    await copyOf(patient);
    const first = await rowOf(patient);
    advance(backend, 3 * DAY);
    const { token } = await signedIn(patient);
    const late = { ...patient, token };
    expect((await state(late)).state).toBe('expired');
    expect(await download(late)).toMatchObject(GONE);
    await db.update(users).set({ firstName: 'Renamed' }).where(eq(users.id, patient.id));
    expect((await copyOf(late)).account.first_name).toBe('Renamed');
    expect((await rowOf(patient))?.id).not.toBe(first?.id);
    expect(await subjectsTo(patient)).toHaveLength(2);
  });

  it('is one too many after ten a day', async () => {
    const limited = await backendFixture({ settings: { loginRateLimit: 30 } });
    const own = copyFixture(limited);
    const patient = await limited.patient();
    for (let time = 0; time < 10; time += 1) expect((await own.ask(patient)).status).toBe(200);
    expect(await own.ask(patient)).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } });
    await limited.close();
  });
});

/** A session that begins now: access tokens live shorter than copies. */
async function signedIn({ org, email }: Pick<TestPatient, 'org' | 'email'>) {
  const { body } = await backend.call<{ token: string }>({
    method: 'POST',
    url: `/login/${org}`,
    payload: { email, password: 'Portal123' },
  });
  return body;
}

describe('another patient', () => {
  it('gets nothing of it: neither its state, nor the file, nor a copy made in its name', async () => {
    const [mine, rival, foreign] = [
      await backend.patient(),
      await backend.patient(),
      await backend.patient({}, backend.evergreen),
    ];
    await copyOf(mine);
    for (const stranger of [rival, foreign]) {
      expect(await download(stranger, {}, mine)).toMatchObject(GONE);
      expect(await ask({ ...mine, token: stranger.token })).toMatchObject(GONE);
    }
    expect(await download(rival)).toMatchObject(GONE);
    expect(await download({ ...mine, token: 'x' })).toMatchObject({ status: 401 });
  });

  it('cannot open its bytes, even if a row leads to them', async () => {
    const [mine, rival] = [await backend.patient(), await backend.patient()];
    await copyOf(mine);
    await copyOf(rival);
    const [own, other] = [await rowOf(mine), await rowOf(rival)];
    const bytes = await portal.media.read(own?.id ?? '');
    if (!bytes || !other) throw new Error('both copies are kept');
    await portal.media.put(other.id, bytes);
    expect(await download(rival)).toMatchObject(GONE);
    expect((await download(mine)).body.account._id).toBe(mine.id);
  });

  it('finds no word of it in the media store', async () => {
    const mine = await backend.patient();
    await copyOf(mine);
    const kept = await portal.media.read((await rowOf(mine))?.id ?? '');
    expect(kept?.includes(mine.email)).toBe(false);
    expect(() => gunzipSync(kept ?? '')).toThrow('incorrect header check');
  });

  it('who changes a byte of it leaves nothing that is sent', async () => {
    const mine = await backend.patient();
    await copyOf(mine);
    const id = (await rowOf(mine))?.id ?? '';
    const kept = Buffer.from((await portal.media.read(id)) ?? '');
    kept[40] = (kept[40] ?? 0) ^ 1;
    await portal.media.put(id, kept);
    expect(await download(mine)).toMatchObject(GONE);
  });
});

describe('a server that dies over it', () => {
  it('before the bytes are kept, or after them, leaves a job that makes it once', async () => {
    for (const when of ['before', 'after'] as const) {
      const patient = await backend.patient();
      around[when] = () => Promise.reject(new Error('killed'));
      await ask(patient);
      await make();
      expect((await state(patient)).state).toBe('making');
      expect(await subjectsTo(patient)).toEqual([]);
      Object.assign(around, quiet);
      await retryNow(backend, 'copies');
      await make();
      expect((await state(patient)).state).toBe('ready');
      expect((await download(patient)).status).toBe(200);
      expect(await subjectsTo(patient)).toHaveLength(1);
    }
    expect(await failedJobs(backend)).toEqual([]);
  });

  it('again and again is told to the patient, who asks anew', async () => {
    const patient = await backend.patient();
    around.before = () => Promise.reject(new Error('no room'));
    await ask(patient);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await make();
      await retryNow(backend, 'copies');
    }
    expect((await state(patient)).state).toBe('failed');
    expect(await subjectsTo(patient)).toEqual([]);
    Object.assign(around, quiet);
    expect((await ask(patient)).body.state).toBe('making');
    await make();
    expect((await state(patient)).state).toBe('ready');
  });
});

describe('what is kept', () => {
  it('is removed once it has expired, and not before', async () => {
    const patient = await backend.patient();
    await copyOf(patient);
    const id = (await rowOf(patient))?.id ?? '';
    advance(backend, 3 * DAY - 1);
    await sweepCopies(portal);
    await sweepMedia(portal);
    expect(await keptMedia(portal.media)).toContain(id);
    advance(backend, 1);
    await sweepCopies(portal);
    expect(await keptMedia(portal.media)).not.toContain(id);
    const row = await rowOf(patient);
    expect(row?.removedAt).toEqual(backend.time.now);
    await sweepCopies(portal);
    expect(await rowOf(patient)).toEqual(row);
  });

  it('is removed by the sweep of the server', async () => {
    const patient = await backend.patient();
    await copyOf(patient);
    advance(backend, 4 * DAY);
    await doJobs(backend, 'sweep');
    expect((await rowOf(patient))?.removedAt).not.toBeNull();
  });

  it('goes with its patient', async () => {
    const patient = await backend.patient();
    await copyOf(patient);
    const id = (await rowOf(patient))?.id ?? '';
    await db.delete(users).where(eq(users.id, patient.id));
    advance(backend, 2 * DAY);
    await sweepMedia(portal);
    expect(await keptMedia(portal.media)).not.toContain(id);
  });
});

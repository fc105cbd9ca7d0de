import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Devices } from '#schemas/wire/device.ts';
import type { Session } from '#schemas/wire/session.ts';
import { knownDevices, sessions } from '#services/backend/kernel/database/tables/sessions.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';
import { agents, signInFixture } from '#tests/support/backend/signInFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const { signIn, list, end, reads } = signInFixture(backend);

const DAY = 24 * 60 * 60;

describe('the devices of a patient', () => {
  it('are listed in words, the one that was used last first, and the one that asks is marked', async () => {
    const patient = await backend.patient();
    advance(backend, 60);
    const phone = await signIn(patient, { agent: agents.iPhone });
    advance(backend, 60);
    const laptop = await signIn(patient, { agent: agents.edge });
    expect((await list(laptop.token)).map(({ device, current }) => [device, current])).toEqual([
      ['Microsoft Edge on Windows', true],
      ['Safari on iPhone', false],
      ['Unknown device', false],
    ]);
    advance(backend, 60);
    const refreshed = await backend.call<Session>({
      method: 'POST',
      url: '/v2/session/refresh',
      headers: { cookie: `portal_refresh=${phone.refresh}` },
    });
    const [first, second] = await list(refreshed.body.token);
    expect(first).toMatchObject({ device: 'Safari on iPhone', current: true });
    expect(first?.last_used_at).toBe(backend.time.now.toISOString());
    expect(first?.created_at).not.toBe(first?.last_used_at);
    expect(second).toMatchObject({ device: 'Microsoft Edge on Windows', current: false });
  });

  it('are told without address, network, hash or user agent', async () => {
    const patient = await backend.patient();
    await signIn(patient, { agent: agents.iPhone });
    const { body } = await patient.send<Devices>('GET', '/v2/sessions');
    expect(JSON.stringify(body)).not.toMatch(/Mozilla|127\.0\.0\.1|10\.\d|hash/u);
    for (const device of body.devices)
      expect(Object.keys(device).toSorted()).toEqual(['_id', 'created_at', 'current', 'device', 'last_used_at']);
  });

  it('are those alone that are signed in', async () => {
    const patient = await backend.patient();
    const gone = await signIn(patient);
    await backend.call({
      method: 'POST',
      url: '/v2/session/logout',
      headers: { cookie: `portal_refresh=${gone.refresh}` },
    });
    expect(await list(patient.token)).toHaveLength(1);
    await patient.send('POST', '/v2/session/logout-everywhere');
    const next = await signIn(patient);
    expect(await list(next.token)).toMatchObject([{ current: true }]);
    advance(backend, 31 * DAY);
    expect(await list((await signIn(patient)).token)).toMatchObject([{ current: true }]);
  });

  it('are nobody else’s', async () => {
    const [mine, other] = [await backend.patient(), await backend.patient()];
    await signIn(mine);
    expect(await list(other.token)).toMatchObject([{ _id: other.session, current: true }]);
  });

  it('keep no more of a user agent than its beginning', async () => {
    const patient = await backend.patient();
    const { token } = await signIn(patient, { agent: `Mozilla/5.0 (${'x'.repeat(5000)}` });
    expect((await list(token))[0]?.device).toBe('Unknown device');
    const kept = await backend.portal.database.db.select().from(sessions).where(eq(sessions.userId, patient.id));
    for (const { userAgent } of kept) expect(userAgent.length).toBeLessThanOrEqual(256);
  });
});

describe('the end of a device', () => {
  it('is that of its session, of the access token too, and of no other', async () => {
    const patient = await backend.patient();
    const phone = await signIn(patient, { agent: agents.iPhone });
    expect(await reads(phone.token)).toBe(200);
    const answer = await end(patient.token, phone.session);
    expect(answer.status).toBe(204);
    expect(answer.cookies).toEqual([]);
    expect(await reads(phone.token)).toBe(401);
    expect((await phone.renew()).status).toBe(401);
    expect(await reads(patient.token)).toBe(200);
    expect(await list(patient.token)).toMatchObject([{ current: true }]);
  });

  it('is a logout where it is the one that asks', async () => {
    const patient = await backend.patient();
    const here = await signIn(patient);
    const answer = await end(here.token, here.session);
    expect(answer.status).toBe(204);
    expect(answer.cookies).toMatchObject([
      { name: 'portal_refresh', path: '/v2/session', value: '', expires: new Date(0) },
      { name: 'portal_signed_in', path: '/', value: '', expires: new Date(0) },
      { name: 'portal_page', path: '/', value: '', expires: new Date(0) },
      { name: 'portal_zone', path: '/', value: '', expires: new Date(0) },
    ]);
    expect(await reads(here.token)).toBe(401);
    const before = await mailsTo(backend, patient.email);
    await signIn(patient, { cookie: here.device });
    expect(await mailsTo(backend, patient.email)).toEqual(before);
  });

  it('is not found twice', async () => {
    const patient = await backend.patient();
    const { session } = await signIn(patient);
    expect((await end(patient.token, session)).status).toBe(204);
    expect(await end(patient.token, session)).toMatchObject({ status: 404, body: { code: 'NotFound' } });
  });

  it.each([
    ['of another patient', async () => (await backend.patient()).session],
    ['of another organization', async () => (await backend.patient({}, backend.evergreen)).session],
    ['that is not there', async () => 'f'.repeat(24)],
    ['that is no id', async () => 'x'],
    ['that is a pattern', async () => '%25'],
  ])('is not found for a session %s, which goes on', async (_, theirs) => {
    const patient = await backend.patient();
    const session = await theirs();
    expect(await end(patient.token, session)).toMatchObject({ status: 404, body: { code: 'NotFound' } });
    const kept = await backend.portal.database.db.select().from(sessions).where(eq(sessions.id, session));
    for (const { endedAt } of kept) expect(endedAt).toBeNull();
  });

  it('is not reached with a token of an organization at the host of another', async () => {
    const patient = await backend.patient();
    const foreign = await backend.patient({}, backend.evergreen);
    const answer = await backend.call({
      method: 'DELETE',
      url: `/v2/sessions/${patient.session}`,
      headers: { authorization: `Bearer ${foreign.token}` },
    });
    expect(answer.status).toBe(404);
    expect(await reads(patient.token)).toBe(200);
  });

  it('needs a patient', async () => {
    const { session } = await backend.patient();
    const answer = await backend.call<Problem>({ method: 'DELETE', url: `/v2/sessions/${session}` });
    expect(answer.status).toBe(401);
  });
});

/** The cookie that a browser gets by which the account of a patient knows it. */
const cookieOf = async (patient: TestPatient) =>
  (
    await backend.call({
      method: 'POST',
      url: `/login/${patient.org}`,
      payload: { email: patient.email, password: 'Portal123' },
    })
  ).cookies.find(({ name }) => name === 'portal_device');

describe('the cookie that a browser is known by', () => {
  it('is for no script, lasts 400 days, and says nothing of whose it is', async () => {
    const patient = await backend.patient();
    const cookie = await cookieOf(patient);
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 400 * DAY });
    expect(cookie?.value).toMatch(/^[\w-]{22}$/u);
    const kept = await backend.portal.database.db
      .select()
      .from(knownDevices)
      .where(eq(knownDevices.userId, patient.id));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(cookie?.value);
  });

  it('is different for each account, and signs nobody in', async () => {
    const patient = await backend.patient();
    const [one, two] = [await cookieOf(patient), await cookieOf(await backend.patient())];
    expect(one?.value).not.toBe(two?.value);
    const renewed = await backend.call({
      method: 'POST',
      url: '/v2/session/refresh',
      headers: { cookie: `portal_device=${one?.value}; portal_refresh=${one?.value}` },
    });
    expect(renewed.status).toBe(401);
  });

  it.each([
    ['another word', 'x'],
    ['empty', ''],
    ['full of nothing', '.'.repeat(4000)],
    ['half of nothing', `${'a'.repeat(22)}.`],
    ['longer than ever', Array(6).fill('a'.repeat(22)).join('.')],
    ['no text', '%00'],
    ['an object', '{"a":1}'],
  ])('is replaced where it is %s', async (_, value) => {
    const patient = await backend.patient();
    const { device } = await signIn(patient, { cookie: value });
    expect(device).toMatch(/^[\w-]{22}$/u);
  });

  it('is not given to whoever does not get in', async () => {
    const { email, org } = await backend.patient();
    const wrong = async (address: string) =>
      backend.call({
        method: 'POST',
        url: `/login/${org}`,
        payload: { email: address, password: 'Wrong-1' },
        headers: { cookie: `portal_device=${'a'.repeat(22)}` },
      });
    const [known, unknown] = [await wrong(email), await wrong('nobody@example.com')];
    expect(known.cookies).toEqual([]);
    expect([known.status, known.body, known.cookies]).toEqual([unknown.status, unknown.body, unknown.cookies]);
  });
});

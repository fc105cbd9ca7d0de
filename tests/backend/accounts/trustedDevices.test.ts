import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { TrustedDevices } from '#schemas/wire/device.ts';
import type { Session } from '#schemas/wire/session.ts';
import type { SecondStep } from '#schemas/wire/twoStep.ts';
import { trustedDevices } from '#services/backend/kernel/database/tables/trustedDevices.ts';
import { advance, backendFixture, type Answered, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';
import { agents } from '#tests/support/backend/signInFixture.ts';
import { PASSWORD, twoStepFixture } from '#tests/support/backend/twoStepFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const { twoStepPatient, turnOff, begin, turnOn, codeOf } = twoStepFixture(backend);

const DAY = 24 * 60 * 60;

/** A browser: it keeps the cookies that it is sent, and sends them where they belong. */
function browser(agent: string = agents.edge) {
  const jar = new Map<string, string>();
  const keep = <Body>(answer: Answered<Body>) => {
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return answer;
  };
  const headers = () => ({
    'user-agent': agent,
    cookie: ['portal_device', 'portal_trusted']
      .flatMap((name) => (jar.has(name) ? [`${name}=${jar.get(name)}`] : []))
      .join('; '),
  });
  const post = async <Body>(url: string, payload: object) =>
    keep(await backend.call<Body>({ method: 'POST', url, payload, headers: headers() }));

  return {
    jar,
    logIn: ({ org, email }: Pick<TestPatient, 'org' | 'email'>, password = PASSWORD) =>
      post<Partial<Session> & Partial<SecondStep>>(`/login/${org}`, { email, password, stay_signed_in: true }),
    finish: (org: string, ticket: string, code: string, trust_device = true) =>
      post<Session>(`/login/${org}/second-step`, { ticket, code, trust_device, stay_signed_in: true }),
  };
}

/** Logs in with the second step on a browser, which is trusted from then on. */
async function trust(patient: Awaited<ReturnType<typeof twoStepPatient>>, at = browser(), code = patient.code()) {
  const { ticket = '' } = (await at.logIn(patient)).body;
  const answer = await at.finish(patient.org, ticket, code);
  expect(answer.status).toBe(200);
  return { at, ...answer.body };
}

/** Whether a login is let through without the second step. */
const passes = async (
  at: ReturnType<typeof browser>,
  patient: Pick<TestPatient, 'org' | 'email'>,
  password = PASSWORD,
) => (await at.logIn(patient, password)).body.token !== undefined;

const list = async (token: string) =>
  (
    await backend.call<TrustedDevices>({
      method: 'GET',
      url: '/v2/trusted-devices',
      headers: { authorization: `Bearer ${token}` },
    })
  ).body.devices;

const endTrust = async (token: string, id: string) =>
  (
    await backend.call({
      method: 'DELETE',
      url: `/v2/trusted-devices/${id}`,
      headers: { authorization: `Bearer ${token}` },
    })
  ).status;

describe('a device that the patient trusts', () => {
  it('is asked for the password alone for 30 days, however often it logs in, and no other one is', async () => {
    const patient = await twoStepPatient();
    const { at } = await trust(patient);
    expect(await passes(at, patient)).toBe(true);
    expect(await passes(browser(), patient)).toBe(false);
    expect(await passes(at, patient, 'Wrong-123')).toBe(false);
    advance(backend, 29 * DAY);
    expect(await passes(at, patient)).toBe(true);
    advance(backend, DAY);
    expect(await passes(at, patient)).toBe(false);
  });

  it('is not, unless the patient has chosen it', async () => {
    const patient = await twoStepPatient();
    const at = browser();
    const { ticket = '' } = (await at.logIn(patient)).body;
    await at.finish(patient.org, ticket, patient.code(), false);
    expect(at.jar.has('portal_trusted')).toBe(false);
    expect(await passes(at, patient)).toBe(false);
  });

  it('has a cookie that no script reads and only logins are sent, and the database keeps a hash', async () => {
    const patient = await twoStepPatient();
    const at = browser();
    const { ticket = '' } = (await at.logIn(patient)).body;
    const answer = await at.finish(patient.org, ticket, patient.code());
    const cookie = answer.cookies.find(({ name }) => name === 'portal_trusted');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/login', maxAge: 30 * DAY });
    const { db } = backend.portal.database;
    const rows = await db.select().from(trustedDevices).where(eq(trustedDevices.userId, patient.id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(cookie?.value);
  });

  it('stays so where the patient logs out, and is listed with its end', async () => {
    const patient = await twoStepPatient();
    const phone = await trust(patient, browser(agents.iPhone));
    advance(backend, 1);
    const laptop = await trust(patient, browser(), patient.codes[0]);
    expect(await list(phone.token)).toMatchObject([
      { device: 'Microsoft Edge on Windows', current: false },
      { device: 'Safari on iPhone', current: true },
    ]);
    const [other] = await list(phone.token);
    expect(other?.expires_at).toBe(new Date(backend.time.now.getTime() + 30 * DAY * 1000).toISOString());
    await backend.call({
      method: 'POST',
      url: '/v2/session/logout',
      headers: { cookie: `portal_refresh=${laptop.at.jar.get('portal_refresh')}` },
    });
    expect(await passes(laptop.at, patient)).toBe(true);
    expect(await endTrust(phone.token, other?._id ?? '')).toBe(204);
    expect(await passes(laptop.at, patient)).toBe(false);
    expect(await passes(phone.at, patient)).toBe(true);
    expect(await list(phone.token)).toHaveLength(1);
  });

  it('that is trusted anew is listed once', async () => {
    const patient = await twoStepPatient();
    const { at, token } = await trust(patient);
    at.jar.delete('portal_trusted');
    await trust(patient, at, patient.codes[0]);
    expect(await list(token)).toHaveLength(1);
  });

  it('of a family knows each of them', async () => {
    const [one, other] = [await twoStepPatient(), await twoStepPatient()];
    const { at } = await trust(one);
    await trust(other, at);
    for (const patient of [one, other, one, other]) expect(await passes(at, patient)).toBe(true);
  });
});

describe('the cookie of a trusted device', () => {
  it('of another account opens nothing, and its trust is not ended by others', async () => {
    const [mine, other] = [await twoStepPatient(), await twoStepPatient()];
    const [here, there] = [await trust(mine), await trust(other)];
    const thief = browser();
    thief.jar.set('portal_trusted', there.at.jar.get('portal_trusted') ?? '');
    expect(await passes(thief, mine)).toBe(false);
    const [listed] = await list(there.token);
    expect(await endTrust(here.token, listed?._id ?? '')).toBe(404);
    expect(await passes(there.at, other)).toBe(true);
  });

  it('serves once: a copy of it lets nobody in, and ends the trust of the other one too', async () => {
    const patient = await twoStepPatient();
    const { at, token } = await trust(patient);
    const thief = browser();
    thief.jar.set('portal_trusted', at.jar.get('portal_trusted') ?? '');
    expect(await passes(at, patient)).toBe(true);
    expect(await passes(thief, patient)).toBe(false);
    expect(await passes(at, patient)).toBe(false);
    expect(await list(token)).toEqual([]);
  });

  it('that was stolen and used first is found out by the login of the patient', async () => {
    const patient = await twoStepPatient();
    const { at } = await trust(patient);
    const thief = browser();
    thief.jar.set('portal_trusted', at.jar.get('portal_trusted') ?? '');
    expect(await passes(thief, patient)).toBe(true);
    expect((await mailsTo(backend, patient.email)).map(({ subject }) => subject)).toContain(
      'New login to your account',
    );
    expect(await passes(at, patient)).toBe(false);
    expect(await passes(thief, patient)).toBe(false);
  });

  it.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}!`, Array.from({ length: 9 }, () => 'A'.repeat(43)).join('.')])(
    'is made up in vain: %j',
    async (value) => {
      const patient = await twoStepPatient();
      const at = browser();
      at.jar.set('portal_trusted', value);
      expect(await passes(at, patient)).toBe(false);
    },
  );
});

describe('trust ends', () => {
  it('with a new password', async () => {
    const patient = await twoStepPatient();
    const { at } = await trust(patient);
    const answer = await patient.send('PUT', `/v2/users/${patient.org}/${patient.id}/password`, {
      current_password: PASSWORD,
      new_password: 'Better-456',
      code: patient.codes[0],
    });
    expect(answer.status).toBe(204);
    expect(await passes(at, patient, 'Better-456')).toBe(false);
  });

  it('where the patient logs out on all devices', async () => {
    const patient = await twoStepPatient();
    const { at, token } = await trust(patient);
    await backend.call({
      method: 'POST',
      url: '/v2/session/logout-everywhere',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await passes(at, patient)).toBe(false);
  });

  it('where the patient logs the device out from another one', async () => {
    const patient = await twoStepPatient();
    const { at, token } = await trust(patient);
    const { session } = await backend.portal.tokens.read(token);
    expect((await patient.send('DELETE', `/v2/sessions/${session}`)).status).toBe(204);
    expect(await passes(at, patient)).toBe(false);
  });

  it('with the second step, and a later one knows nothing of it', async () => {
    const patient = await twoStepPatient();
    const { at } = await trust(patient);
    expect((await turnOff(patient, patient.codes[0] ?? '')).status).toBe(204);
    const { secret } = (await begin(patient)).body;
    await turnOn(patient, codeOf(secret));
    expect(await passes(at, patient)).toBe(false);
  });
});

import { eq, like } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import { knownDevices } from '#services/backend/kernel/database/tables/sessions.ts';
import { SessionEnds } from '#services/backend/modules/access/SessionEnds.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { mailedLink, mailsTo } from '#tests/support/backend/mailsTo.ts';
import { agents, signInFixture } from '#tests/support/backend/signInFixture.ts';

const delivered: { readonly recipient: string; readonly text: string }[] = [];
const backend = await backendFixture({
  mailer: {
    async send(mail) {
      delivered.push(mail);
    },
  },
});
afterAll(() => backend.close());
const { signIn, list, end, reads } = signInFixture(backend);

const DAY = 24 * 60 * 60;
const SUBJECT = 'New login to your account';

const told = async ({ email }: Pick<TestPatient, 'email'>) =>
  (await mailsTo(backend, email)).filter(({ subject }) => subject === SUBJECT);

/** A patient with a browser that the account knows, and the token of the mail about another one. */
async function warned(profile: { readonly state?: string } = {}) {
  const patient = await backend.patient(profile);
  const own = await signIn(patient, { agent: agents.edge });
  const stranger = await signIn(patient, { agent: agents.iPhone });
  const { pathname } = await mailedLink(backend, patient.email);
  return { patient, own, stranger, token: pathname.split('/').at(-1) ?? '' };
}

const press = ({ id, org }: Pick<TestPatient, 'id' | 'org'>, token: string, host = 'localhost') =>
  backend.call<Problem>({
    method: 'POST',
    url: `/v2/users/${org}/${id}/session-end`,
    payload: { token },
    headers: { host },
  });

const invalid = { status: 422, body: { code: 'LinkInvalid' } };

describe('a login', () => {
  it('is not told of where the account knows no device yet, nor after a sign-up', async () => {
    const patient = await backend.patient();
    await signIn(patient);
    expect(await told(patient)).toEqual([]);
    const email = 'fresh@example.com';
    const signup = await backend.call({
      method: 'POST',
      url: '/v2/users',
      payload: { first_name: 'Mary', last_name: 'Smith', email, password: 'Portal123', terms: true },
    });
    const { value } = signup.cookies.find(({ name }) => name === 'portal_device') ?? {};
    await signIn({ email, org: patient.org }, { cookie: value });
    expect(await told({ email })).toEqual([]);
    await signIn({ email, org: patient.org });
    expect(await told({ email })).toHaveLength(1);
  });

  it('on a new device is told of by mail: what, when, how to end it, and what to do then', async () => {
    backend.time.now = new Date('2026-11-02T09:30:00Z');
    const { patient, own, stranger, token } = await warned();
    const [mail, ...others] = await told(patient);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('your Healthspan account');
    expect(mail?.text).toContain('Safari on iPhone\nMonday, November 2, 2026 at 9:30 AM UTC');
    expect(mail?.text).toMatch(
      new RegExp(
        `http://localhost:\\d+/end-session/${patient.id}/[\\w-]{67}\n[^]*http://localhost:\\d+/request-password-reset\n`,
      ),
    );
    expect(mail?.text).not.toMatch(/127\.0\.0\.1|\{/u);
    expect((await press(patient, token)).status).toBe(204);
    expect(await reads(stranger.token)).toBe(401);
    expect((await stranger.renew()).status).toBe(401);
    expect([await reads(own.token), await reads(patient.token)]).toEqual([200, 200]);
  });

  it('is told in the time zone of the home state', async () => {
    backend.time.now = new Date('2026-11-02T09:30:00Z');
    const { patient } = await warned({ state: 'NY' });
    expect((await told(patient))[0]?.text).toContain('Monday, November 2, 2026 at 4:30 AM EST');
  });

  it('is delivered with the token, which is kept nowhere', async () => {
    const { patient, token } = await warned();
    await doJobs(backend, 'mail');
    expect(delivered.findLast(({ recipient }) => recipient === patient.email)?.text).toContain(token);
    const kept = await backend.portal.database.db
      .select()
      .from(outbox)
      .where(like(outbox.text, `%${token.slice(24)}%`));
    expect(kept).toEqual([]);
  });

  it('with a mailed link is told of alike', async () => {
    const patient = await backend.patient();
    await signIn(patient);
    await backend.call({
      method: 'POST',
      url: '/sandbox/simulate/send-login-link',
      payload: { email: patient.email },
      headers: { host: 'localhost:4000' },
    });
    await doJobs(backend, 'mail');
    const mail = delivered.findLast(({ recipient }) => recipient === patient.email);
    const token = /token=([\w-]+)/u.exec(mail?.text ?? '')?.[1];
    const answer = await backend.call({
      method: 'POST',
      url: `/login/${patient.org}/token`,
      payload: { token },
      headers: { 'user-agent': agents.iPhone },
    });
    expect(answer.status).toBe(200);
    expect(await told(patient)).toHaveLength(1);
  });

  it('on a device that has logged in before is not told of', async () => {
    const patient = await backend.patient();
    await signIn(patient);
    const { device } = await signIn(patient);
    expect(await told(patient)).toHaveLength(1);
    expect((await signIn(patient, { cookie: device })).device).toBe(device);
    advance(backend, 399 * DAY);
    await signIn(patient, { cookie: device });
    advance(backend, 399 * DAY);
    await signIn(patient, { cookie: device });
    expect(await told(patient)).toHaveLength(1);
    advance(backend, 401 * DAY);
    await signIn(patient, { cookie: device });
    expect(await told(patient)).toHaveLength(2);
  });

  it('on a device that a family shares is known to each account', async () => {
    const [one, two] = [await backend.patient(), await backend.patient()];
    await signIn(one);
    await signIn(two);
    const first = await signIn(one);
    const both = await signIn(two, { cookie: first.device });
    await signIn(one, { cookie: both.device });
    await signIn(two, { cookie: both.device });
    expect([(await told(one)).length, (await told(two)).length]).toEqual([1, 1]);
  });

  it('is told of five times a day at the most', async () => {
    const patient = await backend.patient();
    for (let count = 0; count < 8; count += 1) await signIn(patient);
    expect(await told(patient)).toHaveLength(5);
    advance(backend, DAY + 1);
    await signIn(patient);
    expect(await told(patient)).toHaveLength(6);
  });

  it('with ever new browsers fills no table', async () => {
    const patient = await backend.patient();
    const { device } = await signIn(patient);
    for (let count = 0; count < 55; count += 1) {
      advance(backend, 1);
      await signIn(patient);
    }
    const kept = await backend.portal.database.db
      .select()
      .from(knownDevices)
      .where(eq(knownDevices.userId, patient.id));
    expect(kept).toHaveLength(50);
    expect((await signIn(patient, { cookie: device })).device).not.toBe(device);
  });

  it('that fails is not told of', async () => {
    const patient = await backend.patient();
    await signIn(patient);
    await backend.call({
      method: 'POST',
      url: `/login/${patient.org}`,
      payload: { email: patient.email, password: 'Wrong-1' },
    });
    expect(await told(patient)).toEqual([]);
  });

  it('puts no words of a user agent into the mail', async () => {
    const patient = await backend.patient();
    await signIn(patient);
    for (const agent of ['{verification}/1.0 x', 'Call-555-0100/2 (http://evil.example)'])
      await signIn(patient, { agent });
    for (const { text } of await told(patient)) {
      expect(text).toContain('Unknown device');
      expect(text).not.toMatch(/evil|555/u);
    }
  });
});

describe('a cookie that somebody has planted', () => {
  it('makes the browser known to no account, and whoever planted it is told of', async () => {
    const [attacker, victim] = [await backend.patient(), await backend.patient()];
    await signIn(victim);
    const { device: planted } = await signIn(attacker);
    const here = await signIn(victim, { cookie: planted });
    expect(await told(victim)).toHaveLength(1);
    expect(here.device).not.toBe(planted);
    await signIn(victim, { cookie: planted });
    expect(await told(victim)).toHaveLength(2);
    await signIn(victim, { cookie: here.device });
    expect(await told(victim)).toHaveLength(2);
  });

  it('is not taken over for a first login either', async () => {
    const patient = await backend.patient();
    const planted = 'a'.repeat(22);
    expect((await signIn(patient, { cookie: planted })).device).toMatch(/^a{22}\.[\w-]{22}$/u);
    await signIn(patient, { cookie: planted });
    expect(await told(patient)).toHaveLength(1);
  });
});

describe('a device that was ended', () => {
  it.each(['its mailed link', 'the list'])('by %s is a new one when it logs in again', async (how) => {
    const { patient, own, stranger, token } = await warned();
    await (how === 'the list' ? end(own.token, stranger.session) : press(patient, token));
    await signIn(patient, { cookie: stranger.device });
    expect(await told(patient)).toHaveLength(2);
    await signIn(patient, { cookie: own.device });
    expect(await told(patient)).toHaveLength(2);
  });

  it('as the only one that the account knew does not make the next one its first', async () => {
    const patient = await backend.patient();
    const { session, device } = await signIn(patient);
    await end(patient.token, session);
    await signIn(patient, { cookie: device });
    expect(await told(patient)).toHaveLength(1);
  });
});

describe('the mailed link', () => {
  it('ends its session alone, says the same when it is pressed twice, and is over after 7 days', async () => {
    const { patient, own, stranger, token } = await warned();
    expect((await press(patient, token)).status).toBe(204);
    expect((await press(patient, token)).status).toBe(204);
    expect(await list(own.token)).not.toContainEqual(expect.objectContaining({ _id: stranger.session }));
    const later = await warned();
    advance(backend, 7 * DAY + 1);
    expect(await press(later.patient, later.token)).toMatchObject(invalid);
    expect((await later.stranger.renew()).status).toBe(200);
  });

  it('is good for nobody else, at no other organization, and for no other session', async () => {
    const { patient, own, stranger, token } = await warned();
    const other = await backend.patient();
    expect(await press(other, token)).toMatchObject(invalid);
    expect(await press(patient, own.session + token.slice(24))).toMatchObject(invalid);
    expect(await press(patient, other.session + token.slice(24))).toMatchObject(invalid);
    expect((await press(patient, token, 'evergreen.localhost')).status).toBe(404);
    const foreign = { id: patient.id, org: backend.evergreen.id };
    expect(await press(foreign, token, 'evergreen.localhost')).toMatchObject(invalid);
    expect(await reads(stranger.token)).toBe(200);
  });

  it.each(['x', 'a'.repeat(128), '0'.repeat(67), '-'.repeat(24)])('is refused as %s', async (token) => {
    expect(await press(await backend.patient(), token)).toMatchObject(invalid);
  });

  it('is signed with a secret of its own kind', async () => {
    const { patient, stranger, token } = await warned();
    const ended = { organization: patient.org, userId: patient.id, session: stranger.session };
    const { sessionEnds, emailVerification } = backend.portal;
    expect(sessionEnds.tokenOf(ended)).toBe(token);
    expect(new SessionEnds(['a'.repeat(32)]).sessionOf(ended, token)).toBeUndefined();
    const other = emailVerification.tokenOf({ ...ended, email: stranger.session });
    expect(sessionEnds.sessionOf(ended, stranger.session + other)).toBeUndefined();
  });
});

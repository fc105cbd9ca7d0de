import { afterAll, describe, expect, it } from 'vitest';
import type { Session } from '#schemas/wire/session.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { mailedLink, mailsTo } from '#tests/support/backend/mailsTo.ts';
import { otherTimeCode, PASSWORD, twoStepFixture } from '#tests/support/backend/twoStepFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const { twoStepPatient, logIn, ticketOf, finish, turnOff } = twoStepFixture(backend);

type TwoStepPatient = Awaited<ReturnType<typeof twoStepPatient>>;

const EXPIRED = { status: 422, body: { code: 'LoginExpired' } };
const WRONG = { status: 422, body: { code: 'CodeIncorrect' } };

const reads = async (token = '') =>
  (await backend.call({ method: 'GET', url: '/v2/products', headers: { authorization: `Bearer ${token}` } })).status;

const changePassword = (patient: TwoStepPatient, next: string) =>
  patient.send('PUT', `/v2/users/${patient.org}/${patient.id}/password`, {
    current_password: PASSWORD,
    new_password: next,
    code: patient.codes[9],
  });

const subjectsTo = async (email: string) => (await mailsTo(backend, email)).map(({ subject }) => subject);

describe('the right password of a patient with a second step', () => {
  it('yields a ticket, and no session, cookie or word of the account', async () => {
    const patient = await twoStepPatient();
    const answer = await logIn(patient);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).toSorted()).toEqual(['ticket', 'ticket_expires_in']);
    expect(answer.body.ticket_expires_in).toBe(300);
    expect(answer.cookies).toEqual([]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(JSON.stringify(answer.body)).not.toContain(patient.email);
    const { devices } = (await patient.send<{ devices: unknown[] }>('GET', '/v2/sessions')).body;
    expect(devices).toHaveLength(1);
    // Nobody has signed in, so nobody is told of a new device.
    expect(await subjectsTo(patient.email)).toEqual(['Two-step sign-in is on']);
  });

  it('is told from a wrong one, and that one says nothing of the second step', async () => {
    const patient = await twoStepPatient();
    const plain = await backend.patient();
    const [one, two, nobody] = [
      await logIn(patient, 'Wrong-123'),
      await logIn(plain, 'Wrong-123'),
      await logIn({ org: plain.org, email: 'nobody@example.com' }, 'Wrong-123'),
    ];
    expect(one).toMatchObject({ status: 401, body: { code: 'InvalidCredentials' } });
    expect(two.body).toEqual(one.body);
    expect(nobody.body).toEqual(one.body);
  });

  it('makes a ticket that is no token of anything else', async () => {
    const patient = await twoStepPatient();
    const ticket = await ticketOf(patient);
    expect(await reads(ticket)).toBe(401);
    for (const cookie of ['portal_refresh', 'portal_page', 'portal_device'])
      expect(
        (
          await backend.call({
            method: 'POST',
            url: '/v2/session/refresh',
            headers: { cookie: `${cookie}=${ticket}` },
          })
        ).status,
      ).toBe(401);
    const url = `/login/${patient.org}/token`;
    expect((await backend.call({ method: 'POST', url, payload: { token: ticket } })).status).toBe(422);
  });
});

describe('the second step of a login', () => {
  it('begins a session as a login does', async () => {
    const patient = await twoStepPatient();
    const { status, body, cookies } = await finish(patient.org, await ticketOf(patient), patient.code());
    expect(status).toBe(200);
    expect(body).toMatchObject({ expires_in: 900, user: { _id: patient.id, email: patient.email } });
    expect(cookies.map(({ name }) => name)).toEqual([
      'portal_refresh',
      'portal_signed_in',
      'portal_page',
      'portal_device',
    ]);
    expect(await reads(body.token)).toBe(200);
  });

  it('is noted as the sign-in that it is, and the first step is not', async () => {
    const patient = await twoStepPatient();
    await finish(patient.org, await ticketOf(patient), patient.code());
    const { accesses } = (
      await patient.send<{ accesses: { route: string }[] }>('GET', `/v2/users/${patient.org}/${patient.id}/accesses`)
    ).body;
    const routes = accesses.map(({ route }) => route);
    expect(routes).toContain('finishLogin');
    expect(routes).not.toContain('login');
  });

  it.each([
    [
      'is expired',
      async (ticket: string) => {
        advance(backend, 301);
        return ticket;
      },
    ],
    ['has another end', async (ticket: string) => ticket.replace(/\.(\d+)\./u, (_, end) => `.${Number(end) + 9}.`)],
    ['has another signature', async (ticket: string) => `${ticket.slice(0, -43)}${'A'.repeat(43)}`],
    ['names another patient', async (ticket: string) => (await twoStepPatient()).id + ticket.slice(24)],
    ['names nobody', async (ticket: string) => '0'.repeat(24) + ticket.slice(24)],
    ['is a word', async () => 'ticket'],
    ['is a refresh token', async () => 'A'.repeat(43)],
  ])('is refused with a ticket that %s, and no code is spent', async (_, changed) => {
    const patient = await twoStepPatient();
    const ticket = await changed(await ticketOf(patient));
    const answer = await finish(patient.org, ticket, patient.code());
    expect(answer).toMatchObject(EXPIRED);
    expect(answer.cookies).toEqual([]);
    expect((await finish(patient.org, await ticketOf(patient), patient.code())).status).toBe(200);
  });

  it('is refused with the ticket of another patient, and with a code of another patient', async () => {
    const [mine, other] = [await twoStepPatient(), await twoStepPatient()];
    expect(await finish(mine.org, await ticketOf(mine), other.code())).toMatchObject(WRONG);
    expect(await finish(mine.org, await ticketOf(other), mine.code())).toMatchObject(WRONG);
  });

  it('is refused with a ticket of another organization', async () => {
    const patient = await twoStepPatient();
    const ticket = await ticketOf(patient);
    const headers = { host: 'evergreen.localhost' };
    expect(await finish(backend.evergreen.id, ticket, patient.code(), { headers })).toMatchObject(EXPIRED);
    expect((await finish(patient.org, ticket, patient.code())).status).toBe(200);
  });

  it('takes a ticket once, and a code once', async () => {
    const patient = await twoStepPatient();
    const [first, second] = [await ticketOf(patient), await ticketOf(patient)];
    const code = patient.code();
    expect((await finish(patient.org, first, code)).status).toBe(200);
    expect(await finish(patient.org, second, code)).toMatchObject(WRONG);
    expect(await finish(patient.org, first, patient.code(1))).toMatchObject(EXPIRED);
  });

  it('takes no code that is older than the last one', async () => {
    const patient = await twoStepPatient();
    expect((await finish(patient.org, await ticketOf(patient), patient.code(1))).status).toBe(200);
    expect(await finish(patient.org, await ticketOf(patient), patient.code(0))).toMatchObject(WRONG);
    advance(backend, 60);
    expect((await finish(patient.org, await ticketOf(patient), patient.code())).status).toBe(200);
  });

  it('is over for tickets of before a new password, all sessions’ end, and the end of the second step', async () => {
    for (const change of [
      (patient: TwoStepPatient) => changePassword(patient, 'Better-456'),
      (patient: TestPatient) => patient.send('POST', '/v2/session/logout-everywhere'),
    ]) {
      const patient = await twoStepPatient();
      const ticket = await ticketOf(patient);
      expect((await change(patient)).status).toBe(204);
      expect(await finish(patient.org, ticket, patient.code())).toMatchObject(EXPIRED);
    }
    const patient = await twoStepPatient();
    const ticket = await ticketOf(patient);
    await turnOff(patient, patient.code());
    expect(await finish(patient.org, ticket, patient.code(1))).toMatchObject(EXPIRED);
  });

  it('is asked for after a new password by a mailed link, too', async () => {
    const patient = await twoStepPatient();
    advance(backend, 1);
    await backend.call({
      method: 'POST',
      url: `/reset/${patient.org}/password-reset-request`,
      payload: { email_address: patient.email },
    });
    const token = (await mailedLink(backend, patient.email)).pathname.split('/').at(-1) ?? '';
    const ticket = await ticketOf(patient);
    const answer = await backend.call({
      method: 'PUT',
      url: `/users/${patient.org}/${patient.id}/reset-password-token`,
      payload: {
        new_password: 'Better-456',
        confirm_password: 'Better-456',
        reset_token: token,
        user_id: patient.id,
        organization: patient.org,
      },
    });
    expect(answer).toMatchObject({ status: 204, cookies: [] });
    expect(await finish(patient.org, ticket, patient.code())).toMatchObject(EXPIRED);
    const { body } = await logIn(patient, 'Better-456');
    expect(body.token).toBeUndefined();
    expect((await finish(patient.org, body.ticket ?? '', patient.code())).status).toBe(200);
  });

  it('is asked for after a mailed link to log in, which is spent', async () => {
    const patient = await twoStepPatient();
    await backend.call({
      method: 'POST',
      url: '/sandbox/simulate/send-login-link',
      payload: { email: patient.email },
      headers: { host: 'localhost:4000' },
    });
    const token = (await mailsTo(backend, patient.email)).flatMap(
      ({ text }) => /token=([\w-]+)/u.exec(text)?.[1] ?? [],
    )[0];
    const exchange = () =>
      backend.call<Partial<Session> & { ticket?: string }>({
        method: 'POST',
        url: `/login/${patient.org}/token`,
        payload: { token },
      });
    const { body, cookies } = await exchange();
    expect(Object.keys(body).toSorted()).toEqual(['ticket', 'ticket_expires_in']);
    expect(cookies).toEqual([]);
    expect((await exchange()).status).toBe(422);
    expect((await finish(patient.org, body.ticket ?? '', patient.code())).status).toBe(200);
  });

  it('gives a session of its own, whatever cookies were planted before', async () => {
    const patient = await twoStepPatient();
    const thief = await logIn(await backend.patient());
    const planted = thief.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = { cookie: planted };
    const { body, cookies } = await finish(patient.org, await ticketOf(patient, { headers }), patient.code(), {
      headers,
    });
    expect(body.user?._id).toBe(patient.id);
    const secrets = ({ cookies: set }: Pick<typeof thief, 'cookies'>) =>
      set.filter(({ name }) => name !== 'portal_signed_in').map(({ value }) => value);
    expect(secrets({ cookies }).filter((value) => secrets(thief).includes(value))).toEqual([]);
    // What was planted as the mark of a known device is not taken over: the thief would have it, too.
    expect(cookies.find(({ name }) => name === 'portal_device')?.value.split('.')).toHaveLength(2);
  });
});

/** Wrong codes from a network. */
const guess = async (patient: Awaited<ReturnType<typeof twoStepPatient>>, address: string, times: number) => {
  const remoteAddress = address;
  const ticket = await ticketOf(patient, { remoteAddress });
  const answers = [];
  for (let time = 0; time < times; time += 1)
    answers.push((await finish(patient.org, ticket, otherTimeCode(patient.code()), { remoteAddress })).body.code);
  return answers;
};

describe('codes that are guessed', () => {
  it('are six from one network, which is locked for 15 minutes, and the patient is told once', async () => {
    const patient = await twoStepPatient();
    const remoteAddress = '203.0.113.1';
    expect(await guess(patient, remoteAddress, 8)).toEqual([
      ...Array(6).fill('CodeIncorrect'),
      ...Array(2).fill('AccountLocked'),
    ]);
    const again = async () =>
      finish(patient.org, await ticketOf(patient, { remoteAddress }), patient.code(), { remoteAddress });
    expect((await again()).body.code).toBe('AccountLocked');
    // Elsewhere, the patient goes on.
    expect((await finish(patient.org, await ticketOf(patient), patient.code())).status).toBe(200);
    advance(backend, 15 * 60 + 1);
    expect((await again()).status).toBe(200);
    const told = (await subjectsTo(patient.email)).filter((subject) => /wrong codes/u.test(subject));
    expect(told).toHaveLength(1);
  });

  it('are 20 from everywhere, and lock nobody out where they have logged in before', async () => {
    const patient = await twoStepPatient();
    const known = { remoteAddress: '2001:db8:7::1' };
    expect((await finish(patient.org, await ticketOf(patient, known), patient.code(), known)).status).toBe(200);
    const answers = [];
    for (let network = 0; network < 6; network += 1) answers.push(...(await guess(patient, `203.0.114.${network}`, 6)));
    expect(answers.filter((answer) => answer === 'CodeIncorrect')).toHaveLength(20);
    const fresh = { remoteAddress: '198.51.100.1' };
    advance(backend, 30);
    const code = patient.code();
    expect((await finish(patient.org, await ticketOf(patient, fresh), code, fresh)).body.code).toBe('AccountLocked');
    expect((await finish(patient.org, await ticketOf(patient, known), code, known)).status).toBe(200);
  });

  it('are 100 a day from networks that are not known, where a recovery code still serves', async () => {
    const patient = await twoStepPatient();
    let wrong = 0;
    for (let round = 0; round < 6; round += 1) {
      for (let network = 0; network < 4; network += 1)
        wrong += (await guess(patient, `203.0.115.${network}`, 5)).filter(
          (answer) => answer === 'CodeIncorrect',
        ).length;
      advance(backend, 15 * 60 + 1);
    }
    expect(wrong).toBe(100);
    const fresh = { remoteAddress: '198.51.100.2' };
    expect((await finish(patient.org, await ticketOf(patient, fresh), patient.code(), fresh)).body.code).toBe(
      'AccountLocked',
    );
    const [recovery = ''] = patient.codes;
    expect((await finish(patient.org, await ticketOf(patient, fresh), recovery, fresh)).status).toBe(200);
  });

  it('are counted apart from passwords: neither lifts the lock of the other', async () => {
    const patient = await twoStepPatient();
    const remoteAddress = '203.0.113.9';
    await guess(patient, remoteAddress, 7);
    // The password still serves from there, and a new one lifts no lock of codes.
    const ticket = await ticketOf(patient, { remoteAddress });
    expect(ticket).not.toBe('');
    await changePassword(patient, 'Better-456');
    const { body } = await logIn(patient, 'Better-456', { remoteAddress });
    expect((await finish(patient.org, body.ticket ?? '', patient.code(), { remoteAddress })).body.code).toBe(
      'AccountLocked',
    );
  });
});

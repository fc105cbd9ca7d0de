import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { SentMobileVerification } from '#schemas/wire/mobileVerification.ts';
import type { User } from '#schemas/wire/user.ts';
import { mobileVerifications } from '#services/backend/kernel/database/tables/mobileVerifications.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { createCode } from '#services/backend/modules/mobile/createCode.ts';
import { MobileCodes } from '#services/backend/modules/access/MobileCodes.ts';
import { tryCode } from '#services/backend/modules/mobile/store.ts';
import { usNumberOf } from '#services/backend/modules/mobile/usNumberOf.ts';
import { NumberRefused, SmsUnavailable, type TextMessage } from '#services/backend/adapters/sms/Texter.ts';
import { advance, backendFixture, fullProfile, type BackendFixture } from '#tests/support/backend/backendFixture.ts';
import { otherCode } from '#tests/support/backend/otherCode.ts';

const NUMBER = '2135550123';
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const sent: TextMessage[] = [];
let failure: Error | undefined;
const backend = await backendFixture({
  texter: {
    async send(message) {
      sent.push(message);
      if (failure) throw failure;
    },
  },
});
afterAll(() => backend.close());

/** The code that was sent last. */
const lastCode = () => sent.at(-1)?.secret ?? '';

async function patientWith(profile: Parameters<BackendFixture['patient']>[0] = fullProfile) {
  const patient = await backend.patient(profile);
  const { id, org, session } = patient;
  /** With a token of the moment: the clock is turned by more than one lives. */
  const post = async <Body>(what: string, payload: object) => {
    const token = await backend.portal.tokens.issue({ user: id, organization: org, session });
    const headers = { authorization: `Bearer ${token}` };
    return backend.call<Body>({ method: 'POST', url: `/users/${org}/${id}/${what}`, payload, headers });
  };
  const ask = <Body = SentMobileVerification>(number = NUMBER) => post<Body>('send-mobile-verification', { number });
  const enter = <Body = User>(code: string) => post<Body>('mobile-verify', { verification_code: code });
  const codeFor = async (number = NUMBER) => {
    await ask(number);
    return lastCode();
  };
  const read = async () => (await patient.send<User>('GET', `/users/${org}/user/${id}/patient`)).body;
  const row = async () => {
    const { db } = backend.portal.database;
    return (await db.select().from(mobileVerifications).where(eq(mobileVerifications.userId, id)))[0];
  };
  return { ...patient, ask, enter, codeFor, read, row };
}

const refusal = (status: number, code: Problem['code'], message: string) => ({ status, body: { code, message } });
const incorrect = refusal(422, 'CodeIncorrect', 'The code you entered is incorrect. Please try again.');
const expired = refusal(422, 'CodeExpired', 'This code can no longer be used. Please send a new one.');
const tooMany = refusal(429, 'TooManyCodes', 'You have asked for 5 codes today. Please try again tomorrow.');
const refused = refusal(422, 'InvalidPhone', 'The number you entered is incorrect. Please try again.');

async function asksTimes(ask: () => Promise<{ readonly status: number }>, times: number) {
  for (let count = 0; count < times; count += 1) expect((await ask()).status).toBe(200);
}

describe('codes to one number', async () => {
  const limited = await backendFixture({
    texter: { send: () => Promise.resolve() },
    settings: { loginRateLimit: 1000 },
  });
  afterAll(() => limited.close());

  /** What as many patients are answered who ask for a code from one address. */
  async function asks(times: number, remoteAddress: string, { number = NUMBER, isVerified = false } = {}) {
    const answers = [];
    for (let count = 0; count < times; count += 1) {
      const { org, id, token } = await limited.patient({
        ...fullProfile,
        emailVerifiedAt: isVerified ? new Date(0) : null,
      });
      const url = `/users/${org}/${id}/send-mobile-verification`;
      const headers = { authorization: `Bearer ${token}` };
      const request = { method: 'POST', url, payload: { number }, headers, remoteAddress } as const;
      answers.push((await limited.call<Problem>(request)).status);
    }
    return answers;
  }

  it('are counted for all accounts by the network that asks, and what it is refused for no other', async () => {
    expect(await asks(30, '203.0.113.1')).toEqual([...Array(5).fill(200), ...Array(25).fill(429)]);
    expect(await asks(1, '203.0.113.1', { number: '2135550124' })).toEqual([200]);
    expect(await asks(5, '203.0.113.2')).toEqual(Array(5).fill(200));
    advance(limited, DAY);
    expect(await asks(1, '203.0.113.1')).toEqual([200]);
    advance(limited, DAY);
  });

  it('are 20 a day for strangers everywhere, who use up nothing of those whose address is verified', async () => {
    for (const host of [1, 2, 3, 4]) expect(await asks(5, `203.0.113.${host}`)).toEqual(Array(5).fill(200));
    expect(await asks(1, '203.0.113.5')).toEqual([429]);
    const verified = await asks(6, '203.0.113.1', { isVerified: true });
    expect(verified).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('a number', () => {
  it.each(['2135550123', '(213) 555-0123', '213.555.0123', '+1 213 555 0123', '12135550123', ' 1 (213) 555-0123 '])(
    'is ten digits, written as %s',
    (typed) => {
      expect(usNumberOf(typed)).toBe(NUMBER);
    },
  );

  it.each([
    ['is too short', '213555012'],
    ['is too long', '21355501234'],
    ['has an area that does not exist', '1135550123'],
    ['is Canadian', '4165550123'],
    ['is British', '+44 20 7946 0123'],
    ['has an extension', '213 555 0123 ext. 5'],
    ['stands in a text', 'call 2135550123'],
    ['is empty', ''],
    ['is no number', 'x'],
  ])('is refused where it %s', async (_, typed) => {
    const before = sent.length;
    const { ask, row } = await patientWith();
    expect(await ask(typed)).toMatchObject(refused);
    expect([sent.length, await row()]).toEqual([before, undefined]);
  });
});

describe('a code', () => {
  it('has five digits, the first of which may be zeros', () => {
    expect([createCode(() => 42), createCode(() => 99_999), createCode(() => 0)]).toEqual(['00042', '99999', '00000']);
    let below = 0;
    createCode((limit) => {
      below = limit;
      return 1;
    });
    expect(below).toBe(100_000);
    expect(createCode()).toMatch(/^\d{5}$/);
  });

  it('is sent in a text that says who sends it, how long it is good, and that nobody asks for it', async () => {
    const { id, org, ask } = await patientWith();
    const { status, body } = await ask('(213) 555-0123');
    expect([status, body]).toEqual([
      200,
      { number: NUMBER, expires_at: new Date(backend.time.now.getTime() + 600_000).toISOString() },
    ]);
    expect(sent.at(-1)).toMatchObject({
      organization: org,
      userId: id,
      to: NUMBER,
      text: 'Healthspan: your code is {secret}. It expires in 10 minutes. We never ask for it by phone.',
      secret: expect.stringMatching(/^\d{5}$/),
    });
  });

  it('verifies the number that it was sent to, whatever number the profile had', async () => {
    const { codeFor, enter, read } = await patientWith({ ...fullProfile, mobileNumber: '2125550199' });
    const code = await codeFor();
    expect(await read()).toMatchObject({ mobile_number: '2125550199', mobile_verified: false, revision: 0 });
    const { status, body } = await enter(code);
    expect(status).toBe(200);
    expect(body).toMatchObject({ mobile_number: NUMBER, mobile_verified: true, revision: 1 });
    expect(await read()).toEqual(body);
  });

  it('serves once', async () => {
    const { codeFor, enter, read } = await patientWith();
    const code = await codeFor();
    expect((await enter(code)).status).toBe(200);
    expect(await enter(code)).toMatchObject(expired);
    expect((await read()).revision).toBe(1);
  });

  it('is good for 10 minutes', async () => {
    const { codeFor, enter } = await patientWith();
    const inTime = await codeFor();
    advance(backend, 10 * MINUTE - 1);
    expect((await enter(inTime)).status).toBe(200);
    const late = await codeFor();
    advance(backend, 10 * MINUTE);
    expect(await enter(late)).toMatchObject(expired);
  });

  it('may be wrong four times', async () => {
    const { codeFor, enter } = await patientWith();
    const code = await codeFor();
    for (let count = 0; count < 4; count += 1) expect(await enter(otherCode(code))).toMatchObject(incorrect);
    expect((await enter(code)).status).toBe(200);
  });

  it('is dead after the fifth wrong one, and a new one has five tries again', async () => {
    const { codeFor, enter, read } = await patientWith();
    const code = await codeFor();
    for (let count = 0; count < 5; count += 1) expect(await enter(otherCode(code))).toMatchObject(incorrect);
    expect(await enter(code)).toMatchObject(expired);
    expect(await read()).toMatchObject({ mobile_verified: false, revision: 0 });
    expect((await enter(await codeFor())).status).toBe(200);
  });

  it('is replaced by the next one', async () => {
    const { codeFor, enter } = await patientWith();
    const first = await codeFor();
    let second = await codeFor();
    // One pair of codes in a hundred thousand is the same.
    if (second === first) second = await codeFor();
    expect(await enter(first)).toMatchObject(incorrect);
    expect((await enter(second)).status).toBe(200);
  });

  it('is worth nothing for a number that another code has replaced meanwhile, and that is no try', async () => {
    const { id, codeFor, row } = await patientWith();
    const code = await codeFor();
    const { database, mobileCodes } = backend.portal;
    const before = { userId: id, number: '2125550199' };
    const hashes = mobileCodes.hashesOf({ ...before, code });
    expect(await tryCode(database, { ...before, hashes }, backend.time.now)).toBeUndefined();
    expect((await row())?.tries).toBe(0);
  });

  it('that was never sent cannot be used', async () => {
    const { enter } = await patientWith();
    expect(await enter('12345')).toMatchObject(expired);
  });

  it.each(['1234', '123456', 'abcde', '1234 ', '١٢٣٤٥', '12345\n'])('is not %j', async (code) => {
    const { enter } = await patientWith();
    expect(await enter(code)).toMatchObject({ status: 400, body: { code: 'InvalidRequest' } });
  });

  it('of one patient is worth nothing to another', async () => {
    const [one, other] = [await patientWith(), await patientWith()];
    const others = await other.codeFor();
    let code = await one.codeFor();
    if (code === others) code = await one.codeFor();
    expect(await other.enter(code)).toMatchObject(incorrect);
    expect((await one.enter(code)).status).toBe(200);
  });

  it('is kept as a hash that nobody can make without the secret', async () => {
    const { id, codeFor, row } = await patientWith();
    const code = await codeFor();
    const kept = await row();
    const mine = { userId: id, number: NUMBER, code };
    expect(kept?.codeHash).toBe(backend.portal.mobileCodes.hashOf(mine));
    expect(JSON.stringify(kept)).not.toContain(`"${code}"`);
    const others = new MobileCodes(['another secret of at least 32 characters']);
    const hashes = [
      others.hashOf(mine),
      ...[{ userId: 'x' }, { number: '2135550124' }, { code: otherCode(code) }].map((change) =>
        backend.portal.mobileCodes.hashOf({ ...mine, ...change }),
      ),
    ];
    expect(hashes).not.toContain(kept?.codeHash);
  });
});

describe('codes', () => {
  it('are sent five times, whatever the number, and no sixth time within 24 hours of the first', async () => {
    const { ask, enter, row } = await patientWith();
    await asksTimes(ask, 1);
    const first = (await row())?.countedSince;
    advance(backend, DAY - 1);
    await asksTimes(() => ask('2125550199'), 4);
    const fifth = lastCode();
    const before = sent.length;
    expect(await ask<Problem>()).toMatchObject(tooMany);
    expect(sent).toHaveLength(before);
    expect(await row()).toMatchObject({ number: '2125550199', codesSent: 5, countedSince: first });
    // What was refused takes nothing away.
    expect((await enter(fifth)).body.mobile_number).toBe('2125550199');
  });

  it('are sent again when the 24 hours are over', async () => {
    const { ask, row } = await patientWith();
    await asksTimes(ask, 5);
    advance(backend, DAY - 1);
    expect(await ask<Problem>()).toMatchObject(tooMany);
    advance(backend, 1);
    await asksTimes(ask, 5);
    expect(await ask<Problem>()).toMatchObject(tooMany);
    expect((await row())?.codesSent).toBe(5);
  });

  it.each([
    ['the number is refused', new NumberRefused('21614'), refused],
    [
      'the provider does not answer',
      new SmsUnavailable(),
      refusal(503, 'SmsUnavailable', 'We could not send the text message just now. Please try again in a minute.'),
    ],
  ])('count and serve for nothing where %s', async (_, error, problem) => {
    const { ask, enter, codeFor, row } = await patientWith();
    const before = await codeFor();
    failure = error;
    expect(await ask<Problem>()).toMatchObject(problem);
    failure = undefined;
    expect(await row()).toMatchObject({ codeHash: null, codesSent: 2 });
    for (const code of [lastCode(), before]) expect(await enter(code)).toMatchObject(expired);
    await asksTimes(ask, 3);
    expect(await ask<Problem>()).toMatchObject(tooMany);
  });
});

it('a verified number that the patient changes is no longer verified', async () => {
  const { id, org, send, codeFor, enter } = await patientWith();
  await enter(await codeFor());
  const change = (payload: object) => send<User>('PUT', `/users/${org}/${id}`, payload);
  expect((await change({ mobile_number: '(213) 555-0123' })).body.mobile_verified).toBe(true);
  expect((await change({ mobile_number: '2125550199' })).body.mobile_verified).toBe(false);
});

it('a number that is verified gets text messages from then on, as was said where its code was asked for', async () => {
  const { id, codeFor, enter } = await patientWith(fullProfile);
  const { db } = backend.portal.database;
  const since = async () => (await db.select().from(users).where(eq(users.id, id)))[0]?.smsSince;
  expect((await enter(await codeFor(NUMBER))).body.notifications.sms).toBe(true);
  const first = await since();
  advance(backend, 60);
  await enter(await codeFor(NUMBER));
  expect(await since()).toEqual(first);
  advance(backend, 60);
  await enter(await codeFor('2125550199'));
  expect(await since()).toEqual(backend.portal.clock());
});

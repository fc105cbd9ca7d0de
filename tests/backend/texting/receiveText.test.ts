import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { twilioSignature } from '#services/backend/adapters/sms/twilioSignature.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { backendFixture, fullProfile, type BackendFixture } from '#tests/support/backend/backendFixture.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';

const twilio = {
  accountSid: 'AC0123456789abcdef',
  authToken: 'token:of the tests',
  from: '+12025550123',
  apiUrl: undefined,
};
const ADDRESS = 'http://localhost:4000/v2/sms/twilio';
const EMPTY = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';
const SINCE = new Date('2026-01-01T00:00:00Z');

const backend = await backendFixture({ settings: { twilio } });
afterAll(() => backend.close());
const { db } = backend.portal.database;

let number = '';
let count = 0;
beforeEach(() => {
  count += 1;
  number = `213555${String(1000 + count)}`;
});

const patientWith = (changes: Parameters<BackendFixture['patient']>[0] = {}, organization = backend.tenant) =>
  backend.patient(
    { ...fullProfile, mobileNumber: number, mobileVerified: true, smsSince: SINCE, ...changes },
    organization,
  );
const stopped = { smsSince: null, smsStoppedAt: new Date('2026-02-01T00:00:00Z') } as const;
const rowOf = async ({ id }: { readonly id: string }) => (await db.select().from(users).where(eq(users.id, id)))[0];
const isOn = async (patient: { readonly id: string }) => (await rowOf(patient))?.smsSince !== null;

let sid = 0;
const formOf = (body: string, more: Record<string, string> = {}) => {
  sid += 1;
  return new URLSearchParams({
    ToCountry: 'US',
    MessageSid: `SM${sid}`,
    From: `+1${number}`,
    To: twilio.from,
    Body: body,
    NumMedia: '0',
    AccountSid: twilio.accountSid,
    ...more,
  });
};

interface Posted {
  readonly signature?: string | null;
  readonly type?: string;
  readonly url?: string;
}

const post = async (
  form: URLSearchParams | string,
  { signature, type = 'application/x-www-form-urlencoded', url = '/v2/sms/twilio' }: Posted = {},
  on: BackendFixture = backend,
) => {
  const signed = signature ?? twilioSignature(twilio.authToken, ADDRESS, new URLSearchParams(form));
  const { status, body, headers } = await on.call({
    method: 'POST',
    url,
    payload: form.toString(),
    headers: { 'content-type': type, ...(signature !== null && { 'x-twilio-signature': signed }) },
  });
  return { status, body, type: headers['content-type'] };
};
const text = (body: string, more?: Record<string, string>) => post(formOf(body, more));

describe('a signature', () => {
  it('is the one that Twilio documents', () => {
    const form = new URLSearchParams({
      To: '+18005551212',
      From: '+14158675310',
      Digits: '1234',
      Caller: '+14158675310',
      CallSid: 'CA1234567890ABCDE',
    });
    const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
    expect(twilioSignature('12345', url, form)).toBe('GvWf1cFY/Q7PnoempGyD5oXAezc=');
  });

  it('lets a message in', async () => {
    const patient = await patientWith();
    expect(await text('STOP')).toEqual({ status: 200, body: EMPTY, type: 'text/xml; charset=utf-8' });
    expect(await isOn(patient)).toBe(false);
  });

  it.each<[string, (form: URLSearchParams) => string | null]>([
    ['is missing', () => null],
    ['is empty', () => ''],
    ['is another', () => 'GvWf1cFY/Q7PnoempGyD5oXAezc='],
    ['is longer', (form) => `${twilioSignature(twilio.authToken, ADDRESS, form)}=`],
    ['has another key', (form) => twilioSignature('another token', ADDRESS, form)],
    [
      'is for another address',
      (form) => twilioSignature(twilio.authToken, 'https://elsewhere.example/v2/sms/twilio', form),
    ],
    [
      'is for another form',
      (form) => twilioSignature(twilio.authToken, ADDRESS, new URLSearchParams([...form, ['A', '']])),
    ],
    ['is for a form that says less', () => twilioSignature(twilio.authToken, ADDRESS, new URLSearchParams())],
  ])('that %s lets nothing in', async (_, signatureOf) => {
    const patient = await patientWith();
    const form = formOf('STOP');
    expect(await post(form, { signature: signatureOf(form) })).toMatchObject({
      status: 401,
      body: { code: 'Unauthorized' },
    });
    expect(await isOn(patient)).toBe(true);
  });

  it('is over the query, too', async () => {
    const patient = await patientWith();
    const form = formOf('STOP');
    expect((await post(form, { url: '/v2/sms/twilio?a=1' })).status).toBe(401);
    const signature = twilioSignature(twilio.authToken, `${ADDRESS}?a=1`, form);
    expect((await post(form, { url: '/v2/sms/twilio?a=1', signature })).status).toBe(200);
    expect(await isOn(patient)).toBe(false);
  });

  it('is over the address of the organization that was asked', async () => {
    const form = formOf('HELP');
    const url = 'http://evergreen.localhost:4000/v2/sms/twilio';
    const { status } = await backend.call({
      method: 'POST',
      url: '/v2/sms/twilio',
      payload: form.toString(),
      headers: {
        host: 'evergreen.localhost',
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': twilioSignature(twilio.authToken, url, form),
      },
    });
    expect(status).toBe(200);
  });

  it('that is sent again does nothing more', async () => {
    const patient = await patientWith(stopped);
    const start = formOf('START');
    await post(start);
    const stop = formOf('STOP');
    await post(stop);
    await post(stop);
    expect(await rowOf(patient)).toMatchObject({ smsSince: null, revision: 2 });
    expect((await post(start)).status).toBe(200);
    expect(await isOn(patient)).toBe(false);
    await text('START');
    expect(await isOn(patient)).toBe(true);
  });
});

describe('a patient who texts', () => {
  it.each(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT', 'stop', ' Stop\n', 'optOut'])(
    '%j gets no more text messages, and no answer but that of Twilio',
    async (word) => {
      const patient = await patientWith();
      expect(await text(word)).toMatchObject({ status: 200, body: EMPTY });
      expect(await rowOf(patient)).toMatchObject({ smsSince: null, smsStoppedAt: backend.time.now, revision: 1 });
    },
  );

  it.each(['START', 'UNSTOP', 'YES', ' yes '])('%j gets them again after a stop', async (word) => {
    const patient = await patientWith(stopped);
    expect(await text(word)).toMatchObject({ status: 200, body: EMPTY });
    expect(await rowOf(patient)).toMatchObject({ smsSince: backend.time.now, smsStoppedAt: null, revision: 1 });
  });

  it.each([
    ['never had them', { smsSince: null }],
    ['has a number that is not verified', { ...stopped, mobileVerified: false }],
  ])('START, but %s, gets none', async (_, change) => {
    const patient = await patientWith(change);
    await text('START');
    expect(await rowOf(patient)).toMatchObject({ smsSince: null, revision: 0 });
  });

  it('START after the portal had switched them off gets none', async () => {
    const patient = await patientWith();
    await patient.send('PUT', `/users/${patient.org}/${patient.id}`, { notifications: { sms: false } });
    await text('START');
    expect(await isOn(patient)).toBe(false);
  });

  it('STOP may switch them on again in the portal, and then START is for nothing', async () => {
    const patient = await patientWith();
    await text('STOP');
    await patient.send('PUT', `/users/${patient.org}/${patient.id}`, { height: 70 });
    expect((await rowOf(patient))?.smsStoppedAt).not.toBeNull();
    await patient.send('PUT', `/users/${patient.org}/${patient.id}`, { notifications: { sms: true } });
    expect(await rowOf(patient)).toMatchObject({ smsSince: backend.time.now, smsStoppedAt: null });
    await patient.send('PUT', `/users/${patient.org}/${patient.id}`, { notifications: { sms: false } });
    await text('START');
    expect(await isOn(patient)).toBe(false);
  });

  it('STOP and then has another number is not begun again by START', async () => {
    const patient = await patientWith(stopped);
    await patient.send('PUT', `/users/${patient.org}/${patient.id}`, { mobile_number: '2125550199' });
    expect(await rowOf(patient)).toMatchObject({ smsStoppedAt: null });
  });

  it.each(['HELP', 'INFO', ' help '])('%j is told who writes, how often, and whom to ask', async (word) => {
    await patientWith();
    const { status, body } = await text(word);
    expect(status).toBe(200);
    expect(body).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><Response><Message>Healthspan: up to 10 messages a month about news in your portal. Message and data rates may apply. Help: care@healthspan.example. Reply STOP to end.</Message></Response>',
    );
  });

  it('HELP is told in the name of the one organization that has the number', async () => {
    await patientWith({}, backend.evergreen);
    const { name, support_email } = backend.evergreen.settings;
    expect((await text('HELP')).body).toContain(`${name}: up to`);
    expect((await text('HELP')).body).toContain(support_email);
    await patientWith();
    expect((await text('HELP')).body).toContain('Healthspan: up to');
  });

  it.each(['', 'STOP please', 'Thank you!', '<b>&', '🙂', '\0'])('%j changes nothing', async (word) => {
    const [on, off] = [await patientWith(), await patientWith(stopped)];
    expect(await text(word)).toMatchObject({ status: 200, body: EMPTY });
    expect([await isOn(on), await isOn(off)]).toEqual([true, false]);
  });

  it('is every patient with the number, in every organization, and nobody else', async () => {
    const mine = [await patientWith(), await patientWith(), await patientWith({}, backend.evergreen)];
    const others = [await patientWith({ mobileNumber: '2125550100' }), await patientWith({ mobileVerified: false })];
    await text('STOP');
    expect(await Promise.all([...mine, ...others].map(isOn))).toEqual([false, false, false, true, true]);
    await text('START');
    expect(await Promise.all(mine.map(isOn))).toEqual([true, true, true]);
  });
});

describe('what Twilio has answered itself', () => {
  it.each([
    ['STOP', 'Arret', true],
    ['HELP', 'HELP', undefined],
    ['START', 'Debut', false],
  ])('as %s is not answered again, and counts whatever the word was', async (OptOutType, word, before) => {
    const patient = await patientWith(before === false ? stopped : {});
    expect(await text(word, { OptOutType })).toMatchObject({ status: 200, body: EMPTY });
    expect(await isOn(patient)).toBe(OptOutType !== 'STOP');
  });
});

describe('what is no message of a patient', () => {
  it.each([
    ['from Canada', '+14165550123'],
    ['from Britain', '+442079460123'],
    ['from a number without its country', '2135551000'],
    ['from a short code', '22395'],
    ['from nobody', ''],
    ['from a channel', 'whatsapp:+12135551000'],
  ])('%s is taken and ignored', async (_, From) => {
    expect(await text('HELP', { From })).toMatchObject({ status: 200, body: EMPTY });
  });

  it('is taken without any field', async () => {
    expect(await post('')).toMatchObject({ status: 200, body: EMPTY });
  });

  it.each([
    ['too long', `Body=${'x'.repeat(40_000)}`, 'application/x-www-form-urlencoded', 413],
    ['of JSON', '{"Body":"STOP"}', 'application/json', 415],
    ['of another kind', 'STOP', 'text/plain', 415],
  ])('is refused where it is %s', async (_, body, type, status) => {
    expect((await post(body, { type })).status).toBe(status);
  });
});

describe('without Twilio', () => {
  let sandbox: BackendFixture;
  beforeAll(async () => {
    sandbox = await backendFixture();
  });
  afterAll(() => sandbox.close());

  it('nothing is received', async () => {
    expect(await post(formOf('STOP'), {}, sandbox)).toMatchObject({ status: 404, body: { code: 'NotFound' } });
  });

  it('the sandbox has a patient answer, from its page or by itself', async () => {
    const patient = await sandbox.patient({
      ...fullProfile,
      mobileNumber: number,
      mobileVerified: true,
      smsSince: SINCE,
    });
    const from = `+1${number}`;
    const notifications = async () => {
      const { body } = await patient.send<{ notifications: object }>(
        'GET',
        `/users/${patient.org}/user/${patient.id}/patient`,
      );
      return body.notifications;
    };
    const reply = (payload: object | string, headers = {}) =>
      sandbox.call({ method: 'POST', url: '/sandbox/text-reply', payload, headers });
    expect(await reply({ from, text: 'stop' })).toMatchObject({ status: 200, body: { from, text: 'stop' } });
    expect(await notifications()).toMatchObject({ sms: false });
    const form = new URLSearchParams({ from, text: 'START' }).toString();
    const page = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    expect((await reply(form, page)).status).toBe(303);
    expect(await notifications()).toMatchObject({ sms: true });
    await reply({ from, text: 'HELP' });
    expect(await mailsTo(sandbox, from)).toMatchObject([{ text: expect.stringMatching(/^Healthspan: up to 10/) }]);
    const { body } = await sandbox.call({ method: 'GET', url: '/sandbox' });
    expect(body).toContain(`<input type="hidden" name="from" value="${from}">`);
    expect((await reply({ from: '+12125550100', text: 'STOP' })).status).toBe(409);
  });
});

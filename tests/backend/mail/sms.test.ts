import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import { NumberRefused, SmsUnavailable, type TextMessage } from '#services/backend/adapters/sms/Texter.ts';
import { texterOf } from '#services/backend/adapters/sms/texterOf.ts';
import { twilioTexter } from '#services/backend/adapters/sms/twilioTexter.ts';
import { backendFixture, type BackendFixture } from '#tests/support/backend/backendFixture.ts';
import { twilioStandIn } from '#tests/support/standIns/twilioStandIn.ts';

const account = { accountSid: 'AC0123456789abcdef', authToken: 'token:of the tests' };
const message: TextMessage = {
  id: 'a'.repeat(24),
  organization: 'b'.repeat(24),
  userId: 'c'.repeat(24),
  to: '2135550123',
  text: 'Grüße & more: 100 %, {secret}',
  secret: '12345',
};

describe('Twilio', () => {
  let twilio: Awaited<ReturnType<typeof twilioStandIn>>;
  beforeAll(async () => {
    twilio = await twilioStandIn(account);
  });
  beforeEach(() => void twilio.sent.splice(0));
  afterAll(() => twilio.close());

  const settings = () => ({ ...account, from: '+12025550123', apiUrl: twilio.url });
  const send = (changes: Partial<ReturnType<typeof settings>> = {}, patience?: number) =>
    twilioTexter({ ...settings(), ...changes }, patience).send(message);

  it('is given the number with its country, the sender and the text', async () => {
    await send();
    expect(twilio.sent).toEqual([{ to: '+12135550123', from: '+12025550123', body: 'Grüße & more: 100 %, 12345' }]);
  });

  it.each([21_211, 21_610, 21_614, 21_408])('refuses the number with code %i', async (code) => {
    twilio.refuseNext(code);
    await expect(send()).rejects.toBeInstanceOf(NumberRefused);
    expect(twilio.sent).toEqual([]);
  });

  it.each([
    ['refuses for another reason', () => twilio.refuseNext(21_606)],
    ['has too much to do', () => twilio.refuseNext(20_429, 429)],
    ['answers with a page', () => twilio.answerNext({ status: 502, body: '<html>Bad gateway</html>' })],
    ['answers with nothing', () => twilio.answerNext({ status: 500, body: '' })],
    ['answers without a code', () => twilio.answerNext({ status: 400, body: 'null' })],
    ['answers as if it were something else', () => twilio.answerNext({ status: 200, body: '{}' })],
    ['cuts the connection', () => twilio.answerNext('cut')],
    [
      'sends the request elsewhere',
      () =>
        twilio.answerNext({
          status: 307,
          body: '',
          headers: { location: `/2010-04-01/Accounts/${account.accountSid}/Messages.json` },
        }),
    ],
  ])('that %s is unavailable, and is asked once', async (_, prepare) => {
    prepare();
    await expect(send()).rejects.toBeInstanceOf(SmsUnavailable);
    expect(twilio.sent).toEqual([]);
  });

  it('that never answers is unavailable once patience is over', async () => {
    twilio.answerNext('never');
    await expect(send({}, 20)).rejects.toBeInstanceOf(SmsUnavailable);
  });

  it('that does not know the account, or that is not there, is unavailable', async () => {
    await expect(send({ authToken: 'wrong' })).rejects.toBeInstanceOf(SmsUnavailable);
    await expect(send({ apiUrl: 'http://127.0.0.1:1' })).rejects.toBeInstanceOf(SmsUnavailable);
  });

  it('carries the messages where it is set up, and the outbox keeps none of them', async () => {
    const backend = await backendFixture({ settings: { twilio: settings() } });
    await backend.portal.texter.send(message);
    expect(twilio.sent).toHaveLength(1);
    expect(await backend.portal.database.db.select().from(outbox)).toEqual([]);
    await backend.close();
  });
});

describe('the sandbox', () => {
  let backend: BackendFixture;
  beforeAll(async () => {
    backend = await backendFixture();
  });
  afterAll(() => backend.close());

  it('shows a message at once, and no mailer is given it', async () => {
    const { portal, tenant } = backend;
    await portal.texter.send({ ...message, organization: tenant.id });
    const { body } = await backend.call({ method: 'GET', url: '/sandbox/outbox' });
    expect(body).toEqual([
      {
        _id: message.id,
        channel: 'sms',
        to: '+12135550123',
        subject: '',
        text: 'Grüße & more: 100 %, 12345',
        created_at: backend.time.now.toISOString(),
      },
    ]);
    expect(await portal.database.db.select().from(outbox)).toMatchObject([{ deliveredAt: backend.time.now }]);
  });

  it('refuses 500 555 0001', async () => {
    await expect(backend.portal.texter.send({ ...message, to: '5005550001' })).rejects.toBeInstanceOf(NumberRefused);
  });

  it('carries nothing where it is off', async () => {
    const { database, clock } = backend.portal;
    const texter = texterOf({ twilio: undefined, sandbox: false }, database, clock);
    await expect(texter.send(message)).rejects.toBeInstanceOf(SmsUnavailable);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import { withTokens } from '#services/backend/kernel/outbox/secretIn.ts';
import type { Message } from '#services/backend/adapters/mail/Mailer.ts';
import { smtpMailer } from '#services/backend/adapters/mail/smtpMailer.ts';
import { tryMailer } from '#services/backend/tryServices.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { doJobs, retryNow } from '#tests/support/backend/doJobs.ts';
import { smtpStandIn } from '#tests/support/standIns/smtpStandIn.ts';

const FROM = 'Clinic <care@clinic.example>';
const account = { user: 'portal@clinic', pass: 'p:a/s@s' };

let server: Awaited<ReturnType<typeof smtpStandIn>>;
beforeAll(async () => {
  server = await smtpStandIn(account);
});
afterEach(() => {
  server.mails.splice(0);
  server.refuseNext(0);
});
afterAll(() => server.close());

const message: Message = {
  id: 'a'.repeat(24),
  recipient: 'mary@example.com',
  subject: 'Grüße',
  text: `Line one\n\nhttps://portal.example/${'x'.repeat(120)}?a=b\n\nGrüße & more`,
};

async function send(changes: Partial<Message> = {}, url = server.url): Promise<void> {
  const mailer = smtpMailer({ url, from: FROM });
  try {
    await mailer.send({ ...message, ...changes });
  } finally {
    mailer.close?.();
  }
}

/** What is logged at the start of a portal with a mail server. */
async function warned(url: string): Promise<readonly string[]> {
  const told: string[] = [];
  const mailer = smtpMailer({ url, from: FROM });
  await tryMailer(mailer, { warn: (text) => void told.push(text) });
  mailer.close?.();
  return told;
}

it('is said at the start to take no mails where it does not', async () => {
  expect(await warned(server.url)).toEqual([]);
  const wrong = new URL(server.url);
  wrong.password = 'wrong';
  expect(await warned(wrong.href)).toEqual([expect.stringMatching(/^Mails wait until the server of PORTAL_SMTP_URL/)]);
  const closed = await smtpStandIn(account);
  await closed.close();
  expect(await warned(closed.url)).toEqual([expect.stringMatching(/PORTAL_SMTP_URL.*ECONNREFUSED/)]);
});

describe('a mail', () => {
  it('arrives as plain text, from the sender that is set', async () => {
    await send();
    expect(server.mails).toMatchObject([
      { from: 'care@clinic.example', recipients: ['mary@example.com'], body: message.text },
    ]);
    const head = server.mails[0]?.head;
    expect(head?.get('from')).toBe(FROM);
    expect(head?.get('to')).toBe('mary@example.com');
    expect(head?.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/);
    expect(head?.get('auto-submitted')).toBe('auto-generated');
    expect(head?.has('x-mailer')).toBe(false);
  });

  it('comes from the sender of its organization, which answers go to, where it has one', async () => {
    const head = {
      name: 'Grün & Co',
      from: 'care@gruen.example',
      replyTo: 'hello@gruen.example',
      postalAddress: undefined,
    };
    await send({ head });
    await send({ head: { ...head, from: undefined } });
    const [own, shared] = server.mails;
    expect(own?.from).toBe('care@gruen.example');
    expect(own?.head.get('from')).toMatch(/<care@gruen\.example>$/);
    expect(own?.head.get('reply-to')).toMatch(/<hello@gruen\.example>$/);
    expect(own?.head.get('message-id')).toMatch(/@gruen\.example>$/);
    expect(shared?.head.get('from')).toBe(FROM);
    expect(shared?.head.get('reply-to')).toMatch(/<hello@gruen\.example>$/);
  });

  it('has the same id at every attempt, which another mail has not', async () => {
    await send();
    await send();
    await send({ id: 'b'.repeat(24) });
    expect(server.mails.map(({ head }) => head.get('message-id'))).toEqual([
      `<${'a'.repeat(24)}@clinic.example>`,
      `<${'a'.repeat(24)}@clinic.example>`,
      `<${'b'.repeat(24)}@clinic.example>`,
    ]);
  });

  it.each([
    { subject: 'Hello Eve\r\nBcc: victim@example.com' },
    { subject: 'Hello Eve\nBcc: victim@example.com\n\nBody' },
    { subject: 'Hello Eve\rBcc: victim@example.com' },
    { text: 'Hello Eve\r\n.\r\nMAIL FROM:<eve@example.com>\r\nRCPT TO:<victim@example.com>\r\nDATA' },
    { recipient: 'mary@example.com\r\nBcc: victim@example.com' },
    { recipient: 'mary@example.com, victim@example.com' },
    { recipient: 'mary@example.com>\r\nRCPT TO:<victim@example.com' },
    { recipient: '"victim@example.com" <mary@example.com>' },
  ])('goes to nobody else for %j', async (changes) => {
    await send(changes).catch(() => undefined);
    const reached = server.mails.flatMap(({ recipients }) => recipients);
    expect(reached).not.toContain('victim@example.com');
    expect(reached.length).toBeLessThanOrEqual(1);
    for (const { head } of server.mails) expect([...head.keys()]).not.toContain('bcc');
  });

  it.each([
    ['is not there', () => 'smtp://127.0.0.1:1', 'ECONNREFUSED'],
    ['does not know the account', () => server.url.replace('portal', 'other'), 'Invalid login'],
  ])('is not taken where the server %s', async (_, url, reason) => {
    await expect(send({}, url())).rejects.toThrow(reason);
    expect(server.mails).toEqual([]);
  });

  it('is not taken where the server refuses it', async () => {
    server.refuseNext(1);
    await expect(send()).rejects.toThrow('try again later');
    await send();
    expect(server.mails).toHaveLength(1);
  });
});

it('a welcome is delivered once: refused at first, and a minute later taken', async () => {
  const backend = await backendFixture({ settings: { smtp: { url: server.url, from: FROM } } });
  const { database } = backend.portal;
  server.refuseNext(1);
  const signup = {
    first_name: 'Mary',
    last_name: 'Smith',
    email: 'mary@example.com',
    password: 'secret-1',
    terms: true,
  };
  expect((await backend.call({ method: 'POST', url: '/v2/users', payload: signup })).status).toBe(201);
  await backend.portal.jobs.rest('mail');
  expect(server.mails).toEqual([]);
  expect(await database.db.select().from(outbox)).toMatchObject([{ deliveredAt: null }]);
  for (let round = 0; round < 3; round += 1) {
    await retryNow(backend, 'mail');
    await doJobs(backend, 'mail');
  }
  const [mail] = await database.db.select().from(outbox);
  expect(mail?.deliveredAt).not.toBeNull();
  expect(server.mails).toMatchObject([
    { recipients: ['mary@example.com'], body: mail && withTokens(backend.portal, mail) },
  ]);
  expect(server.mails[0]?.head.get('message-id')).toBe(`<${mail?.id}@clinic.example>`);
  await backend.close();
});

it('text messages never leave as mail', async () => {
  const backend = await backendFixture({ settings: { smtp: { url: server.url, from: FROM } } });
  const { texter } = backend.portal;
  await texter.send({
    id: 'c'.repeat(24),
    organization: backend.tenant.id,
    userId: 'd'.repeat(24),
    to: '2135550123',
    text: 'code',
    secret: '12345',
  });
  await doJobs(backend, 'mail');
  expect(server.mails).toEqual([]);
  await backend.close();
});

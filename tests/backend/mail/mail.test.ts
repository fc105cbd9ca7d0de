import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import type { Message } from '#services/backend/adapters/mail/Mailer.ts';
import { signedText } from '#services/backend/adapters/mail/MailHead.ts';
import { mailerOf, noMailer, outboxMailer } from '#services/backend/adapters/mail/mailerOf.ts';
import { mailHeads } from '#services/backend/modules/mailing/mailHeads.ts';
import { advance, backendFixture, fullProfile } from '#tests/support/backend/backendFixture.ts';
import { backendTemplate } from '#tests/support/backend/backendTemplate.ts';
import { doJobs, retryNow } from '#tests/support/backend/doJobs.ts';

/** Seconds of a day. */
const DAY = 24 * 3600;

const sent: Message[] = [];
/** Recipients whose mails are not taken; undefined takes none at all. */
let refused: readonly string[] | undefined;
const backend = await backendFixture({
  templates: [{ ...backendTemplate, sections: { intake: [] } }],
  mailer: {
    async send(message) {
      if (refused?.includes(message.recipient) ?? true) throw new Error('no connection');
      sent.push(message);
    },
  },
});
afterAll(() => backend.close());
beforeEach(async () => {
  refused = [];
  await backend.portal.database.db.delete(outbox);
  await backend.portal.database.execute('delete from jobs.job where name in ($1, $2)', ['mail', 'given-up']);
  sent.splice(0);
});

const round = () => doJobs(backend, 'mail');

async function write(recipient: string, channel: 'mail' | 'sms' = 'mail'): Promise<string> {
  const id = createId(backend.time.now);
  await backend.portal.database.db.insert(outbox).values({
    id,
    organization: backend.tenant.id,
    userId: 'a'.repeat(24),
    channel,
    recipient,
    subject: 'Subject',
    text: 'Text',
    toUnverified: true,
    createdAt: backend.time.now,
  });
  return id;
}

const kept = async (id: string) => (await backend.portal.database.db.select().from(outbox).where(eq(outbox.id, id)))[0];

/** The job of a mail, as it stands; `seconds` are those until the next attempt. */
interface MailJob {
  readonly name: string;
  readonly state: string;
  readonly key: string;
  readonly retries: number;
  readonly seconds: number;
  readonly output: unknown;
}

async function jobs(): Promise<readonly MailJob[]> {
  const { rows } = await backend.portal.database.execute(
    `select name, state::text, data->>'key' as key, retry_count as retries, output,
        extract(epoch from start_after - now())::float8 as seconds
      from jobs.job where name in ('mail', 'given-up') order by name desc`,
  );
  const told: readonly MailJob[] = JSON.parse(JSON.stringify(rows));
  return told;
}

it('a mail that could not be sent is sent later, once, and the visit is submitted all the same', async () => {
  refused = undefined;
  const patient = await backend.patient(fullProfile);
  const intake = await patient.begins('sample');
  expect((await patient.send('POST', `/v2/intakes/${intake._id}/complete`, {})).status).toBe(200);
  await backend.portal.jobs.rest('mail');
  expect(await backend.portal.database.db.select().from(outbox)).toMatchObject([{ deliveredAt: null }]);
  refused = [];
  await round();
  expect(sent).toEqual([]);
  await retryNow(backend, 'mail');
  backend.portal.jobs.wake('mail');
  await round();
  await round();
  expect(sent).toMatchObject([{ recipient: patient.email, subject: 'Your visit was submitted' }]);
});

it('what is not taken is tried again later and later, and given up after more than a day', async () => {
  refused = ['nobody@example.com'];
  const id = await write('nobody@example.com');
  await round();
  const pauses: number[] = [];
  for (;;) {
    const [job] = await jobs();
    if (job?.state !== 'retry') break;
    expect(job.retries).toBe(pauses.length);
    pauses.push(job.seconds);
    await retryNow(backend, 'mail');
    await round();
  }
  expect(pauses).toHaveLength(11);
  for (const [at, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThan(60 * 2 ** at - 60);
    expect(pause).toBeLessThan(60 * 2 ** (at + 1) + 1);
  }
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(DAY);
  expect(await kept(id)).toMatchObject({ deliveredAt: null, givenUpAt: backend.time.now });
  // Whoever runs the portal finds it, by its id alone.
  expect(await jobs()).toMatchObject([
    { name: 'mail', state: 'failed', key: id, output: { error: 'Error' } },
    { name: 'given-up', state: 'created', key: id },
  ]);
  refused = [];
  await retryNow(backend, 'mail');
  await round();
  expect(sent).toEqual([]);
});

it('mails that nobody takes are not in the way of others', async () => {
  refused = ['nobody@example.com'];
  for (let mail = 0; mail < 51; mail += 1) await write('nobody@example.com');
  await round();
  for (let mail = 0; mail < 12; mail += 1) await write(`reader${mail}@example.com`);
  await round();
  await round();
  expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(12);
});

it('a mail that a server died over is sent by another one, under the same id', async () => {
  const { database } = backend.portal;
  refused = ['reader@example.com'];
  const id = await write('reader@example.com');
  await round();
  refused = [];
  const take = (when: string) =>
    database.execute(`update jobs.job set state = 'active', started_on = now() - $1::interval where name = 'mail'`, [
      when,
    ]);
  await take('1 minute');
  const begins = async () => {
    const other = await backendFixture({ open: async () => ({ ...database, close: async () => undefined }) });
    await other.close();
    await retryNow(backend, 'mail');
    await round();
  };
  await begins();
  expect(sent).toEqual([]);
  await take('3 minutes');
  await begins();
  expect(sent).toMatchObject([{ id }]);
  expect(await kept(id)).toMatchObject({ deliveredAt: backend.time.now });
});

it('text messages are not carried as mail', async () => {
  const id = await write('+12135550123', 'sms');
  await round();
  expect(sent).toEqual([]);
  expect(await kept(id)).toMatchObject({ deliveredAt: null });
});

it('mails stay in the outbox where no mail server is set up: read in the sandbox, and otherwise waiting', async () => {
  const smtp = { url: 'smtp://localhost', from: 'care@clinic.example' };
  expect(await mailerOf({ smtp: undefined, sandbox: true })).toBe(outboxMailer);
  expect(await mailerOf({ smtp: undefined, sandbox: false })).toBe(noMailer);
  expect([outboxMailer, noMailer]).not.toContain(await mailerOf({ smtp, sandbox: false }));
});

/** Writes a mail that is about a link. */
async function about(secret: string): Promise<string> {
  const id = await write('a@example.com');
  await backend.portal.database.db.update(outbox).set({ text: 'Open {secret} now', secret }).where(eq(outbox.id, id));
  return id;
}

describe('the link that a mail is about', () => {
  it('is gone once it was delivered', async () => {
    const id = await about('the link');
    await round();
    expect(sent).toMatchObject([{ text: 'Open the link now' }]);
    expect(await kept(id)).toMatchObject({ text: 'Open {secret} now', secret: null });
  });

  it('is gone once it has expired, and a mail about it is not sent any more', async () => {
    refused = ['a@example.com'];
    const id = await about('the link');
    await round();
    expect(await kept(id)).toMatchObject({ secret: 'the link' });
    advance(backend, 15 * 60 + 1);
    refused = [];
    await round();
    expect(await kept(id)).toMatchObject({ secret: null });
    await retryNow(backend, 'mail');
    await round();
    expect(sent).toEqual([]);
    expect(await kept(id)).toMatchObject({ deliveredAt: null, givenUpAt: backend.time.now });
  });

  it('is read in the sandbox until it expires', async () => {
    const sandbox = await backendFixture();
    const { email } = await sandbox.patient();
    const url = `/reset/${sandbox.tenant.id}/password-reset-request`;
    await sandbox.call({ method: 'POST', url, payload: { email_address: email } });
    const read = async () => {
      const { body } = await sandbox.call<{ text: string }[]>({ method: 'GET', url: '/sandbox/outbox' });
      return body[0]?.text;
    };
    expect(await read()).toMatch(/request-password-reset\/\w+\/\w+\/[\w-]{43}\n/);
    advance(sandbox, 15 * 60 + 1);
    await doJobs(sandbox, 'mail');
    expect(await read()).toMatch(/request-password-reset\/\w+\/\w+\/\(gone\)\n/);
    await sandbox.close();
  });
});

it('a mail has the reply address of its organization, and ends with its address on paper', async () => {
  await write('reader@example.com');
  await round();
  const { name, support_email: replyTo } = backend.tenant.settings;
  expect(sent).toMatchObject([{ head: { name, from: undefined, replyTo } }]);
  const { settings } = backend.tenant;
  const own = {
    ...backend.tenant,
    settings: {
      ...settings,
      mail_from: 'care@own.example',
      mail_reply_to: 'a@own.example',
      postal_address: '1 Main St',
    },
  };
  const head = mailHeads({ all: [own] })(own.id);
  expect(head).toEqual({ name, from: 'care@own.example', replyTo: 'a@own.example', postalAddress: '1 Main St' });
  expect(signedText('Hello.', head)).toBe(`Hello.\n\n-- \n${name}\n1 Main St`);
  expect(mailHeads({ all: [own] })('unknown')).toBeUndefined();
});

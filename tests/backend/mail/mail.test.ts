import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import type { Message } from '#services/backend/adapters/mail/Mailer.ts';
import { mailerOf } from '#services/backend/adapters/mail/mailerOf.ts';
import { outboxMailer } from '#services/backend/adapters/mail/outboxMailer.ts';
import { advance, backendFixture, fullProfile } from '#tests/support/backendFixture.ts';
import { backendTemplate } from '#tests/support/backendTemplate.ts';

const HOUR = 3600;

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
  await round();
  await backend.portal.database.db.delete(outbox);
  sent.splice(0);
});

async function round(): Promise<void> {
  backend.portal.outboxRelay.wake();
  await backend.portal.outboxRelay.rest();
}

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
    createdAt: backend.time.now,
  });
  return id;
}

const kept = async (id: string) => (await backend.portal.database.db.select().from(outbox).where(eq(outbox.id, id)))[0];

it('a mail that could not be sent is sent later, once, and the visit is submitted all the same', async () => {
  refused = undefined;
  const patient = await backend.patient(fullProfile);
  const intake = await patient.begins('sample');
  expect((await patient.send('POST', `/v2/intakes/${intake._id}/complete`, {})).status).toBe(200);
  await backend.portal.outboxRelay.rest();
  expect(await backend.portal.database.db.select().from(outbox)).toMatchObject([{ deliveredAt: null, attempts: 1 }]);
  refused = [];
  await round();
  expect(sent).toEqual([]);
  advance(backend, 60);
  backend.portal.outboxRelay.wake();
  backend.portal.outboxRelay.wake();
  await backend.portal.outboxRelay.rest();
  expect(sent).toMatchObject([{ recipient: patient.email, subject: 'Your visit was submitted' }]);
});

it('what is not taken is tried again later and later, and given up after more than a day', async () => {
  refused = ['nobody@example.com'];
  const id = await write('nobody@example.com');
  const tries: number[] = [];
  // Each minute at first, then each half hour, for three days.
  for (let minute = 0; minute < 3 * 24 * 60;) {
    const before = (await kept(id))?.attempts ?? 0;
    await round();
    if (((await kept(id))?.attempts ?? 0) > before) tries.push(minute);
    const pause = minute < 60 ? 1 : 30;
    advance(backend, pause * 60);
    minute += pause;
  }
  expect(tries.slice(0, 6)).toEqual([0, 1, 3, 7, 15, 31]);
  expect(tries).toHaveLength(12);
  expect(tries.at(-1)).toBeGreaterThan(24 * 60);
  expect(await kept(id)).toMatchObject({ deliveredAt: null });
});

it('mails that nobody takes are not in the way of others', async () => {
  refused = ['nobody@example.com'];
  for (let mail = 0; mail < 12; mail += 1) await write('nobody@example.com');
  advance(backend, 1);
  for (let mail = 0; mail < 12; mail += 1) await write(`reader${mail}@example.com`);
  await round();
  expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(12);
});

it('a mail that a server died over is sent again, under the same id', async () => {
  const id = await write('reader@example.com');
  await backend.portal.database.db
    .update(outbox)
    .set({ attempts: 1, dueAt: new Date(backend.time.now.getTime() + HOUR * 1000) })
    .where(eq(outbox.id, id));
  await round();
  expect(sent).toEqual([]);
  advance(backend, HOUR);
  await round();
  expect(sent).toMatchObject([{ id }]);
  expect(await kept(id)).toMatchObject({ deliveredAt: backend.time.now, attempts: 2 });
  advance(backend, HOUR);
  await round();
  expect(sent).toHaveLength(1);
});

it('text messages are not carried as mail', async () => {
  const id = await write('+12135550123', 'sms');
  await round();
  expect(sent).toEqual([]);
  expect(await kept(id)).toMatchObject({ attempts: 0 });
});

it('mails stay in the outbox where no mail server is set up', () => {
  expect(mailerOf({ smtp: undefined })).toBe(outboxMailer);
  expect(mailerOf({ smtp: { url: 'smtp://localhost', from: 'care@clinic.example' } })).not.toBe(outboxMailer);
});

import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import { conversations } from '#services/backend/kernel/database/tables/messages.ts';
import { advance, backendFixture } from '#tests/support/backend/backendFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { messagesOf } from '#tests/support/backend/messagesOf.ts';
import { notificationsOf } from '#tests/support/backend/notificationsOf.ts';

const backend = await backendFixture({ settings: { careTeamReply: { after: 0, typing: 0 } } });
const patient = async () => {
  const one = await backend.patient();
  return { patient: one, mine: messagesOf(one) };
};
afterAll(() => backend.close());

const byHand = async () => {
  const own = await backendFixture();
  const one = await own.patient();
  return { own, one, mine: messagesOf(one) };
};

const asPatient = async (email: string) => {
  const login = await backend.call<{ token: string; user: { _id: string } }>({
    method: 'POST',
    url: `/login/${backend.tenant.id}`,
    payload: { email, password: 'Portal123' },
  });
  const { token, user } = login.body;
  return messagesOf({ ...(await backend.patient()), id: user._id, token, org: backend.tenant.id }, backend);
};

describe('the simulated care team', () => {
  it('reads a message, and answers it once', async () => {
    const { patient: one, mine } = await patient();
    await mine.send('Hello?');
    await expect.poll(async () => (await mine.all()).length).toBe(2);
    const [, answer] = await mine.all();
    expect(answer).toMatchObject({ author: { is_admin: true }, message_style: 1, blocks: [] });
    const url = answer?.author.avatar.square_25 ?? '';
    expect((await backend.app.inject({ method: 'GET', url })).headers['content-type']).toBe('image/jpeg');
    expect(await mine.conversation()).toMatchObject({ medical_team_read: true, patient_read: false, unread: 1 });
    expect(await notificationsOf(one).told()).toEqual(['message-received']);
    await doJobs(backend, 'replies');
    expect(await mine.all()).toHaveLength(2);
    await mine.send('Thank you');
    await expect.poll(async () => (await mine.all()).length).toBe(4);
  });

  it('takes its time where the settings say so: it reads first, and answers later', async () => {
    const slow = await backendFixture({ settings: { careTeamReply: { after: 10, typing: 20 } } });
    const one = await slow.patient();
    const mine = messagesOf(one);
    await mine.send('Hello?');
    await doJobs(slow, 'replies');
    expect((await mine.conversation()).medical_team_read).toBe(false);
    advance(slow, 10);
    await doJobs(slow, 'replies');
    await expect.poll(async () => (await mine.conversation()).medical_team_read).toBe(true);
    advance(slow, 19);
    await doJobs(slow, 'replies');
    expect(await mine.all()).toHaveLength(1);
    // What is written meanwhile is read as well, and answered with it.
    await mine.send('Still there?');
    advance(slow, 1);
    await doJobs(slow, 'replies');
    await expect.poll(async () => (await mine.conversation()).medical_team_read).toBe(true);
    await doJobs(slow, 'replies');
    await expect.poll(async () => (await mine.all()).length).toBe(3);
    await slow.close();
  });

  it('is not there where the sandbox is off', async () => {
    const real = await backendFixture({ settings: { sandbox: false, careTeamReply: { after: 0, typing: 0 } } });
    const one = await real.patient();
    const mine = messagesOf(one);
    await mine.send('Hello?');
    await doJobs(real, 'replies');
    expect(await mine.all()).toHaveLength(1);
    expect((await real.app.inject({ method: 'GET', url: '/sandbox/messages' })).statusCode).toBe(404);
    await real.close();
  });
});

describe('the sandbox', () => {
  it('answers the newest message by a button', async () => {
    const { own, one, mine } = await byHand();
    const press = () => one.send('POST', '/sandbox/simulate/reply', {});
    expect((await press()).status).toBe(409);
    await mine.send('Hello?');
    expect(await press()).toMatchObject({ status: 200, body: { conversationId: mine.cid } });
    expect((await mine.all()).map(({ author }) => author.is_admin)).toEqual([false, true]);
    await own.close();
  });

  it('has a page on which one writes, types and reads as the care team, with parts of each kind', async () => {
    const { own, mine } = await byHand();
    await mine.send('Hello?');
    const page = await own.call<string>({ method: 'GET', url: '/sandbox/messages' });
    expect(page.body).toContain('(waits for an answer)');
    const author = /<option value="([0-9a-f]{24})">Sam Ito/.exec(page.body)?.[1] ?? '';
    const act = (fields: object, headers = {}) =>
      own.call<Problem & { message: string | null }>({
        method: 'POST',
        url: '/sandbox/messages',
        payload: { conversation: mine.cid, author, act: 'write', ...fields },
        headers,
      });
    expect((await act({ act: 'read' })).body.message).toBeNull();
    expect((await mine.conversation()).medical_team_read).toBe(true);
    expect((await act({ act: 'type' })).status).toBe(200);
    expect((await act({ text: ' ' })).status).toBe(400);
    expect((await act({ text: 'Good morning' })).status).toBe(200);
    const parts = {
      paragraph: 'Hello',
      image_url: '/catalogue/duo.svg',
      image_alt: 'Two bottles',
      list: 'one\r\n\r\ntwo',
      list_ordered: 'on',
      video_id: 'aqz-KE-bpKQ',
      video_title: 'A film',
      action_label: 'Open',
      action_url: 'https://clinic.example/',
    };
    expect((await act(parts)).status).toBe(200);
    const [, message, announcement] = await mine.all();
    expect(message).toMatchObject({ message: 'Good morning', message_style: 1, author: { first_name: 'Sam' } });
    expect(announcement?.message).toContain('Hello');
    expect(announcement).toMatchObject({
      message_style: 2,
      blocks: [
        { type: 'paragraph', text: 'Hello' },
        { type: 'image', url: '/catalogue/duo.svg', alt: 'Two bottles' },
        { type: 'list', ordered: true, items: ['one', 'two'] },
        { type: 'youtube', video_id: 'aqz-KE-bpKQ', title: 'A film' },
        { type: 'action', label: 'Open', url: 'https://clinic.example/' },
      ],
    });
    for (const [field, value] of [
      ['action_url', 'javascript:alert(1)'],
      ['action_url', '//evil.example'],
      ['image_url', 'https://evil.example/x.png'],
      ['video_id', 'short'],
    ] as const)
      expect((await act({ ...parts, [field]: value })).status).toBe(400);
    const form = new URLSearchParams({ conversation: mine.cid, author, act: 'write', text: 'By the form' }).toString();
    const sent = await own.call({
      method: 'POST',
      url: '/sandbox/messages',
      payload: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    });
    expect(sent.status).toBe(303);
    expect((await mine.page()).messages[0]?.message).toBe('By the form');
    const foreign = { ...parts, conversation: 'f'.repeat(24) };
    expect((await act(foreign)).status).toBe(409);
    await own.close();
  });
});

describe('the demo', () => {
  it('has a patient with more than a page, unread messages, files, a subject and every kind of block', async () => {
    const chloe = await asPatient('chloe@example.com');
    expect(await chloe.conversation()).toMatchObject({ patient_read: false, unread: 2, medical_team_read: true });
    const all = await chloe.all();
    expect(all.length).toBeGreaterThan(30);
    const kinds = new Set(all.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
    expect(kinds).toEqual(new Set(['paragraph', 'image', 'list', 'youtube', 'action']));
    const files = all.flatMap(({ attachments }) => attachments);
    expect(files.map(({ mediaType }) => mediaType)).toEqual(['private-image', 'document']);
    const images = all.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'image' ? block.url : [])));
    const portraits = all.flatMap(({ author }) => author.avatar.square_25 ?? []);
    for (const url of [...files.map((file) => file.url), ...images, ...new Set(portraits)])
      expect((await backend.app.inject({ method: 'GET', url })).statusCode).toBe(200);
    expect(new Set(portraits).size).toBe(2);
    expect(all.filter(({ about }) => about !== null)).toHaveLength(1);
  });

  it('has one without any', async () => {
    const ava = await asPatient('ava@example.com');
    const { db } = backend.portal.database;
    expect((await ava.page()).messages).toEqual([]);
    expect(await db.select().from(conversations).where(eq(conversations.id, ava.cid))).toEqual([]);
  });
});

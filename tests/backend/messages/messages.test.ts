import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { conversations, messages } from '#services/backend/kernel/database/tables/messages.ts';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';
import { careTeamOf, messagesOf } from '#tests/support/backend/messagesOf.ts';
import { notificationsOf } from '#tests/support/backend/notificationsOf.ts';
import { subscribedPatient } from '#tests/support/backend/subscribedPatient.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const { db } = backend.portal.database;
const team = await careTeamOf(backend);
let patient: TestPatient;
let mine: ReturnType<typeof messagesOf>;
beforeEach(async () => {
  patient = await backend.patient();
  mine = messagesOf(patient);
});

const texts = (list: readonly { readonly message: string }[]) => list.map(({ message }) => message);

it('a conversation is made where there is none, and stays the same', async () => {
  const made = await mine.conversation();
  expect(made).toEqual({
    _id: mine.cid,
    patient: patient.id,
    patient_read: true,
    patient_sender: false,
    medical_team_read: true,
    unread: 0,
    newest_at: null,
  });
  expect(await mine.conversation()).toEqual(made);
  expect(await mine.page()).toEqual({ messages: [], next: null });
  expect(await db.select().from(conversations).where(eq(conversations.userId, patient.id))).toHaveLength(1);
});

describe('sending', () => {
  it('keeps a message of the patient, and nobody is told by mail', async () => {
    const { status, body } = await mine.send('Good morning', 'key-of-mine-1');
    expect(status).toBe(200);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      key: 'key-of-mine-1',
      author: {
        _id: patient.id,
        is_admin: false,
        display_name: 'Pat Test',
        first_name: 'Pat',
        avatar: { square_25: null },
      },
      created_at: backend.time.now.toISOString(),
      message_style: 1,
      message: 'Good morning',
      about: null,
      attachments: [],
      blocks: [],
    });
    expect(await mine.page()).toEqual({ messages: [body], next: null });
    expect(await mine.conversation()).toMatchObject({
      patient_sender: true,
      patient_read: true,
      medical_team_read: false,
      unread: 0,
      newest_at: body.created_at,
    });
    expect(await mailsTo(backend, patient.email)).toEqual([]);
  });

  it('with the same key again writes nothing and answers the same; with other content it is refused', async () => {
    const first = await mine.send('Once', 'key-of-mine-2');
    expect((await mine.send({ message: 'Once', socket_id: '12.34' }, 'key-of-mine-2')).body).toEqual(first.body);
    expect(await mine.send('Twice', 'key-of-mine-2')).toMatchObject({
      status: 422,
      body: { code: 'IdempotencyConflict' },
    });
    expect(texts(await mine.all())).toEqual(['Once']);
  });

  it('needs a key, and a text or a file', async () => {
    expect((await patient.send('PUT', mine.path, { message: 'Hello', attachments: [] })).status).toBe(400);
    for (const message of ['', '  \n '])
      expect(await mine.send(message)).toMatchObject({ status: 400, body: { code: 'InvalidRequest' } });
    expect((await mine.send('x'.repeat(10_001))).status).toBe(400);
    expect((await mine.send('x'.repeat(10_000))).status).toBe(200);
    expect(await mine.all()).toHaveLength(1);
  });

  it('is slowed for who sends very much, in words; what is repeated does not count', async () => {
    const limited = await backendFixture({ settings: { rateLimit: 10_000 } });
    const eager = messagesOf(await limited.patient());
    const other = messagesOf(await limited.patient());
    for (let count = 0; count < 20; count += 1)
      expect((await eager.send(`${count}`, `eager-key-${count}`)).status).toBe(200);
    expect((await eager.send('0', 'eager-key-0')).status).toBe(200);
    expect(await eager.send('One too many', 'eager-key-20')).toMatchObject({
      status: 429,
      body: {
        code: 'TooManyRequests',
        message: 'You have sent many messages in the last minute. Please wait a minute and try again.',
      },
    });
    expect((await other.send('Hello')).status).toBe(200);
    advance(limited, 61);
    expect((await eager.send('One too many', 'eager-key-20')).status).toBe(200);
    expect(await eager.all()).toHaveLength(21);
    await limited.close();
  });

  it('keeps what somebody writes as it is written', async () => {
    const text = `<script>alert(1)</script> 'quote' "double" %_\\ 日本語 🙂\nnext line`;
    expect((await mine.send(text)).body.message).toBe(text);
    expect(texts(await mine.all())).toEqual([text]);
  });

  it('is in nobody else’s conversation, whichever address, body or query names it', async () => {
    const other = await backend.patient();
    const theirs = messagesOf(other);
    await theirs.send('Private');
    const url = mine.path.replace(mine.cid, theirs.cid);
    const key = { 'idempotency-key': 'key-of-mine-3' };
    expect((await patient.send('GET', url)).status).toBe(404);
    expect((await patient.send('GET', theirs.path)).status).toBe(404);
    expect((await patient.send('GET', `${mine.path}?conversation_id=${theirs.cid}`)).status).toBe(404);
    expect((await patient.send('PUT', url, { message: 'Hello', attachments: [] }, key)).status).toBe(404);
    const read = { patient_id: other.id, conversation_id: theirs.cid, socket_id: null, sender_id: other.id };
    expect((await patient.send('POST', `${mine.path}/read`, read)).status).toBe(404);
    expect(texts(await theirs.all())).toEqual(['Private']);
  });
});

describe('the history', () => {
  it('comes in pages of 30, newest first, without the message that it goes on from', async () => {
    for (let count = 1; count <= 61; count += 1) await mine.send(String(count));
    const first = await mine.page();
    const second = await mine.page(first.next ?? '');
    const third = await mine.page(second.next ?? '');
    expect([first, second, third].map((page) => page.messages.length)).toEqual([30, 30, 1]);
    expect(first.next).toBe(first.messages.at(-1)?.created_at);
    expect(third.next).toBeNull();
    expect(texts([...first.messages, ...second.messages, ...third.messages])).toEqual(
      Array.from({ length: 61 }, (_, index) => String(61 - index)),
    );
  });

  it('has moments that strictly increase, also where the clock stands still or goes back', async () => {
    await mine.send('one');
    await team.writes(patient, 'two');
    advance(backend, -3600);
    await mine.send('three');
    await team.writes(patient, 'four');
    advance(backend, 3600);
    const moments = (await mine.all()).map(({ created_at }) => created_at);
    expect(moments).toEqual([...new Set(moments)].toSorted());
    expect(texts(await mine.all())).toEqual(['one', 'two', 'three', 'four']);
  });

  it.each(['yesterday', '', '99999-01-01'])('refuses the moment %s', async (lastId) => {
    expect((await patient.send('GET', `${mine.path}?lastId=${lastId}`)).status).toBe(400);
  });
});

describe('an answer of the care team', () => {
  it('is unread until it was read, and the message before it is read by the care team', async () => {
    await mine.send('Question');
    expect((await mine.conversation()).medical_team_read).toBe(false);
    await team.writes(patient, 'Answer');
    expect(await mine.conversation()).toMatchObject({
      patient_read: false,
      patient_sender: false,
      medical_team_read: true,
      unread: 1,
    });
    const [answer] = (await mine.page()).messages;
    expect(answer?.author).toEqual({
      _id: team.authorId,
      is_admin: true,
      display_name: 'Robin, care team',
      first_name: 'Robin',
      avatar: { square_25: null },
    });
    expect((await mine.read()).body).toMatchObject({ patient_read: true, unread: 0 });
  });

  it('that came after what was in view stays unread, and reading takes nothing back', async () => {
    await team.writes(patient, 'one');
    await team.writes(patient, 'two');
    await team.writes(patient, 'three');
    const [one, two] = await mine.all();
    expect((await mine.read(two?.created_at)).body.unread).toBe(1);
    expect((await mine.read(one?.created_at)).body.unread).toBe(1);
    expect((await mine.read('2999-01-01T00:00:00.000Z')).body.unread).toBe(0);
    await team.writes(patient, 'four');
    expect((await mine.conversation()).unread).toBe(1);
  });

  it('is told by a notification each, and by one mail until it was read, none of which says what it is about', async () => {
    await team.writes(patient, 'Your rapamycin dose');
    await team.writes(patient, 'and more');
    expect(await notificationsOf(patient).told()).toEqual(['message-received', 'message-received']);
    const { docs } = await notificationsOf(patient).page();
    expect(docs[0]).toMatchObject({ category: 'message', message: 'You have a new message from your care team.' });
    expect(await mailsTo(backend, patient.email)).toHaveLength(1);
    await mine.read();
    await team.writes(patient, 'again');
    const mails = await mailsTo(backend, patient.email);
    expect(mails).toHaveLength(2);
    expect(JSON.stringify([docs, mails])).not.toMatch(/rapamycin|dose/);
  });

  it('is mailed to nobody who wants no mail', async () => {
    await db.update(users).set({ emailNotifications: false }).where(eq(users.id, patient.id));
    await team.writes(patient, 'Hello');
    expect(await db.select().from(outbox).where(eq(outbox.userId, patient.id))).toEqual([]);
  });

  it('is seen once the care team has read', async () => {
    await mine.send('Question');
    await team.reads(patient);
    expect((await mine.conversation()).medical_team_read).toBe(true);
    await mine.send('Another');
    expect((await mine.conversation()).medical_team_read).toBe(false);
  });

  it('to another organization’s patient is not written', async () => {
    const fern = await backend.patient({}, backend.evergreen);
    await expect(team.writes(fern, 'Hello')).rejects.toThrow('could not write');
  });
});

it('an announcement has its blocks, and a text of what they say', async () => {
  const blocks = [
    { type: 'youtube', video_id: 'dQw4w9WgXcQ', title: 'A film' },
    { type: 'image', url: '/brand/healthspan/login.svg', alt: 'A picture' },
    { type: 'paragraph', text: 'Hello all' },
    { type: 'list', ordered: true, items: ['one', 'two'] },
    { type: 'action', label: 'Open', url: '/shop' },
  ] as const;
  const copies = blocks.map((block) => (block.type === 'list' ? { ...block, items: [...block.items] } : { ...block }));
  await team.writes(patient, { text: 'Hello all', blocks: copies });
  expect((await mine.page()).messages).toMatchObject([{ message_style: 2, message: 'Hello all', blocks: copies }]);
});

describe('a subject', () => {
  it('is named with the message, and is the patient’s own', async () => {
    const { patient: buyer, id } = await subscribedPatient(backend);
    const theirs = messagesOf(buyer);
    const { body } = await theirs.send({ message: 'About it', about: { type: 'subscription', id } });
    expect(body.about).toEqual({ type: 'subscription', id, name: expect.stringMatching(/./) });
    expect((await theirs.page()).messages[0]?.about).toEqual(body.about);
    const about = { type: 'subscription', id };
    expect((await mine.send({ message: 'Not mine', about })).status).toBe(404);
    expect((await mine.saveDraft({ text: '', about, revision: 0 })).status).toBe(404);
    const { _id: intake } = await buyer.begins('rapamycin');
    const visit = { type: 'visit', id: intake } as const;
    const named = { ...visit, name: 'Rapamycin' };
    expect((await theirs.saveDraft({ text: 'A call?', about: visit, revision: 0 })).body.about).toEqual(named);
    expect((await mine.saveDraft({ text: '', about: visit, revision: 0 })).status).toBe(404);
    const marker = { type: 'marker', id: 'ldl-c' } as const;
    expect((await theirs.send({ message: 'Why is it so?', about: marker })).body.about).toEqual({
      ...marker,
      name: 'LDL cholesterol',
    });
    expect((await mine.send({ message: 'Why?', about: { type: 'marker', id: 'luck' } })).status).toBe(404);
    expect((await mine.send({ message: 'Why?', about: { type: 'marker', id: 'LDL C' } })).status).toBe(400);
    expect((await theirs.send({ message: 'Of another kind', about: { type: 'order', id } })).status).toBe(404);
    expect(await mine.all()).toEqual([]);
  });
});

describe('a draft', () => {
  it('is kept with its subject, and outlasts the session', async () => {
    expect(await mine.draft()).toEqual({ text: '', about: null, revision: 0 });
    expect((await mine.saveDraft({ text: 'Dear', revision: 0 })).body).toEqual({
      text: 'Dear',
      about: null,
      revision: 1,
    });
    expect(await mine.draft()).toMatchObject({ text: 'Dear', revision: 1 });
    await patient.send('POST', '/v2/session/logout-everywhere');
    const { body } = await backend.call<{ token: string }>({
      method: 'POST',
      url: `/login/${patient.org}`,
      payload: { email: patient.email, password: 'Portal123' },
    });
    const again = await backend.call<object>({
      method: 'GET',
      url: `${mine.path}/draft`,
      headers: { authorization: `Bearer ${body.token}` },
    });
    expect(again.body).toMatchObject({ text: 'Dear', revision: 1 });
  });

  it('of another device is not overwritten unseen', async () => {
    await mine.saveDraft({ text: 'Phone', revision: 0 });
    const refused = await mine.saveDraft({ text: 'Desk', revision: 0 });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'RevisionConflict', current: { text: 'Phone', about: null, revision: 1 } },
    });
    expect((await mine.saveDraft({ text: 'Desk', revision: 1 })).status).toBe(200);
  });

  it('is emptied by the message that was written from it, and by no other', async () => {
    await mine.saveDraft({ text: 'Long thoughts', revision: 0 });
    await mine.send('Short');
    await mine.send({ message: 'Old', draft_revision: 0 });
    expect((await mine.draft()).text).toBe('Long thoughts');
    const sent = { message: 'Long thoughts', draft_revision: 1 };
    await mine.send(sent, 'key-of-draft');
    expect(await mine.draft()).toEqual({ text: '', about: null, revision: 2 });
    await mine.saveDraft({ text: 'Next', revision: 2 });
    await mine.send(sent, 'key-of-draft');
    expect((await mine.draft()).text).toBe('Next');
    // One that was saved on its way comes too late.
    expect((await mine.saveDraft({ text: 'Long thoughts', revision: 1 })).status).toBe(409);
  });
});

describe('a search', () => {
  it('finds what stands in the patient’s own conversation, newest first, in whatever case', async () => {
    const other = await backend.patient();
    await messagesOf(other).send('My Apple pie');
    await mine.send('An apple a day');
    await team.writes(patient, 'APPLES are fine');
    await mine.send('Pears');
    expect(texts((await mine.search('apple')).messages)).toEqual(['APPLES are fine', 'An apple a day']);
    expect((await mine.search('plum')).messages).toEqual([]);
  });

  it('takes signs of patterns for what they are', async () => {
    await mine.send('50% off_now \\ here');
    await mine.send('500 of them');
    expect(texts((await mine.search('0% o')).messages)).toEqual(['50% off_now \\ here']);
    expect(texts((await mine.search('f_n')).messages)).toEqual(['50% off_now \\ here']);
    expect(texts((await mine.search('\\ h')).messages)).toEqual(['50% off_now \\ here']);
    expect((await mine.search('__')).messages).toEqual([]);
  });
});

it('typing is taken in the own conversation alone', async () => {
  await mine.conversation();
  expect((await mine.types('1.2')).status).toBe(204);
  expect((await mine.types('x')).status).toBe(400);
  const other = messagesOf(await backend.patient());
  expect((await patient.send('POST', `${other.path}/typing`, { socket_id: null })).status).toBe(404);
});

it('a conversation is gone with its patient', async () => {
  await mine.send('Hello');
  await team.writes(patient, 'Hello');
  await db.delete(users).where(eq(users.id, patient.id));
  expect(await db.select().from(messages).where(eq(messages.userId, patient.id))).toEqual([]);
});

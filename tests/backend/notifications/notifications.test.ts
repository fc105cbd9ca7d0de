import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationSchema } from '#schemas/wire/notification.ts';
import { notifications } from '#services/backend/kernel/database/tables/notifications.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { notificationTexts } from '#services/backend/modules/notifications/notificationTexts.ts';
import { backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { giveNotifications, notificationsOf } from '#tests/support/backend/notificationsOf.ts';

let patient: TestPatient;
let mine: ReturnType<typeof notificationsOf>;
const backend = await backendFixture();
afterAll(() => backend.close());
beforeEach(async () => {
  patient = await backend.patient();
  mine = notificationsOf(patient);
});

const { db } = backend.portal.database;

it('of a patient who was told nothing are one empty page', async () => {
  expect(await mine.page()).toEqual({
    docs: [],
    page: 1,
    totalPages: 1,
    hasPrevPage: false,
    hasNextPage: false,
    pagingCounter: 1,
    unread: 0,
  });
});

it('come in pages of five, newest first, each with the count of all that are unread', async () => {
  const ids = await giveNotifications(backend, patient, 8);
  const first = await mine.page(1);
  const second = await mine.page(2);
  expect([...first.docs, ...second.docs].map(({ _id }) => _id)).toEqual(ids);
  expect(first).toMatchObject({ page: 1, totalPages: 2, hasPrevPage: false, hasNextPage: true, pagingCounter: 1 });
  expect(second).toMatchObject({ page: 2, totalPages: 2, hasPrevPage: true, hasNextPage: false, pagingCounter: 6 });
  expect([first.docs.length, second.docs.length, first.unread, second.unread]).toEqual([5, 3, 8, 8]);
  expect(await mine.page(9)).toMatchObject({ docs: [], totalPages: 2, hasNextPage: false, unread: 8 });
});

it('say what happened, when, and whether it was read', async () => {
  const [id] = await giveNotifications(backend, patient, 1, 'plan-renewed');
  expect((await mine.page()).docs).toEqual([
    {
      _id: id,
      category: 'payment',
      message: 'Your subscription was renewed.',
      read: false,
      created_at: backend.time.now.toISOString(),
      data: { type: 'plan-renewed' },
    },
  ]);
});

it('of results name their panel and report', async () => {
  const [id = ''] = await giveNotifications(backend, patient, 1, 'lab-ready');
  const ids = { panelId: 'a'.repeat(24), reportId: 'b'.repeat(24) };
  await db.update(notifications).set(ids).where(eq(notifications.id, id));
  expect((await mine.page()).docs[0]?.data).toEqual({ type: 'lab-ready', ...ids });
});

it('are there in every category, and say nothing of health', () => {
  const texts = Object.values(notificationTexts);
  const { enum: categories } = notificationSchema.properties.category;
  expect(new Set(texts.map(({ category }) => category))).toEqual(new Set(categories));
  const health = /\d|rapamycin|metformin|medic|prescri|dose|blood|biomarker|photo|\blab\b|test/i;
  for (const { message } of texts) expect(message).not.toMatch(health);
});

describe('reading one', () => {
  it('marks it, however often, and answers how many are left', async () => {
    const [id = ''] = await giveNotifications(backend, patient, 3);
    const answers = [await mine.read(id), await mine.read(id)];
    expect(answers.map(({ status, body }) => [status, body.unread])).toEqual([
      [200, 2],
      [200, 2],
    ]);
    const { docs, unread } = await mine.page();
    expect(docs.map(({ read }) => read)).toEqual([true, false, false]);
    expect(unread).toBe(2);
  });

  it('keeps when it was read first', async () => {
    const [id = ''] = await giveNotifications(backend, patient, 1);
    await mine.read(id);
    const [first] = await db.select().from(notifications).where(eq(notifications.id, id));
    backend.time.now = new Date(backend.time.now.getTime() + 60_000);
    await mine.read(id);
    const [again] = await db.select().from(notifications).where(eq(notifications.id, id));
    expect(again?.readAt).toEqual(first?.readAt);
  });

  it('is refused where it is another patient’s or none', async () => {
    const other = await backend.patient();
    const [id = ''] = await giveNotifications(backend, other, 1);
    expect(await mine.read(id)).toMatchObject({ status: 404, body: { code: 'NotFound' } });
    expect(await mine.read('f'.repeat(24))).toMatchObject({ status: 404 });
    expect((await notificationsOf(other).page()).unread).toBe(1);
  });
});

it('are all read at once, and those of others stay as they are', async () => {
  const other = await backend.patient();
  await giveNotifications(backend, other, 2);
  await giveNotifications(backend, patient, 7);
  expect(await mine.readAll()).toMatchObject({ status: 200, body: { unread: 0 } });
  const pages = [await mine.page(1), await mine.page(2)];
  expect(pages.flatMap(({ docs }) => docs).every(({ read }) => read)).toBe(true);
  expect(pages[0]?.unread).toBe(0);
  expect((await notificationsOf(other).page()).unread).toBe(2);
});

it.each(['0', '-1', '1.5', 'two', '10000'])('have no page %s', async (page) => {
  const { status, body } = await patient.send('GET', `/v2/notifications?page=${page}`);
  expect([status, body.code]).toEqual([400, 'InvalidRequest']);
});

it('are gone with their patient', async () => {
  await giveNotifications(backend, patient, 1);

  await db.delete(users).where(eq(users.id, patient.id));
  expect(await db.select().from(notifications).where(eq(notifications.userId, patient.id))).toEqual([]);
});

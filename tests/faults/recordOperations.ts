import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { accountClosings } from '#services/backend/kernel/database/tables/accountClosings.ts';
import { dataCopies } from '#services/backend/kernel/database/tables/dataCopies.ts';
import { images } from '#services/backend/kernel/database/tables/images.ts';
import { attachments, messages } from '#services/backend/kernel/database/tables/messages.ts';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { closingWork } from '#services/backend/modules/closing/closingWork.ts';
import { copying } from '#services/backend/modules/copies/copying.ts';
import type { BackendFixture, TestPatient } from '#tests/support/backend/backendFixture.ts';
import { messagesOf } from '#tests/support/backend/messagesOf.ts';
import { appointmentsOf, calendarOf } from '#tests/support/backend/schedulingFixture.ts';
import { subscribedPatient } from '#tests/support/backend/subscribedPatient.ts';
import { picture } from '#tests/support/files/pictures.ts';
import { FORM_TYPE, formOf, mediaParts, uploadParts } from '#tests/support/files/uploadForm.ts';
import { callsOf } from './bookingOperations.ts';
import type { Operation } from './operations.ts';

const photo = await picture().jpeg().toBuffer();

const PASSWORD = { current_password: 'Portal123' };

/** What patients do with messages, files, copies and their account, each on a fresh patient. */
export function recordOperations(backend: BackendFixture): readonly (() => Promise<Operation>)[] {
  const { database, media } = backend.portal;
  const { db } = database;

  /** Every file that has a row has its bytes. */
  async function expectBytes(ids: readonly string[]): Promise<void> {
    for (const id of ids) expect((await media.read(id))?.length).toBeGreaterThan(0);
  }

  const mailsOf = async ({ id }: TestPatient) =>
    (await db.select().from(outbox).where(eq(outbox.userId, id))).map(({ subject }) => subject).toSorted();

  async function uploads(): Promise<Operation> {
    const patient = await backend.patient();
    return {
      name: 'upload a file',
      patient,
      method: 'POST',
      url: '/v2/media',
      payload: formOf(mediaParts({ client_id: patient.id, file: photo })),
      headers: { 'content-type': FORM_TYPE },
      other: formOf(mediaParts({ client_id: patient.id, file: photo, filename: 'other.jpg' })),
      async done() {
        const kept = await db.select().from(attachments).where(eq(attachments.userId, patient.id));
        expect(kept.length).toBeLessThanOrEqual(1);
        await expectBytes(kept.map(({ id }) => id));
        return kept.length === 1;
      },
    };
  }

  async function sends(): Promise<Operation> {
    const patient = await backend.patient();
    const mine = messagesOf(patient);
    const { status, body: file } = await mine.upload({ file: photo });
    expect(status).toBe(200);
    const payload = { message: 'A photo', attachments: [file._id] };
    return {
      name: 'send a message with a file',
      patient,
      method: 'PUT',
      url: mine.path,
      payload,
      other: { ...payload, message: 'Another' },
      async done() {
        const sent = await db.select().from(messages).where(eq(messages.conversationId, mine.cid));
        const [kept] = await db.select().from(attachments).where(eq(attachments.userId, patient.id));
        expect(sent.length).toBeLessThanOrEqual(1);
        expect(kept?.messageId ?? undefined).toBe(sent[0]?.id);
        return sent.length === 1;
      },
    };
  }

  async function keepsAvatar(): Promise<Operation> {
    const patient = await backend.patient();
    const url = `/users/${patient.org}/user/${patient.id}/avatar`;
    const payload = formOf(uploadParts({ client_id: patient.id, file: photo, image_type: 'profile_images' }));
    const headers = { 'content-type': FORM_TYPE };
    const avatar = async () => (await db.select().from(users).where(eq(users.id, patient.id)))[0]?.avatarImage ?? null;
    // There is one before it, whose bytes go.
    expect((await patient.send('POST', url, payload, headers)).status).toBe(200);
    const before = await avatar();
    return {
      name: 'keep an avatar',
      patient,
      method: 'POST',
      url,
      payload,
      headers,
      again: 200,
      async done() {
        const rows = await db.select().from(images).where(eq(images.userId, patient.id));
        const now = await avatar();
        expect(rows.map(({ id }) => id)).toContain(now);
        await expectBytes([now ?? '']);
        return now !== before;
      },
    };
  }

  async function copies(): Promise<Operation> {
    const patient = await backend.patient();
    const copyOf = async () => (await db.select().from(dataCopies).where(eq(dataCopies.userId, patient.id)))[0];
    return {
      name: 'ask for a copy',
      patient,
      method: 'POST',
      url: `/v2/users/${patient.org}/${patient.id}/data-copy`,
      payload: PASSWORD,
      again: 200,
      async done() {
        const copy = await copyOf();
        const isReady = Boolean(copy?.madeAt);
        if (isReady) await expectBytes([copy?.id ?? '']);
        expect(await mailsOf(patient)).toEqual(isReady ? ['The copy of your data is ready'] : []);
        return copy !== undefined;
      },
      async finish(portal) {
        const copy = await copyOf();
        if (copy) await copying(portal).run(copy.id);
      },
      async settled() {
        const copy = await copyOf();
        if (copy) expect([copy.madeAt, copy.failedAt]).toEqual([expect.any(Date), null]);
      },
    };
  }

  async function closes(): Promise<Operation> {
    const { patient, row, there } = await subscribedPatient(backend);
    const [start_time = ''] = await calendarOf(backend).slots('healthspan/onboarding');
    expect((await appointmentsOf(patient).book({ start_time })).status).toBe(200);
    const [hash] = await db.select({ before: users.passwordHash }).from(users).where(eq(users.id, patient.id));
    const closing = async () =>
      (await db.select().from(accountClosings).where(eq(accountClosings.userId, patient.id)))[0];
    return {
      name: 'close an account',
      patient,
      method: 'POST',
      url: `/v2/users/${patient.org}/${patient.id}/closing`,
      payload: { ...PASSWORD, confirmation: 'CLOSE' },
      // Who repeats it is not signed in any more.
      again: 401,
      async done() {
        const isClosed = (await closing()) !== undefined;
        const [user] = await db.select().from(users).where(eq(users.id, patient.id));
        expect(user?.passwordHash === hash?.before).toBe(!isClosed);
        const told = (await mailsOf(patient)).filter((subject) => subject === 'Your account is closed');
        expect(told).toHaveLength(isClosed ? 1 : 0);
        return isClosed;
      },
      finish: (portal) => closingWork(portal).run(`${patient.id}:settle`),
      async settled() {
        const closed = await closing();
        const calls = await callsOf(backend, patient);
        expect(calls.here).toEqual(calls.there);
        if (!closed) return;
        expect(closed.settledAt).not.toBeNull();
        expect([(await row()).status, (await there()).status, calls.there]).toEqual(['canceled', 'canceled', []]);
      },
    };
  }

  return [uploads, sends, keepsAvatar, copies, closes];
}

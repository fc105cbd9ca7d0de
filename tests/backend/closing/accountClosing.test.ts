import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { passkeys } from '#services/backend/kernel/database/tables/passkeys.ts';
import { ProviderUnavailable } from '#services/backend/adapters/payments/ProviderUnavailable.ts';
import { accountClosings } from '#services/backend/kernel/database/tables/accountClosings.ts';
import { appointments } from '#services/backend/kernel/database/tables/appointments.ts';
import { images } from '#services/backend/kernel/database/tables/images.ts';
import { intakes } from '#services/backend/kernel/database/tables/intakes.ts';
import { attachments, conversations, messages } from '#services/backend/kernel/database/tables/messages.ts';
import { notifications } from '#services/backend/kernel/database/tables/notifications.ts';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import { payments, sandboxCustomers } from '#services/backend/kernel/database/tables/payments.ts';
import { knownDevices, sessions } from '#services/backend/kernel/database/tables/sessions.ts';
import { invoices } from '#services/backend/kernel/database/tables/subscriptions.ts';
import { socialSecurityNumbers } from '#services/backend/kernel/database/tables/socialSecurityNumbers.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { advance, backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';
import { closingFixture } from '#tests/support/backend/closingFixture.ts';
import { doJobs, retryNow } from '#tests/support/backend/doJobs.ts';
import { mailedLink, mailsTo } from '#tests/support/backend/mailsTo.ts';
import { appointmentsOf, calendarOf } from '#tests/support/backend/schedulingFixture.ts';
import { signInFixture } from '#tests/support/backend/signInFixture.ts';
import { messagesOf } from '#tests/support/backend/messagesOf.ts';
import { passkeyFixture } from '#tests/support/backend/passkeyFixture.ts';
import { pdfFile } from '#tests/support/files/documents.ts';
import { subscribedPatient } from '#tests/support/backend/subscribedPatient.ts';

const DAY = 24 * 60 * 60;

/** Whether the payment provider answers. */
let isAway = false;
const backend = await backendFixture({
  payments: (named) => ({
    ...named,
    cancelSubscription: (id, key) =>
      isAway ? Promise.reject(new ProviderUnavailable()) : named.cancelSubscription(id, key),
    deleteCustomer: (id) => (isAway ? Promise.reject(new ProviderUnavailable()) : named.deleteCustomer(id)),
  }),
});
afterAll(() => backend.close());
beforeEach(() => {
  isAway = false;
});
const { db } = backend.portal.database;
const { close, reopen, mailedToken, logIn } = closingFixture(backend);
const checkout = checkoutFixture(backend);
const { passkeyPatient, proofWith } = passkeyFixture(backend);

const settle = () => doJobs(backend, 'closings');
/** Forgets the jobs that were done: their rows ask anew. */
const again = async () => {
  await backend.portal.database.execute(`delete from jobs.job where name = 'closings'`);
  await settle();
};
const closingOf = async ({ id }: Pick<TestPatient, 'id'>) =>
  (await db.select().from(accountClosings).where(eq(accountClosings.userId, id)))[0];
const userOf = async ({ id }: Pick<TestPatient, 'id'>) => (await db.select().from(users).where(eq(users.id, id)))[0];
const subjectsTo = async (email: string) => (await mailsTo(backend, email)).map(({ subject }) => subject);

describe('closing an account', () => {
  it('needs the password and the written confirmation', async () => {
    const patient = await backend.patient();
    expect(await close(patient, 'Wrong-123')).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'current_password' }] },
    });
    expect((await close(patient, 'Portal123', 'close')).status).toBe(400);
    expect(await closingOf(patient)).toBeUndefined();
    expect((await logIn(patient.email)).status).toBe(200);
  });

  it('ends every session at once, and says so by mail', async () => {
    const patient = await backend.patient();
    const { signIn, reads } = signInFixture(backend);
    const other = await signIn(patient);
    expect(await reads(other.token)).toBe(200);
    expect((await close(patient)).status).toBe(204);
    expect([await reads(patient.token), await reads(other.token)]).toEqual([401, 401]);
    expect((await other.renew()).status).toBe(401);
    expect(await subjectsTo(patient.email)).toContain('Your account is closed');
  });

  it('answers a login as with a wrong password and as for nobody', async () => {
    const patient = await backend.patient();
    const stranger = await backend.patient();
    await close(patient);
    const answers = await Promise.all([
      logIn(patient.email),
      logIn(stranger.email, 'Wrong-123'),
      logIn('nobody@example.com'),
    ]);
    const [closed, wrong, nobody] = answers.map(({ status, body, cookies }) => ({ status, body, cookies }));
    expect(closed?.status).toBe(401);
    expect(closed).toEqual(wrong);
    expect(closed).toEqual(nobody);
  });

  it('leaves no passkey, which would log in without the password', async () => {
    const patient = await passkeyPatient();
    const { id, org, device } = patient;
    const proof = { ...(await proofWith(patient, device)), confirmation: 'CLOSE' };
    expect((await patient.send('POST', `/v2/users/${org}/${id}/closing`, proof)).status).toBe(204);
    expect(await db.select().from(passkeys).where(eq(passkeys.userId, patient.id))).toEqual([]);
  });

  it('mails no link that would open it, and answers as if it did', async () => {
    const patient = await backend.patient();
    const ask = (email: string) =>
      backend.call({
        method: 'POST',
        url: `/reset/${patient.org}/password-reset-request`,
        payload: { email_address: email },
      });
    await ask(patient.email);
    const before = (await mailedLink(backend, patient.email)).pathname.split('/').at(-1) ?? '';
    await close(patient);
    const [closed, nobody] = await Promise.all([ask(patient.email), ask('nobody@example.com')]);
    expect([closed.status, closed.body]).toEqual([nobody.status, nobody.body]);
    expect((await subjectsTo(patient.email)).filter((subject) => subject === 'Reset your password')).toHaveLength(1);
    // The link that was mailed before is over, too.
    const reset = await backend.call({
      method: 'PUT',
      url: `/users/${patient.org}/${patient.id}/reset-password-token`,
      payload: {
        new_password: 'New-secret1',
        confirm_password: 'New-secret1',
        reset_token: before,
        user_id: patient.id,
        organization: patient.org,
      },
    });
    expect(reset.status).toBe(422);
    const link = await backend.call({
      method: 'POST',
      url: '/sandbox/simulate/send-login-link',
      payload: { email: patient.email },
    });
    expect(link.status).toBe(429);
  });

  it('keeps the address, which is nobody else’s while the account can come back', async () => {
    const patient = await backend.patient();
    await close(patient);
    const { body } = await backend.call<{ code: string }>({
      method: 'POST',
      url: '/v2/users',
      payload: { first_name: 'Mary', last_name: 'Smith', email: patient.email, password: 'secret-1', terms: true },
    });
    expect(body.code).toBe('EmailAlreadyExists');
  });

  it('closes visits that were not sent', async () => {
    const patient = await backend.patient(fullProfile);
    const { _id } = await patient.begins('rapamycin');
    await close(patient);
    const [visit] = await db.select().from(intakes).where(eq(intakes.id, _id));
    expect(visit?.closed).toEqual(backend.time.now);
  });

  it('is refused while a visit is in review, and nothing ends', async () => {
    const { patient, complete } = await checkout.visit();
    expect((await complete()).status).toBe(200);
    expect(await close(patient)).toMatchObject({
      status: 409,
      body: { code: 'WrongIntakeState', message: expect.stringContaining('A provider is looking at your visit') },
    });
    expect((await patient.send('GET', '/v2/sessions')).status).toBe(200);
    expect((await logIn(patient.email)).status).toBe(200);
    await patient.send('POST', '/sandbox/simulate/refuse-visit', {});
    expect((await close(patient)).status).toBe(204);
  });

  it('is refused while money is reserved', async () => {
    const patient = await backend.patient();
    const row = { organization: patient.org, userId: patient.id, amount: 100, idempotencyKey: `held-${patient.id}` };
    const at = { createdAt: backend.time.now, updatedAt: backend.time.now };
    await db.insert(payments).values({ ...row, ...at, id: patient.id, status: 'authorized' });
    expect(await close(patient)).toMatchObject({ status: 409, body: { message: expect.stringContaining('payment') } });
    await db.update(payments).set({ status: 'voided' }).where(eq(payments.id, patient.id));
    expect((await close(patient)).status).toBe(204);
  });

  it('happens once, whoever asks at the same time', async () => {
    const patient = await backend.patient();
    const answers = await Promise.all(Array.from({ length: 4 }, () => close(patient)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    for (const { status } of answers) expect([204, 401, 404]).toContain(status);
    expect(await subjectsTo(patient.email)).toEqual(['Your account is closed']);
  });

  it('is for nobody but the patient', async () => {
    const [mine, rival] = [await backend.patient(), await backend.patient()];
    expect((await close({ ...mine, token: rival.token })).status).toBe(404);
    expect(await closingOf(mine)).toBeUndefined();
  });
});

describe('what belongs to a closed account', () => {
  it('ends at the provider and in the calendars', async () => {
    const { patient, row, there } = await subscribedPatient(backend);
    const calendar = calendarOf(backend);
    const [start = ''] = await calendar.slots('healthspan/onboarding');
    const { uid } = (await calendar.book('healthspan/onboarding', patient.email, start)).body;
    await appointmentsOf(patient).confirm({ uid });
    await close(patient);
    await settle();
    expect((await row()).status).toBe('canceled');
    expect((await there()).status).toBe('canceled');
    const [call] = await db.select().from(appointments).where(eq(appointments.userId, patient.id));
    expect(call).toMatchObject({ canceledAt: backend.time.now, canceledByPatient: true });
    expect(await calendar.slots('healthspan/onboarding')).toContain(start);
    expect((await closingOf(patient))?.settledAt).toBeNull();
    advance(backend, 61);
    await again();
    expect((await closingOf(patient))?.settledAt).toEqual(backend.time.now);
  });

  it('ends once the provider answers again, and once', async () => {
    const { patient, there } = await subscribedPatient(backend);
    isAway = true;
    await close(patient);
    await settle();
    expect((await there()).status).toBe('active');
    isAway = false;
    await retryNow(backend, 'closings');
    await settle();
    const { status, changes } = await there();
    expect(status).toBe('canceled');
    await again();
    expect((await there()).changes).toEqual(changes);
  });

  it('ends as well where a plan began at the very moment', async () => {
    const { patient, becomes, row } = await subscribedPatient(backend);
    await close(patient);
    await settle();
    await becomes({ status: 'active', canceledAt: null });
    await again();
    expect((await row()).status).toBe('canceled');
  });
});

describe('opening it again', () => {
  it('takes the mailed link and the password, and signs nobody in', async () => {
    const patient = await backend.patient();
    await close(patient);
    const token = await mailedToken(patient);
    expect(await reopen(patient, token, 'Wrong-123')).toMatchObject({
      status: 422,
      body: { code: 'InvalidAnswer', fields: [{ field: 'current_password' }] },
    });
    expect((await reopen(patient, 'x'.repeat(43))).body.code).toBe('LinkInvalid');
    const opened = await reopen(patient, token);
    expect([opened.status, opened.cookies]).toEqual([204, []]);
    expect((await logIn(patient.email)).status).toBe(200);
    expect(await subjectsTo(patient.email)).toEqual(expect.arrayContaining(['Your account is open again']));
    expect((await reopen(patient, token)).body.code).toBe('LinkInvalid');
  });

  it('is refused to other patients, elsewhere, and where nothing is closed', async () => {
    const [mine, rival] = [await backend.patient(), await backend.patient()];
    await close(mine);
    await close(rival);
    const token = await mailedToken(mine);
    expect((await reopen(rival, token)).body.code).toBe('LinkInvalid');
    expect((await reopen(mine, token, 'Portal123', 'evergreen.localhost')).status).toBe(404);
    const open = await backend.patient();
    const own = { organization: open.org, userId: open.id, email: open.email };
    expect((await reopen(open, backend.portal.emailVerification.tokenOf(own))).body.code).toBe('LinkInvalid');
  });

  it('counts wrong passwords as failed logins', async () => {
    const patient = await backend.patient();
    await close(patient);
    const token = await mailedToken(patient);
    for (let attempt = 0; attempt < 6; attempt += 1) await reopen(patient, token, 'Wrong-123');
    expect((await reopen(patient, token)).body.code).toBe('AccountLocked');
  });

  it('is over after 30 days', async () => {
    const patient = await backend.patient();
    await close(patient);
    const token = await mailedToken(patient);
    advance(backend, 30 * DAY);
    expect((await reopen(patient, token)).body.code).toBe('LinkInvalid');
  });

  it('keeps what is left, and lets the account be closed once more', async () => {
    const { patient, row } = await subscribedPatient(backend);
    isAway = true;
    await close(patient);
    await settle();
    await reopen(patient, await mailedToken(patient));
    isAway = false;
    await retryNow(backend, 'closings');
    await settle();
    // The change that was begun is finished by whoever finishes changes; nothing new begins.
    expect((await row()).status).not.toBe('canceled');
    const { body } = await logIn(patient.email);
    expect((await close({ ...patient, token: body.token })).status).toBe(204);
    await again();
    expect((await row()).status).toBe('canceled');
  });
});

describe('after 30 days', () => {
  it('what may go is erased, what must stay is kept, and the address is free', async () => {
    const { patient, id } = await subscribedPatient(backend);
    const avatar = {
      organization: patient.org,
      userId: patient.id,
      kind: 'avatar',
      bytes: 1,
      width: 1,
      height: 1,
    } as const;
    await db.insert(images).values({ ...avatar, id: patient.id, createdAt: backend.time.now });
    await db
      .update(users)
      .set({ avatarImage: patient.id, mobileNumber: '2135550188', mobileVerified: true, referral: 'spring-2026' })
      .where(eq(users.id, patient.id));
    await db
      .insert(socialSecurityNumbers)
      .values({ userId: patient.id, sealed: 'sealed', updatedAt: backend.time.now });
    const talk = messagesOf(patient);
    const pdf = (name: string) => talk.upload({ file: pdfFile(), filename: name, mediaType: 'document' });
    const sentFile = (await pdf('sent.pdf')).body._id;
    await pdf('unsent.pdf');
    await talk.send({ message: 'A question', attachments: [sentFile] });
    await talk.saveDraft({ text: 'Another one', revision: 0 });
    const before = await userOf(patient);
    await patient.begins('metabolic-health');
    await close(patient);
    await settle();
    advance(backend, 61);
    await again();
    advance(backend, 30 * DAY - 62);
    await again();
    expect((await closingOf(patient))?.erasedAt).toBeNull();
    advance(backend, 1);
    await again();
    expect(await closingOf(patient)).toMatchObject({ erasedAt: backend.time.now, passwordHash: null });
    const after = await userOf(patient);
    expect(after).toMatchObject({
      email: `erased ${patient.id}`,
      mobileNumber: null,
      mobileVerified: false,
      emailNotifications: false,
      shippingInfo: null,
      card: null,
      stripeId: null,
      referral: null,
      avatarImage: null,
      // The record.
      firstName: before?.firstName,
      birthday: before?.birthday,
      medicalProfile: before?.medicalProfile,
    });
    const own = [
      await db.select().from(images).where(eq(images.userId, patient.id)),
      await db.select().from(outbox).where(eq(outbox.userId, patient.id)),
      await db.select().from(sessions).where(eq(sessions.userId, patient.id)),
      await db.select().from(knownDevices).where(eq(knownDevices.userId, patient.id)),
      await db.select().from(notifications).where(eq(notifications.userId, patient.id)),
      await db.select().from(intakes).where(eq(intakes.userId, patient.id)),
      await db.select().from(socialSecurityNumbers).where(eq(socialSecurityNumbers.userId, patient.id)),
      await db
        .select()
        .from(sandboxCustomers)
        .where(eq(sandboxCustomers.id, before?.stripeId ?? '')),
    ];
    expect(own.map((rows) => rows.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    // What was written with the care team is part of the record; what was not sent is not.
    expect((await db.select().from(messages).where(eq(messages.userId, patient.id))).map(({ text }) => text)).toEqual([
      'A question',
    ]);
    const files = await db.select().from(attachments).where(eq(attachments.userId, patient.id));
    expect(files.map(({ name }) => name)).toEqual(['sent.pdf']);
    const [conversation] = await db.select().from(conversations).where(eq(conversations.userId, patient.id));
    expect(conversation?.draftText).toBe('');
    // The books.
    expect(await db.select().from(invoices).where(eq(invoices.subscriptionId, id))).toHaveLength(1);
    expect(await db.select().from(payments).where(eq(payments.userId, patient.id))).toHaveLength(1);
    const anew = await backend.call({
      method: 'POST',
      url: '/v2/users',
      payload: { first_name: 'Pat', last_name: 'Test', email: patient.email, password: 'secret-1', terms: true },
    });
    expect(anew.status).toBe(201);
    expect((await logIn(`erased ${patient.id}`)).status).toBe(401);
  });

  it('nothing is erased before the provider has forgotten the card', async () => {
    const { patient } = await subscribedPatient(backend);
    await close(patient);
    await settle();
    advance(backend, 30 * DAY);
    await again();
    isAway = true;
    await again();
    expect((await userOf(patient))?.email).toBe(patient.email);
    isAway = false;
    await again();
    expect((await userOf(patient))?.email).not.toBe(patient.email);
  });
});

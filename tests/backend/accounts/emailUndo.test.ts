import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { emailChanges } from '#services/backend/kernel/database/tables/emailChanges.ts';
import { passkeys } from '#services/backend/kernel/database/tables/passkeys.ts';
import { knownDevices } from '#services/backend/kernel/database/tables/sessions.ts';
import { trustedDevices } from '#services/backend/kernel/database/tables/trustedDevices.ts';
import { twoSteps } from '#services/backend/kernel/database/tables/twoSteps.ts';
import { sweep } from '#services/backend/kernel/database/sweep.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';
import { passkeyFixture } from '#tests/support/backend/passkeyFixture.ts';
import { resetByMail } from '#tests/support/backend/resetByMail.ts';
import { PASSWORD, twoStepFixture } from '#tests/support/backend/twoStepFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const { begin, turnOn, turnOff, twoStepPatient, status, logIn, ticketOf, finish, codeOf } = twoStepFixture(backend);
const { addPasskey } = passkeyFixture(backend);
const { db } = backend.portal.database;

let count = 0;

/** Changes the address as its patient, or a thief with the same session, does. @returns the new one */
async function changeEmail(patient: TestPatient, proof: object = {}): Promise<string> {
  const email = `taken${(count += 1)}@example.com`;
  const changed = await patient.send('PUT', `/v2/users/${patient.org}/${patient.id}/email`, {
    email,
    current_password: PASSWORD,
    ...proof,
  });
  expect(changed.status).toBe(200);
  return email;
}

const undo = ({ id, org, email }: TestPatient) =>
  backend.call({
    method: 'POST',
    url: `/v2/users/${org}/${id}/email-undo`,
    payload: { token: backend.portal.emailVerification.tokenOf({ organization: org, userId: id, email }) },
    headers: { host: 'localhost' },
  });

/** How an account is signed in to. */
const signInOf = async ({ id }: TestPatient) => ({
  step: await db
    .select({ secret: twoSteps.secret, since: twoSteps.turnedOnAt, codes: twoSteps.recoveryHashes })
    .from(twoSteps)
    .where(eq(twoSteps.userId, id)),
  keys: await db.select().from(passkeys).where(eq(passkeys.userId, id)).orderBy(passkeys.id),
  devices: await db.select().from(knownDevices).where(eq(knownDevices.userId, id)).orderBy(knownDevices.hash),
  trusted: await db.select().from(trustedDevices).where(eq(trustedDevices.userId, id)),
});

/** Has the second step and the passkeys of a patient be older than a thief's would be. */
async function age({ id }: TestPatient): Promise<void> {
  const old = new Date(backend.time.now.getTime() - 30 * 24 * 60 * 60 * 1000);
  await db.update(twoSteps).set({ turnedOnAt: old }).where(eq(twoSteps.userId, id));
  await db.update(passkeys).set({ createdAt: old }).where(eq(passkeys.userId, id));
}

it('removes what a thief added before the change, so that the owner is not locked out', async () => {
  const patient = await backend.patient();
  const { secret } = (await begin(patient)).body;
  await turnOn(patient, codeOf(secret));
  await addPasskey(patient, { current_password: PASSWORD, code: codeOf(secret, 1) });
  advance(backend, 60);
  await changeEmail(patient, { code: codeOf(secret) });
  expect((await undo(patient)).status).toBe(204);
  expect(await signInOf(patient)).toMatchObject({ step: [], keys: [] });
  await resetByMail(backend, patient, 'Better-456');
  expect((await logIn(patient, 'Better-456')).body.token).toBeDefined();
});

it('removes the second step, passkeys and devices that came after the change', async () => {
  const patient = await backend.patient();
  await logIn(patient);
  const before = await signInOf(patient);
  const email = await changeEmail(patient);
  await logIn({ ...patient, email });
  const { secret } = (await begin(patient)).body;
  expect((await turnOn(patient, codeOf(secret))).status).toBe(200);
  await addPasskey(patient, { current_password: PASSWORD, code: codeOf(secret, 1) });
  expect((await undo(patient)).status).toBe(204);
  expect(await signInOf(patient)).toEqual(before);
  await resetByMail(backend, patient, 'Better-456');
  expect((await logIn(patient, 'Better-456')).body.token).toBeDefined();
});

it('gives back the second step, recovery codes and passkeys of a week before, and the devices of then', async () => {
  const patient = await twoStepPatient();
  await addPasskey(patient, { current_password: PASSWORD, code: patient.code() });
  await finish(patient.org, await ticketOf(patient), patient.codes[0] ?? '');
  await age(patient);
  const before = await signInOf(patient);
  expect([before.step.length, before.keys.length]).toEqual([1, 1]);
  const email = await changeEmail(patient, { code: patient.code(1) });

  advance(backend, 60);
  expect((await turnOff(patient, patient.code())).status).toBe(204);
  await db.delete(passkeys).where(eq(passkeys.userId, patient.id));
  await db.delete(knownDevices).where(eq(knownDevices.userId, patient.id));
  const { secret } = (await begin(patient)).body;
  await turnOn(patient, codeOf(secret));
  await finish(patient.org, await ticketOf({ ...patient, email }), codeOf(secret, 1), {
    headers: { 'user-agent': 'thief' },
  });

  expect((await undo(patient)).status).toBe(204);
  expect(await signInOf(patient)).toEqual({ ...before, trusted: [] });
  advance(backend, 60);
  await resetByMail(backend, patient, 'Better-456');
  const ticket = (await logIn(patient, 'Better-456')).body.ticket ?? '';
  expect((await finish(patient.org, ticket, codeOf(secret))).status).toBe(422);
  expect((await finish(patient.org, ticket, patient.codes[1] ?? '')).status).toBe(200);
});

it('ends what was asked for since, and says in the mails what happened', async () => {
  const patient = await twoStepPatient();
  await age(patient);
  const email = await changeEmail(patient, { code: patient.code() });
  await db
    .update(twoSteps)
    .set({ lostFrom: sql`now()`, lostEpoch: 0 })
    .where(eq(twoSteps.userId, patient.id));
  expect((await undo(patient)).status).toBe(204);
  expect(await db.select().from(twoSteps).where(eq(twoSteps.userId, patient.id))).toMatchObject([{ lostFrom: null }]);
  const mails = [...(await mailsTo(backend, patient.email)), ...(await mailsTo(backend, email))];
  const text = (subject: string) => mails.filter((mail) => mail.subject === subject).map((mail) => mail.text);
  for (const said of [
    ...text('Your email address was changed'),
    ...text('The change of your email address was undone'),
  ])
    expect(said).toMatch(/two-step sign-in and passkeys .* as they were a week before the change/iu);
  expect(text('The change of your email address was undone')).toHaveLength(2);
});

it('keeps the second step where the version before wrote the change', async () => {
  const patient = await twoStepPatient();
  await changeEmail(patient, { code: patient.code() });
  await db.update(emailChanges).set({ formerSignIn: null }).where(eq(emailChanges.userId, patient.id));
  expect((await undo(patient)).status).toBe(204);
  expect((await db.select().from(twoSteps).where(eq(twoSteps.userId, patient.id))).length).toBe(1);
});

it('is not remembered any longer than it can be done', async () => {
  const patient = await twoStepPatient();
  await age(patient);
  await changeEmail(patient, { code: patient.code() });
  const kept = () => db.select().from(emailChanges).where(eq(emailChanges.userId, patient.id));
  await sweep(backend.portal.database, backend.time.now);
  expect(JSON.stringify(await kept())).not.toContain(patient.secret);
  expect(await kept()).toHaveLength(1);
  await sweep(backend.portal.database, new Date(backend.time.now.getTime() + 7 * 24 * 60 * 60 * 1000));
  expect(await kept()).toEqual([]);
  expect(await status(patient)).toMatchObject({ recovery_codes: 10 });
});

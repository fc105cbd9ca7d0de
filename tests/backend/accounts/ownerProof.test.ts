import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { OwnerProof } from '#schemas/wire/ownerProof.ts';
import type { PasskeyChallenge, Passkeys } from '#schemas/wire/passkey.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';
import { passkeyFixture } from '#tests/support/backend/passkeyFixture.ts';
import { otherTimeCode, PASSWORD, twoStepFixture } from '#tests/support/backend/twoStepFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const { twoStepPatient, status, ticketOf, finish } = twoStepFixture(backend);
const { addPasskey, passkeyPatient, ownerChallenge, proofWith, askedBy, pathOf } = passkeyFixture(backend);

const password = { current_password: PASSWORD };

const REQUIRED = { status: 403, body: { code: 'SecondStepRequired' } };
const WRONG_CODE = { status: 422, body: { code: 'InvalidAnswer', fields: [{ field: 'code', code: 'wrong' }] } };
const WRONG_PASSWORD = { status: 422, body: { fields: [{ field: 'current_password' }] } };
const REFUSED = { status: 422, body: { code: 'PasskeyRefused', message: expect.stringMatching(/another one\.$/u) } };
const EXPIRED = { status: 409, body: { code: 'InvalidRequest' } };

let count = 0;

type Send = (
  patient: TestPatient,
  proof: OwnerProof,
  remoteAddress?: string,
) => Promise<{ status: number; body: Problem }>;

/** Sends a body with the proof to a path of the patient, from a network. */
const sends =
  (method: 'POST' | 'PUT', path: string, more: () => object = () => ({})): Send =>
  ({ org, id, token }, proof, remoteAddress = '10.8.0.1') =>
    backend.call<Problem>({
      method,
      url: `/v2/users/${org}/${id}/${path}`,
      payload: { ...proof, ...more() },
      headers: { authorization: `Bearer ${token}` },
      remoteAddress,
    });

const removePasskey: Send = async (patient, proof) => {
  const [listed] = (await patient.send<Passkeys>('GET', pathOf(patient))).body.passkeys;
  return sends('POST', `passkeys/${listed?._id ?? '1'.repeat(24)}/removal`)(patient, proof);
};

const changeEmail = sends('PUT', 'email', () => ({ email: `owner${(count += 1)}@example.com` }));
const changePassword = sends('PUT', 'password', () => ({ new_password: 'Better-456' }));

/**
 * All by which somebody else could take an account, or what is in it; and how a code and a passkey are answered where there is
 * nothing else that it could be done to.
 */
const guarded: readonly (readonly [string, Send, number, number])[] = [
  ['changing the address', changeEmail, 200, 200],
  ['changing the password', changePassword, 204, 204],
  ['closing the account', sends('POST', 'closing', () => ({ confirmation: 'CLOSE' })), 204, 204],
  ['asking for all data', sends('POST', 'data-copy'), 200, 200],
  ['a secret for another app', sends('POST', 'two-step/secret'), 409, 200],
  ['new recovery codes', sends('POST', 'two-step/recovery-codes'), 200, 409],
  ['turning the second step off', sends('POST', 'two-step/off'), 204, 409],
  ['adding a passkey', sends('POST', 'passkeys/challenge'), 200, 200],
  ['removing a passkey', removePasskey, 404, 204],
];

describe.each(guarded)('%s', (_, send, withCode, withPasskey) => {
  it('asks a patient with a second step for a code, which nothing replaces', async () => {
    const patient = await twoStepPatient();
    expect(await send(patient, password)).toMatchObject(REQUIRED);
    expect(await send(patient, { ...password, code: otherTimeCode(patient.code()) })).toMatchObject(WRONG_CODE);
    // No key of it is known, so that it counts as none.
    const other = await passkeyPatient();
    const foreign = await proofWith(other, other.device);
    expect(await send(patient, foreign)).toMatchObject(REQUIRED);
    expect((await status(patient)).on_since).not.toBeNull();
    expect((await send(patient, { ...password, code: patient.code() })).status).toBe(withCode);
  });

  it('asks a patient with a passkey for it, and takes that of nobody else', async () => {
    const [patient, other] = [await passkeyPatient(), await passkeyPatient()];
    expect(await send(patient, password)).toMatchObject(REQUIRED);
    expect(await send(patient, { ...password, code: '123456' })).toMatchObject(REQUIRED);
    // Signed by another's key for this patient's challenge, and by this patient's for another's.
    expect(await send(patient, await proofWith(patient, other.device))).toMatchObject(REFUSED);
    expect(await send(patient, await proofWith(other, patient.device))).toMatchObject(EXPIRED);
    expect(await send(patient, await proofWith(patient, patient.device, 'Wrong-123'))).toMatchObject(WRONG_PASSWORD);
    expect((await send(patient, await proofWith(patient, patient.device))).status).toBe(withPasskey);
  });
});

describe('a passkey beside the password', () => {
  it('signs its own challenge, once, within 5 minutes', async () => {
    const patient = await passkeyPatient();
    const proof = await proofWith(patient, patient.device);
    expect((await changeEmail(patient, proof)).status).toBe(200);
    expect(await changeEmail(patient, proof)).toMatchObject(EXPIRED);
    const late = await proofWith(patient, patient.device);
    advance(backend, 5 * 60);
    expect(await changeEmail(patient, late)).toMatchObject(EXPIRED);
  });

  it('is none that was asked for to log in or to add one, and the other way round', async () => {
    const patient = await passkeyPatient();
    const { body: toLogIn } = await backend.call<PasskeyChallenge>({
      method: 'POST',
      url: `/login/${patient.org}/passkey/challenge`,
    });
    const signed = patient.device.assert(askedBy(toLogIn));
    expect(await changeEmail(patient, { ...password, passkey: signed })).toMatchObject(EXPIRED);
    // Whoever finds the device open gets a challenge without the password, and can neither add a key nor log in with it.
    const asked = askedBy(await ownerChallenge(patient));
    expect(await patient.send('POST', pathOf(patient), patient.device.attest(asked))).toMatchObject(EXPIRED);
    const again = patient.device.assert(askedBy(await ownerChallenge(patient)));
    const login = { method: 'POST', url: `/login/${patient.org}/passkey`, payload: again } as const;
    expect(await backend.call(login)).toMatchObject(EXPIRED);
  });

  it.each([
    ['without verification of its user', { isVerified: false }],
    ['at another origin', { origin: 'https://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
  ])('is refused %s', async (_, changed) => {
    const patient = await passkeyPatient();
    const passkey = patient.device.assert({ ...askedBy(await ownerChallenge(patient)), ...changed });
    expect(await changeEmail(patient, { ...password, passkey })).toMatchObject(REFUSED);
  });

  it('stands for the code of a patient who has both', async () => {
    const patient = await twoStepPatient();
    const device = await addPasskey(patient, { ...password, code: patient.code() });
    expect((await ownerChallenge(patient)).known).toHaveLength(1);
    expect(await changeEmail(patient, password)).toMatchObject(REQUIRED);
    expect((await changeEmail(patient, await proofWith(patient, device))).status).toBe(200);
    expect((await changeEmail(patient, { ...password, code: patient.code(1) })).status).toBe(200);
  });
});

describe('guesses', () => {
  it('of a code count with those of a login, and lock both for this network', async () => {
    const patient = await twoStepPatient();
    const wrong = { ...password, code: otherTimeCode(patient.code()) };
    const from = { remoteAddress: '10.8.1.1' };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await changeEmail(patient, wrong, from.remoteAddress)).toMatchObject(WRONG_CODE);
      expect(await changePassword(patient, wrong, from.remoteAddress)).toMatchObject(WRONG_CODE);
    }
    const locked = { status: 429, body: { code: 'AccountLocked' } };
    const right = { ...password, code: patient.code() };
    for (const send of [changeEmail, changePassword])
      expect(await send(patient, right, from.remoteAddress)).toMatchObject(locked);
    expect(await finish(patient.org, await ticketOf(patient), patient.code(), from)).toMatchObject(locked);
    expect((await mailsTo(backend, patient.email)).map(({ subject }) => subject)).not.toContain(
      'Your email address was changed',
    );
    advance(backend, 15 * 60 + 1);
    expect((await finish(patient.org, await ticketOf(patient), patient.code(), from)).status).toBe(200);
  });

  it('of a code are none where the password is wrong: whoever has only a session learns of no code', async () => {
    const patient = await twoStepPatient();
    const wrong = { current_password: 'Wrong-123', code: patient.code() };
    expect(await changeEmail(patient, wrong)).toMatchObject(WRONG_PASSWORD);
    expect((await changeEmail(patient, { ...password, code: patient.code() })).status).toBe(200);
  });
});

it('a code is taken once, whatever it was used for before', async () => {
  const patient = await twoStepPatient();
  const code = patient.code();
  expect((await finish(patient.org, await ticketOf(patient), code)).status).toBe(200);
  const [recovery = ''] = patient.codes;
  expect((await changeEmail(patient, { ...password, code: recovery })).status).toBe(200);
  for (const used of [code, recovery])
    expect(await changePassword(patient, { ...password, code: used })).toMatchObject(WRONG_CODE);
});

it('a session that was stolen before the second step was turned on is asked for it as well', async () => {
  const thief = await backend.patient();
  const { begin, turnOn, codeOf } = twoStepFixture(backend);
  const { secret } = (await begin(thief)).body;
  await turnOn(thief, codeOf(secret, -1));
  for (const [name, send] of guarded) expect([name, (await send(thief, password)).status]).toEqual([name, 403]);
});

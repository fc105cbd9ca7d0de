import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { twoSteps } from '#services/backend/kernel/database/tables/twoSteps.ts';
import { LoginTickets } from '#services/backend/modules/access/LoginTickets.ts';
import { RecoveryCodes } from '#services/backend/modules/access/RecoveryCodes.ts';
import { SealedSecrets } from '#services/backend/modules/access/SealedSecrets.ts';
import { advance, backendFixture } from '#tests/support/backend/backendFixture.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';
import { otherTimeCode, PASSWORD, twoStepFixture } from '#tests/support/backend/twoStepFixture.ts';
import { forgedFrom } from '#tests/support/backend/forgedFrom.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const { begin, turnOn, status, twoStepPatient, logIn, ticketOf, finish, renew, turnOff, codeOf } =
  twoStepFixture(backend);

const OFF = { on_since: null, recovery_codes: 0, off_from: null };

const subjectsTo = async (email: string) => (await mailsTo(backend, email)).map(({ subject }) => subject);

const kept = async (userId: string) =>
  (await backend.portal.database.db.select().from(twoSteps).where(eq(twoSteps.userId, userId)))[0];

const wrongCode = {
  status: 422,
  body: { code: 'InvalidAnswer', fields: [{ field: 'code', code: 'wrong' }] },
};

const wrongPassword = { status: 422, body: { code: 'InvalidAnswer', fields: [{ field: 'current_password' }] } };

const CHANGED = { status: 409, body: { code: 'InvalidRequest' } };

describe('two-step sign-in', () => {
  it('is off until a code has shown that the app knows the secret', async () => {
    const patient = await backend.patient();
    expect(await status(patient)).toEqual(OFF);
    const { body } = await begin(patient);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/u);
    expect(body.uri).toBe(
      `otpauth://totp/Healthspan:${encodeURIComponent(patient.email)}?issuer=Healthspan&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(await status(patient)).toEqual(OFF);
    expect((await logIn(patient)).body.token).toBeDefined();
    expect(await turnOn(patient, otherTimeCode(codeOf(body.secret)))).toMatchObject(wrongCode);
    expect(await status(patient)).toEqual(OFF);
    const { codes } = (await turnOn(patient, codeOf(body.secret))).body;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/u);
    expect(await status(patient)).toEqual({
      on_since: backend.time.now.toISOString(),
      recovery_codes: 10,
      off_from: null,
    });
    expect(await subjectsTo(patient.email)).toContain('Two-step sign-in is on');
  });

  it('takes codes with spaces, of the step before and of the one after, and of no other', async () => {
    for (const [steps, answer] of [
      [-2, 422],
      [-1, 200],
      [0, 200],
      [1, 200],
      [2, 422],
    ] as const) {
      const patient = await backend.patient();
      const { secret } = (await begin(patient)).body;
      const code = codeOf(secret, steps);
      expect([steps, (await turnOn(patient, `${code.slice(0, 3)} ${code.slice(3)}`)).status]).toEqual([steps, answer]);
    }
  });

  it('begins with the password, and with the newest secret alone, for 10 minutes', async () => {
    const patient = await backend.patient();
    expect(await begin(patient, 'Wrong-123')).toMatchObject(wrongPassword);
    expect(await turnOn(patient, '000000')).toMatchObject(CHANGED);
    const first = (await begin(patient)).body.secret;
    let { secret } = (await begin(patient)).body;
    // The codes of two secrets are the same once in a while.
    while ([-1, 0, 1].some((step) => codeOf(secret, step) === codeOf(first)))
      ({ secret } = (await begin(patient)).body);
    expect(await turnOn(patient, codeOf(first))).toMatchObject(wrongCode);
    advance(backend, 10 * 60);
    expect(await turnOn(patient, codeOf(secret))).toMatchObject(CHANGED);
  });

  it('is turned on once, and no new secret takes its place', async () => {
    const patient = await twoStepPatient();
    expect(await begin(patient)).toMatchObject({ status: 403, body: { code: 'SecondStepRequired' } });
    expect(await begin(patient, PASSWORD, patient.code())).toMatchObject(CHANGED);
    expect(await turnOn(patient, patient.code())).toMatchObject(CHANGED);
    expect((await finish(patient.org, await ticketOf(patient), patient.code(1))).status).toBe(200);
  });

  it('keeps neither secret nor recovery codes as they are', async () => {
    const patient = await twoStepPatient();
    const row = await kept(patient.id);
    expect(row?.recoveryHashes).toHaveLength(10);
    expect(row).toMatchObject({ pendingSecret: null, pendingUntil: null });
    const text = JSON.stringify(row);
    for (const code of patient.codes) expect(text).not.toContain(code);
    expect(text).not.toContain(patient.secret);
    const sealed = row?.secret ?? '';
    const { sealedSecrets } = backend.portal;
    expect(sealedSecrets.open(patient.id, sealed)).toHaveLength(20);
    // Neither in the row of another patient, nor with another key, nor changed.
    expect(sealedSecrets.open('1'.repeat(24), sealed)).toBeUndefined();
    expect(new SealedSecrets(['a'.repeat(32)]).open(patient.id, sealed)).toBeUndefined();
    expect(sealedSecrets.open(patient.id, forgedFrom(sealed))).toBeUndefined();
    expect(sealedSecrets.open(patient.id, '')).toBeUndefined();
    const [code = ''] = patient.codes;
    expect(new RecoveryCodes(['a'.repeat(32)]).hashOf(patient.id, code)).not.toBe(row?.recoveryHashes[0]);
    expect(backend.portal.recoveryCodes.hashOf(patient.id, code)).toBe(row?.recoveryHashes[0]);
  });

  it('that was sealed with another key lets nobody in, and fails nothing', async () => {
    const patient = await twoStepPatient();
    const secret = new SealedSecrets(['a'.repeat(32)]).seal(patient.id, new Uint8Array(20));
    await backend.portal.database.db.update(twoSteps).set({ secret }).where(eq(twoSteps.userId, patient.id));
    expect((await finish(patient.org, await ticketOf(patient), patient.code())).status).toBe(422);
    expect((await finish(patient.org, await ticketOf(patient), patient.codes[0] ?? '')).status).toBe(200);
  });

  it('is turned off with password and code, is told by mail, and leaves nothing', async () => {
    const patient = await twoStepPatient();
    expect(await turnOff(patient, patient.code(), 'Wrong-123')).toMatchObject(wrongPassword);
    expect(await turnOff(patient, otherTimeCode(patient.code()))).toMatchObject(wrongCode);
    expect(await turnOff(patient, patient.code(-1))).toMatchObject(wrongCode);
    expect((await status(patient)).on_since).not.toBeNull();
    // The wrong password has spent no code.
    expect((await turnOff(patient, patient.code())).status).toBe(204);
    expect(await status(patient)).toEqual(OFF);
    expect(await kept(patient.id)).toBeUndefined();
    expect((await logIn(patient)).body.token).toBeDefined();
    expect(await subjectsTo(patient.email)).toContain('Two-step sign-in is off');
    expect(await turnOff(patient, patient.code(1))).toMatchObject(CHANGED);
    expect(await renew(patient, patient.code(1))).toMatchObject(CHANGED);
  });

  it('is turned off with a recovery code where the app is lost', async () => {
    const patient = await twoStepPatient();
    expect((await turnOff(patient, patient.codes[3] ?? '')).status).toBe(204);
    expect(await status(patient)).toEqual(OFF);
  });
});

describe('recovery codes', () => {
  it('are replaced by new ones with password and code, and the patient is told', async () => {
    const patient = await twoStepPatient();
    expect(await renew(patient, patient.code(), 'Wrong-123')).toMatchObject(wrongPassword);
    expect(await renew(patient, 'x')).toMatchObject(wrongCode);
    const { codes } = (await renew(patient, patient.code())).body;
    expect(new Set([...codes, ...patient.codes]).size).toBe(20);
    expect(await subjectsTo(patient.email)).toContain('You have new recovery codes');
    expect((await finish(patient.org, await ticketOf(patient), patient.codes[0] ?? '')).status).toBe(422);
    expect((await finish(patient.org, await ticketOf(patient), codes[0] ?? '')).status).toBe(200);
    expect((await status(patient)).recovery_codes).toBe(9);
  });

  it('serve once each, however they are typed, and each use is told', async () => {
    const patient = await twoStepPatient();
    const [first = '', second = ''] = patient.codes;
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
    expect((await finish(patient.org, await ticketOf(patient), typed)).status).toBe(200);
    expect((await finish(patient.org, await ticketOf(patient), first)).status).toBe(422);
    expect((await finish(patient.org, await ticketOf(patient), second)).status).toBe(200);
    expect(await status(patient)).toMatchObject({ recovery_codes: 8 });
    const used = (await subjectsTo(patient.email)).filter((subject) => subject === 'A recovery code was used');
    expect(used).toHaveLength(2);
  });

  it('of another patient are worth nothing', async () => {
    const [mine, other] = [await twoStepPatient(), await twoStepPatient()];
    expect((await finish(mine.org, await ticketOf(mine), other.codes[0] ?? '')).status).toBe(422);
    expect(await status(other)).toMatchObject({ recovery_codes: 10 });
  });
});

describe('the keys of two-step sign-in', () => {
  it('are those of the portal', async () => {
    const account = { _id: '1'.repeat(24), organization: '2'.repeat(24), session_epoch: 0, password_hash: 'x' };
    const now = backend.time.now;
    const ticket = backend.portal.loginTickets.issue(account, 'password', now);
    const named = backend.portal.loginTickets.read(ticket);
    if (!named) throw new Error('the ticket has not its own form');
    expect(backend.portal.loginTickets.isOf(account, named, now)).toBe(true);
    expect(new LoginTickets(['a'.repeat(32)]).isOf(account, named, now)).toBe(false);
    for (const other of [
      { _id: '3'.repeat(24) },
      { organization: '3'.repeat(24) },
      { session_epoch: 1 },
      { password_hash: 'y' },
    ])
      expect(backend.portal.loginTickets.isOf({ ...account, ...other }, named, now)).toBe(false);
  });
});

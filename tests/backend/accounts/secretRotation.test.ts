import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { socialSecurityNumbers } from '#services/backend/kernel/database/tables/socialSecurityNumbers.ts';
import { twoSteps } from '#services/backend/kernel/database/tables/twoSteps.ts';
import { isSignatureOf, keysOf, signatureOf } from '#services/backend/adapters/realtime/embedded/signatureOf.ts';
import { SignedAddresses, signedOf } from '#services/backend/kernel/http/SignedAddresses.ts';
import type { Secrets } from '#services/backend/kernel/secrets/Secrets.ts';
import { AccessTokens } from '#services/backend/modules/access/AccessTokens.ts';
import { CopySeals } from '#services/backend/modules/access/CopySeals.ts';
import { EmailVerification } from '#services/backend/modules/access/EmailVerification.ts';
import { LoginTickets } from '#services/backend/modules/access/LoginTickets.ts';
import { MobileCodes } from '#services/backend/modules/access/MobileCodes.ts';
import { PageTokens } from '#services/backend/modules/access/PageTokens.ts';
import { resealAll } from '#services/backend/modules/access/resealAll.ts';
import { RecoveryCodes } from '#services/backend/modules/access/RecoveryCodes.ts';
import { SealedSecrets } from '#services/backend/modules/access/SealedSecrets.ts';
import { SessionEnds } from '#services/backend/modules/access/SessionEnds.ts';
import { signingSecrets } from '#services/backend/modules/access/signingSecrets.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { twoStepFixture } from '#tests/support/backend/twoStepFixture.ts';

const OLD = 'o'.repeat(32);
const NEW = 'n'.repeat(32);

const backend = await backendFixture({ settings: { secret: NEW, formerSecret: OLD } });
afterAll(() => backend.close());
const { portal, time } = backend;
const { twoStepPatient, ticketOf, finish } = twoStepFixture(backend);

const [userId, organization, session] = ['1'.repeat(24), '2'.repeat(24), '3'.repeat(24)];
const now = new Date(time.now);
const account = { _id: userId, organization, session_epoch: 1, password_hash: 'hash' };
const address = { organization, userId, email: 'pat@example.com' };
const copy = { id: '4'.repeat(24), organization, userId };
const addresses = (secrets: Secrets) =>
  new SignedAddresses(
    secrets,
    () => now,
    'image',
    (id) => `/v2/images/${id}`,
  );

/** What was made with the old secret, and whether a portal with some secrets takes it. */
const made: Readonly<Record<string, (secrets: Secrets) => boolean | Promise<boolean>>> = {
  'a link that ends a session': (secrets) =>
    new SessionEnds(secrets).sessionOf(copy, new SessionEnds([OLD]).tokenOf({ ...copy, session })) === session,
  'a link that verifies an address': (secrets) =>
    new EmailVerification(secrets).isTokenOf(address, new EmailVerification([OLD]).tokenOf(address)),
  'the right to hear a channel': (secrets) =>
    isSignatureOf(keysOf(secrets), signatureOf(keysOf([OLD]), '1.2:channel'), '1.2:channel'),
  'the code of a text message': (secrets) => {
    const code = { userId, number: '2125550123', code: '12345' };
    return new MobileCodes(secrets).hashesOf(code).includes(new MobileCodes([OLD]).hashOf(code));
  },
  'the first step of a login': (secrets) => {
    const tickets = new LoginTickets(secrets);
    const named = tickets.read(new LoginTickets([OLD]).issue(account, 'password', now));
    return named !== undefined && tickets.isOf(account, named, now);
  },
  'the cookie of a page': (secrets) =>
    new PageTokens(secrets).sessionOf(
      new PageTokens([OLD]).issue({ session, expires: now.getTime() / 1000 + 60 }),
      now,
    ) === session,
  'the address of a photo': (secrets) => {
    const { searchParams } = new URL(addresses([OLD]).of(organization, copy.id), 'https://portal.example');
    return addresses(secrets).allow(organization, copy.id, signedOf(Object.fromEntries(searchParams)));
  },
  'a sealed secret': (secrets) =>
    new SealedSecrets(secrets).open(userId, new SealedSecrets([OLD]).seal(userId, new Uint8Array(20))) !== undefined,
  'a sealed copy': async (secrets) => {
    const sealing = new CopySeals([OLD]).sealing(copy);
    sealing.end('a copy');
    const sealed = Buffer.concat(await sealing.toArray());
    return new CopySeals(secrets).open(copy, sealed)?.toString() === 'a copy';
  },
  'an access token': async (secrets) => {
    const tokens = new AccessTokens(secrets, () => now);
    const token = await new AccessTokens([OLD], () => now).issue({ user: userId, organization, session });
    return tokens.read(token).then(
      ({ user }) => user === userId,
      () => false,
    );
  },
};

describe('what was made with the former secret', () => {
  it.each(Object.entries(made))('serves while that is named, and not after: %s', async (_what, isTaken) => {
    expect([await isTaken([OLD]), await isTaken([NEW, OLD]), await isTaken([NEW])]).toEqual([true, true, false]);
  });

  it('lets a patient with two-step sign-in in, by the app and by a recovery code, which serves once', async () => {
    const patient = await twoStepPatient();
    const [row] = await portal.database.db.select().from(twoSteps).where(eq(twoSteps.userId, patient.id));
    const key = portal.sealedSecrets.open(patient.id, row?.secret ?? '') ?? new Uint8Array();
    const recoveryHashes = patient.codes.map((code) => new RecoveryCodes([OLD]).hashOf(patient.id, code));
    const secret = new SealedSecrets([OLD]).seal(patient.id, key);
    await portal.database.db.update(twoSteps).set({ secret, recoveryHashes }).where(eq(twoSteps.userId, patient.id));
    expect((await finish(patient.org, await ticketOf(patient), patient.code(1))).status).toBe(200);
    const [code = ''] = patient.codes;
    expect((await finish(patient.org, await ticketOf(patient), code)).status).toBe(200);
    expect((await finish(patient.org, await ticketOf(patient), code)).status).toBe(422);
  });
});

const numbers = (secrets: Secrets) => new SealedSecrets(secrets, 'social security numbers');

it('is sealed anew with the new secret, so that the former one can go', async () => {
  const { db } = portal.database;
  const patient = await twoStepPatient();
  const [row] = await db.select().from(twoSteps).where(eq(twoSteps.userId, patient.id));
  const key = portal.sealedSecrets.open(patient.id, row?.secret ?? '') ?? new Uint8Array();
  const digits = new TextEncoder().encode('123456789');
  await db
    .update(twoSteps)
    .set({ secret: new SealedSecrets([OLD]).seal(patient.id, key) })
    .where(eq(twoSteps.userId, patient.id));
  await db.insert(socialSecurityNumbers).values({
    userId: patient.id,
    sealed: numbers([OLD]).seal(patient.id, digits),
    updatedAt: new Date(time.now),
  });
  const stranger = await twoStepPatient();
  const strange = new SealedSecrets(['s'.repeat(32)]).seal(stranger.id, key);
  await db.update(twoSteps).set({ secret: strange }).where(eq(twoSteps.userId, stranger.id));

  const { renewed, lost } = await resealAll(portal);
  expect(renewed).toBeGreaterThanOrEqual(2);
  expect(lost).toBe(1);
  const [step] = await db.select().from(twoSteps).where(eq(twoSteps.userId, patient.id));
  const [number] = await db.select().from(socialSecurityNumbers).where(eq(socialSecurityNumbers.userId, patient.id));
  expect(new SealedSecrets([NEW]).open(patient.id, step?.secret ?? '')).toEqual(key);
  expect(numbers([NEW]).open(patient.id, number?.sealed ?? '')).toEqual(Buffer.from(digits));
  expect(await resealAll(portal)).toEqual({ renewed: 0, lost: 1 });
});

it('signs with the new secret alone', async () => {
  const patient = await backend.patient();
  await expect(new AccessTokens([NEW], () => time.now).read(patient.token)).resolves.toMatchObject({
    user: patient.id,
  });
  await expect(new AccessTokens([OLD], () => time.now).read(patient.token)).rejects.toThrow(
    'the access token is not valid',
  );
});

it('leaves the secret in the database unused, unless it is named as the former one', async () => {
  const { database } = portal;
  const [generated] = await signingSecrets(database, { secret: undefined, formerSecret: undefined });
  expect(generated.length).toBeGreaterThan(32);
  expect(await signingSecrets(database, { secret: NEW, formerSecret: undefined })).toEqual([NEW]);
  expect(await signingSecrets(database, { secret: NEW, formerSecret: 'database' })).toEqual([NEW, generated]);
});

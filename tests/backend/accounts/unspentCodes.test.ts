import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { payments } from '#services/backend/kernel/database/tables/payments.ts';
import { passkeys } from '#services/backend/kernel/database/tables/passkeys.ts';
import { backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';
import { otherTimeCode, PASSWORD, twoStepFixture } from '#tests/support/backend/twoStepFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const { db } = backend.portal.database;
const { twoStepPatient } = twoStepFixture(backend);
const rival = await backend.patient();

type Owner = Awaited<ReturnType<typeof twoStepPatient>>;

const asOwner = (
  { send, org, id }: TestPatient,
  method: 'POST' | 'PUT',
  path: string,
  code: string,
  more: object = {},
) => send(method, `/v2/users/${org}/${id}/${path}`, { current_password: PASSWORD, code, ...more });

const changeEmail = (patient: TestPatient, code: string, email: string) =>
  asOwner(patient, 'PUT', 'email', code, { email });

/** Money of a patient that is reserved, for which an account stays open. */
const reserve = ({ org, id }: TestPatient) =>
  db
    .insert(payments)
    .values({
      id,
      organization: org,
      userId: id,
      amount: 100,
      idempotencyKey: `held-${id}`,
      status: 'authorized',
      createdAt: backend.time.now,
      updatedAt: backend.time.now,
    })
    .onConflictDoNothing();

/** As many passkeys as an account may have. */
const fill = ({ id }: TestPatient) =>
  db.insert(passkeys).values(
    Array.from({ length: 20 }, (_, at) => ({
      id: `${id.slice(0, 22)}${String(at).padStart(2, '0')}`,
      userId: id,
      credentialId: `${id}-${at}`,
      publicKey: 'key',
      counter: 0,
      userAgent: '',
      createdAt: backend.time.now,
    })),
  );

/** What is refused whatever the proof is, and how. */
const refused: readonly (readonly [string, (patient: Owner, code: string) => Promise<{ status: number }>, number])[] = [
  ['an address that somebody else has', (patient, code) => changeEmail(patient, code, rival.email), 400],
  ['an address that is none', (patient, code) => changeEmail(patient, code, 'pat@nowhere'), 422],
  [
    'a weak password',
    (patient, code) => asOwner(patient, 'PUT', 'password', code, { new_password: 'portal-456' }),
    422,
  ],
  [
    'a password that everybody knows',
    (patient, code) => asOwner(patient, 'PUT', 'password', code, { new_password: 'Password123' }),
    422,
  ],
  [
    'closing while money is reserved',
    async (patient, code) => {
      await reserve(patient);
      return asOwner(patient, 'POST', 'closing', code, { confirmation: 'CLOSE' });
    },
    409,
  ],
  ['a secret for another app', (patient, code) => asOwner(patient, 'POST', 'two-step/secret', code), 409],
  [
    'removing a passkey that is not there',
    (patient, code) => asOwner(patient, 'POST', `passkeys/${'1'.repeat(24)}/removal`, code),
    404,
  ],
  [
    'more passkeys than an account has',
    async (patient, code) => {
      await fill(patient);
      const answer = await asOwner(patient, 'POST', 'passkeys/challenge', code);
      await db.delete(passkeys).where(eq(passkeys.userId, patient.id));
      return answer;
    },
    422,
  ],
];

describe.each(refused)('%s', (_, send, status) => {
  it.each([
    ['a code of the app', (patient: Owner) => patient.code()],
    ['a recovery code', (patient: Owner) => patient.codes[0] ?? ''],
  ])('leaves %s good', async (_kind, codeOf) => {
    const patient = await twoStepPatient();
    const code = codeOf(patient);
    expect((await send(patient, code)).status).toBe(status);
    expect((await send(patient, code)).status).toBe(status);
    expect((await mailsTo(backend, patient.email)).map(({ subject }) => subject)).not.toContain(
      'A recovery code was used',
    );
    const next = `next-${patient.email}`;
    expect((await changeEmail(patient, code, next)).status).toBe(200);
    expect(await changeEmail(patient, code, `other-${next}`)).toMatchObject({ body: { fields: [{ field: 'code' }] } });
  });

  it('is refused to nobody who shows no code, and wrong codes lock as ever', async () => {
    const patient = await twoStepPatient();
    const wrong = otherTimeCode(patient.code());
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect(await send(patient, wrong)).toMatchObject({ status: 422, body: { fields: [{ code: 'wrong' }] } });
    expect((await send(patient, patient.code())).status).toBe(429);
  });
});

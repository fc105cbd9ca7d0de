import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import { socialSecurityNumbers } from '#services/backend/kernel/database/tables/socialSecurityNumbers.ts';
import { backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const { database, sealedSecrets, socialSecuritySeals } = backend.portal;

const keeps = <Body = ''>({ send, org, id }: TestPatient, ssn: unknown) =>
  send<Body>('POST', `/users/${org}/${id}/security`, { ssn });
const sealedOf = async ({ id }: TestPatient) =>
  (await database.db.select().from(socialSecurityNumbers).where(eq(socialSecurityNumbers.userId, id))).map(
    ({ sealed }) => sealed,
  );

it('a social security number is kept sealed for its patient alone, and answered by no call', async () => {
  const [patient, other] = [await backend.patient(fullProfile), await backend.patient(fullProfile)];
  const { status, body } = await keeps(patient, '219-09-9999');
  expect([status, body]).toEqual([204, '']);
  const [sealed = '', ...others] = await sealedOf(patient);
  expect(others).toEqual([]);
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('219099999');
  expect(Buffer.from(socialSecuritySeals.open(patient.id, sealed) ?? []).toString()).toBe('219099999');
  expect([socialSecuritySeals.open(other.id, sealed), sealedSecrets.open(patient.id, sealed)]).toEqual([
    undefined,
    undefined,
  ]);
  const account = await patient.send('GET', `/users/${patient.org}/user/${patient.id}/patient`);
  expect(JSON.stringify(account.body)).not.toMatch(/219|ssn|security/u);
});

it('a later number takes the place of the one before, and the same one can be sent again', async () => {
  const patient = await backend.patient(fullProfile);
  for (const ssn of ['219-09-9999', '457555462', '457555462']) expect((await keeps(patient, ssn)).status).toBe(204);
  const [sealed = '', ...others] = await sealedOf(patient);
  expect(others).toEqual([]);
  expect(Buffer.from(socialSecuritySeals.open(patient.id, sealed) ?? []).toString()).toBe('457555462');
});

it.each(['000-12-3456', '666-12-3456', '900-12-3456', '219-00-9999', '219-09-0000'])(
  '%s is nobody’s, and the refusal does not repeat it',
  async (ssn) => {
    const patient = await backend.patient(fullProfile);
    const { status, body } = await keeps<Problem>(patient, ssn);
    expect([status, body.code, body.fields.map(({ field }) => field)]).toEqual([422, 'InvalidAnswer', ['ssn']]);
    expect(JSON.stringify(body)).not.toContain(ssn);
    expect(await sealedOf(patient)).toEqual([]);
  },
);

it.each(['219-09-999', '219 09 9999', '2190999990', '', 219_099_999, null])('%s is no number', async (ssn) => {
  const patient = await backend.patient(fullProfile);
  const { status, body } = await keeps<Problem>(patient, ssn);
  expect([status, body.code]).toEqual([400, 'InvalidRequest']);
  expect(await sealedOf(patient)).toEqual([]);
});

import { afterAll, describe, expect, it } from 'vitest';
import type { Agreements } from '#schemas/wire/agreement.ts';
import { policySections, type PolicySection } from '#schemas/wire/policy.ts';
import type { Session } from '#schemas/wire/session.ts';
import { agreements } from '#services/backend/kernel/database/tables/agreements.ts';
import { policyDigestOf } from '#services/backend/modules/organizations/policyDigestOf.ts';
import { policyOf } from '#services/backend/modules/organizations/policyOf.ts';
import { backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());

const read = async (of: TestPatient) =>
  (await of.send<Agreements>('GET', `/v2/users/${of.org}/${of.id}/agreements`)).body.agreements;
const agree = (of: TestPatient, policy: string, digest: string, agreedAt: Date) =>
  backend.portal.database.db.insert(agreements).values({ userId: of.id, policy, digest, agreedAt });
const today = (policy: PolicySection) => policyDigestOf(backend.tenant, policy);

describe('what a patient has agreed to', () => {
  it('is nothing where nothing is kept of it', async () => {
    expect(await read(await backend.patient(fullProfile))).toEqual([]);
  });

  it('is the texts of today for whoever has just signed up, and for the demo patients', async () => {
    const org = backend.tenant.id;
    const signedUp = await backend.call<Session>({
      method: 'POST',
      url: '/v2/users',
      payload: {
        email: 'agreeing@example.com',
        password: 'secret-1',
        first_name: 'Ann',
        last_name: 'Lee',
        terms: true,
      },
    });
    const chloe = await backend.call<Session>({
      method: 'POST',
      url: `/login/${org}`,
      payload: { email: 'chloe@example.com', password: 'Portal123' },
    });
    for (const { token, user } of [signedUp.body, chloe.body]) {
      const { body } = await backend.call<Agreements>({
        method: 'GET',
        url: `/v2/users/${org}/${user._id}/agreements`,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(body.agreements).toEqual(
        policySections.map((policy) => ({
          policy,
          title: policyOf(backend.tenant, policy).title,
          agreed_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
          is_current: true,
          digest: today(policy).slice(0, 8),
        })),
      );
    }
  });

  it('is told from the text of today where that has changed since, newest first', async () => {
    const patient = await backend.patient(fullProfile);
    const former = 'f'.repeat(64);
    await agree(patient, 'consent', former, new Date('2026-01-02T10:00:00Z'));
    await agree(patient, 'privacy', today('privacy'), new Date('2026-01-03T10:00:00Z'));
    await agree(patient, 'consent', today('consent'), new Date('2026-03-04T10:00:00Z'));
    expect((await read(patient)).map((one) => [one.policy, one.agreed_at, one.is_current, one.digest])).toEqual([
      ['consent', '2026-03-04T10:00:00.000Z', true, today('consent').slice(0, 8)],
      ['privacy', '2026-01-03T10:00:00.000Z', true, today('privacy').slice(0, 8)],
      ['consent', '2026-01-02T10:00:00.000Z', false, 'ffffffff'],
    ]);
  });

  it('is the text of the own organization: that of another is no text of today', async () => {
    const patient = await backend.patient(fullProfile);
    await agree(patient, 'tos', policyDigestOf(backend.evergreen, 'tos'), backend.time.now);
    expect((await read(patient)).map(({ is_current }) => is_current)).toEqual([false]);
  });

  it('leaves out what is no policy any more', async () => {
    const patient = await backend.patient(fullProfile);
    await agree(patient, 'retired', 'a'.repeat(64), backend.time.now);
    expect(await read(patient)).toEqual([]);
  });

  it('is the patient’s own', async () => {
    const [patient, other] = [await backend.patient(fullProfile), await backend.patient(fullProfile)];
    expect((await other.send('GET', `/v2/users/${patient.org}/${patient.id}/agreements`)).status).toBe(404);
  });
});

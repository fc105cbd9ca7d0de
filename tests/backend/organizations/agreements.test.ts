import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { AgreedText, Agreements } from '#schemas/wire/agreement.ts';
import { policySections, type PolicySection } from '#schemas/wire/policy.ts';
import type { Session } from '#schemas/wire/session.ts';
import { canonicalDigest } from '#services/backend/kernel/ids/canonicalDigest.ts';
import { agreements } from '#services/backend/kernel/database/tables/agreements.ts';
import { policyTexts } from '#services/backend/kernel/database/tables/policyTexts.ts';
import { keepPolicyTexts } from '#services/backend/modules/agreements/keepPolicyTexts.ts';
import { policyDigestOf } from '#services/backend/modules/organizations/policyDigestOf.ts';
import { policyOf } from '#services/backend/modules/organizations/policyOf.ts';
import { backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());

const read = async (of: TestPatient) =>
  (await of.send<Agreements>('GET', `/v2/users/${of.org}/${of.id}/agreements`)).body.agreements;
const pathOf = (of: TestPatient, version: string) => `/v2/users/${of.org}/${of.id}/agreements/${version}`;
const readText = (of: TestPatient, digest: string) => of.send<AgreedText>('GET', pathOf(of, digest.slice(0, 8)));
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
          is_kept: true,
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
    // Of a time before texts were kept, nothing can be read.
    expect((await read(patient)).map(({ is_kept }) => is_kept)).toEqual([true, true, false]);
  });

  it('is the text of the own organization: that of another is no text of today', async () => {
    const patient = await backend.patient(fullProfile);
    await agree(patient, 'tos', policyDigestOf(backend.evergreen, 'tos'), backend.time.now);
    expect((await read(patient)).map((one) => [one.is_current, one.is_kept])).toEqual([[false, false]]);
    expect((await readText(patient, policyDigestOf(backend.evergreen, 'tos'))).status).toBe(404);
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

describe('a text that a patient has agreed to', () => {
  /** The organization, with terms of another wording. */
  const before = {
    ...backend.tenant,
    policies: {
      ...backend.tenant.policies,
      tos: {
        title: 'Terms of {organization.name}',
        updated: '2024-05-06',
        parts: [{ heading: 'How it was', paragraphs: ['Write to {organization.support_email}.'] }],
      },
    },
  };
  const former = policyDigestOf(before, 'tos');

  it('is read as it was then, after the organization has changed it', async () => {
    await keepPolicyTexts(backend.portal.database, before, new Date('2024-05-06T10:00:00Z'));
    const patient = await backend.patient(fullProfile);
    await agree(patient, 'tos', former, new Date('2024-06-07T10:00:00Z'));
    const agreement = {
      policy: 'tos',
      title: 'Terms of Healthspan',
      agreed_at: '2024-06-07T10:00:00.000Z',
      is_current: false,
      is_kept: true,
      digest: former.slice(0, 8),
    };
    expect(await read(patient)).toEqual([agreement]);
    const { status, body } = await readText(patient, former);
    expect([status, body.agreement]).toEqual([200, agreement]);
    expect(body.text).toEqual({
      section: 'tos',
      title: 'Terms of Healthspan',
      updated: '2024-05-06',
      parts: [{ heading: 'How it was', paragraphs: ['Write to care@healthspan.example.'] }],
    });
    // It is what was agreed to, letter for letter: its name is made of it.
    expect(canonicalDigest(body.text)).toBe(former);
  });

  it('is that of today where nothing has changed', async () => {
    const patient = await backend.patient(fullProfile);
    await agree(patient, 'consent', today('consent'), backend.time.now);
    expect((await readText(patient, today('consent'))).body.text).toEqual(policyOf(backend.tenant, 'consent'));
  });

  it('is nobody’s who has not agreed to it, in no form of a name', async () => {
    await keepPolicyTexts(backend.portal.database, before, backend.time.now);
    const [patient, other] = [await backend.patient(fullProfile), await backend.patient(fullProfile)];
    await agree(patient, 'tos', former, backend.time.now);
    expect((await readText(other, former)).status).toBe(404);
    expect((await other.send('GET', pathOf(patient, former.slice(0, 8)))).status).toBe(404);
    for (const version of ['00000000', former, former.slice(0, 7), former.slice(0, 8).toUpperCase(), '%25', "' or 1"])
      expect((await patient.send('GET', pathOf(patient, encodeURIComponent(version)))).status).toBe(404);
  });

  it('is kept once, from when it was published first', async () => {
    const kept = () =>
      backend.portal.database.db.select().from(policyTexts).where(eq(policyTexts.organization, backend.tenant.id));
    await keepPolicyTexts(backend.portal.database, before, backend.time.now);
    const first = await kept();
    await keepPolicyTexts(backend.portal.database, before, new Date(backend.time.now.getTime() + 1000));
    await keepPolicyTexts(backend.portal.database, backend.tenant, new Date(backend.time.now.getTime() + 1000));
    expect(await kept()).toEqual(first);
    for (const { digest, text } of first) expect(canonicalDigest(text)).toBe(digest);
  });
});

it('a server that starts with other texts keeps them beside those that patients agreed to', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'policies-'));
  try {
    const first = await backendFixture({ settings: { data: directory } });
    const signup = {
      email: 'early@example.com',
      password: 'secret-1',
      first_name: 'Ann',
      last_name: 'Lee',
      terms: true,
    };
    const { status } = await first.call({ method: 'POST', url: '/v2/users', payload: signup });
    expect(status).toBe(201);
    const tenants = first.portal.tenants.all.map((tenant) =>
      tenant.id === first.tenant.id
        ? {
            ...tenant,
            policies: { ...tenant.policies, privacy: { ...tenant.policies.privacy, title: 'Privacy anew' } },
          }
        : tenant,
    );
    await first.close();
    const second = await backendFixture({ settings: { data: directory }, tenants });
    const login = { email: signup.email, password: signup.password };
    const { token, user } = (
      await second.call<Session>({ method: 'POST', url: `/login/${second.tenant.id}`, payload: login })
    ).body;
    const get = async <Body>(path: string) =>
      (
        await second.call<Body>({
          method: 'GET',
          url: `/v2/users/${second.tenant.id}/${user._id}/agreements${path}`,
          headers: { authorization: `Bearer ${token}` },
        })
      ).body;
    const agreed = (await get<Agreements>('')).agreements;
    expect(agreed.map((one) => [one.title, one.is_current, one.is_kept])).toEqual([
      ['Consent to care online', true, true],
      ['Terms of service', true, true],
      ['Privacy policy', false, true],
    ]);
    const { text } = await get<AgreedText>(`/${agreed.at(-1)?.digest}`);
    expect(text).toEqual(policyOf(first.tenant, 'privacy'));
    await second.close();
  } finally {
    await rm(directory, { recursive: true });
  }
}, 60_000);

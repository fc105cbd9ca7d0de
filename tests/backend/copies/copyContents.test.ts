import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import type { Session } from '#schemas/wire/session.ts';
import { accountLinks } from '#services/backend/kernel/database/tables/accountLinks.ts';
import { dataCopies } from '#services/backend/kernel/database/tables/dataCopies.ts';
import { labReports } from '#services/backend/kernel/database/tables/labReports.ts';
import { mailingTags } from '#services/backend/kernel/database/tables/mailingTags.ts';
import { startedMemberships } from '#services/backend/kernel/database/tables/memberships.ts';
import { attachments, conversations, messages } from '#services/backend/kernel/database/tables/messages.ts';
import { labPanels } from '#services/backend/kernel/database/tables/orders.ts';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import { outsideResults } from '#services/backend/kernel/database/tables/outsideResults.ts';
import { reportLinks } from '#services/backend/kernel/database/tables/reportLinks.ts';
import { knownDevices, refreshTokens, sessions } from '#services/backend/kernel/database/tables/sessions.ts';
import { passkeys } from '#services/backend/kernel/database/tables/passkeys.ts';
import { socialSecurityNumbers } from '#services/backend/kernel/database/tables/socialSecurityNumbers.ts';
import { twoSteps } from '#services/backend/kernel/database/tables/twoSteps.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { conversationIdOf } from '#services/backend/modules/messages/conversationIdOf.ts';
import { makeConversation } from '#services/backend/modules/messages/stored/conversations.ts';
import { policyOf } from '#services/backend/modules/organizations/policyOf.ts';
import { storeTemplates } from '#services/backend/modules/templates/store.ts';
import { backendFixture, fullProfile } from '#tests/support/backend/backendFixture.ts';
import { backendTemplate } from '#tests/support/backend/backendTemplate.ts';
import { changedTemplate } from '#tests/support/backend/changedTemplate.ts';
import { requestCopy } from '#services/backend/modules/copies/requestCopy.ts';
import { labBundle } from '#services/backend/sandbox/laboratory/labBundle.ts';
import { findCredentials } from '#services/backend/modules/credentials/store.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { givePanel, LABORATORY, laboratoryOf, labSettings } from '#tests/support/backend/labFixture.ts';
import { copyFixture } from '#tests/support/backend/copyFixture.ts';

const backend = await backendFixture({ settings: labSettings });
afterAll(() => backend.close());
const { db } = backend.portal.database;
const { copyOf, download } = copyFixture(backend);

/** The demo patient who has something of almost everything, without the copy that was made of it before. */
async function chloe() {
  await db.delete(dataCopies);
  const { body } = await backend.call<Session>({
    method: 'POST',
    url: `/login/${backend.tenant.id}`,
    payload: { email: 'chloe@example.com', password: 'Portal123' },
  });
  return { id: body.user._id, org: backend.tenant.id, token: body.token };
}

it('a copy holds something in each section of a patient who has something of everything', async () => {
  const patient = await chloe();
  const own = { organization: patient.org, userId: patient.id, createdAt: backend.time.now };
  await db
    .insert(mailingTags)
    .values({ userId: patient.id, name: 'checkout incomplete', status: 'active', updatedAt: backend.time.now });
  const membership = { membership: 'b'.repeat(24), priceId: 'c'.repeat(24), amount: 100, status: 'canceled' } as const;
  await db.insert(startedMemberships).values({ ...own, ...membership, id: 'd'.repeat(24) });
  const panel = { productTemplate: 'b'.repeat(24), purchase: 'c'.repeat(24) };
  await db.insert(labPanels).values({ ...own, ...panel, id: 'd'.repeat(24) });
  const [report] = await db.select().from(labReports).where(eq(labReports.userId, patient.id)).limit(1);
  const link = { reader: 'Dr. Ada Winter', hash: 'canary-link', key: 'canary-attempt', digest: 'canary-asked' };
  await db
    .insert(reportLinks)
    .values({ ...own, ...link, id: 'd'.repeat(24), reportId: report?.id ?? '', expiresAt: backend.time.now });
  const entered = { day: '2025-03-02', biomarker: 'fasting-glucose', enteredUnit: 'mmol/L', enteredValue: 5 } as const;
  await db.insert(outsideResults).values({ ...own, ...entered, id: 'd'.repeat(24), value: 90.08 });
  const mail = { channel: 'mail', recipient: 'chloe@example.com', subject: 'Receipt', text: 'Thank you.' } as const;
  await db.insert(outbox).values({ ...own, ...mail, id: 'd'.repeat(24) });
  const conversationId = conversationIdOf(patient.org, patient.id);
  await makeConversation(backend.portal.database, { organization: patient.org, userId: patient.id }, backend.time.now);
  await db.update(conversations).set({ draftText: 'Not sent yet' }).where(eq(conversations.id, conversationId));
  const written = { conversationId, userId: patient.id, style: 1, createdAt: backend.time.now } as const;
  await db
    .insert(messages)
    .values({ ...written, id: 'd'.repeat(24), text: 'Hello', key: 'canary-of-key', digest: 'canary-of-digest' });
  const file = {
    kind: 'document',
    name: 'a.pdf',
    type: 'application/pdf',
    bytes: 5,
    digest: 'canary-of-file',
  } as const;
  await db.insert(attachments).values([
    { ...own, ...file, id: 'c'.repeat(24), messageId: 'd'.repeat(24) },
    { ...own, ...file, id: 'd'.repeat(24), name: 'b.pdf' },
  ]);
  const number = { userId: patient.id, sealed: 'canary-number', updatedAt: backend.time.now };
  await db.insert(socialSecurityNumbers).values(number);
  await db.update(users).set({ referral: 'spring-2026', labs2: false }).where(eq(users.id, patient.id));
  const since = { turnedOnAt: backend.time.now };
  await db.insert(twoSteps).values({ ...since, userId: patient.id, secret: 'canary-app' });
  const key = { credentialId: 'canary-credential', publicKey: 'canary-key', counter: 0, userAgent: 'Browser' };
  await db.insert(passkeys).values({ ...key, id: 'd'.repeat(24), userId: patient.id, createdAt: backend.time.now });
  // With the app and the passkey of nobody, the route would refuse it.
  const seen = await findCredentials(backend.portal.database, patient.org, patient.id);
  if (!seen) throw new Error('chloe is a patient');
  await requestCopy(backend.portal, { organization: patient.org, userId: patient.id }, seen);
  await doJobs(backend, 'copies');
  const copy = (await download(patient)).body;
  await db.delete(twoSteps);
  await db.delete(passkeys);
  expect(JSON.stringify(copy)).not.toContain('canary');
  const lists = Object.entries(copy).filter(([, value]) => Array.isArray(value));
  const empty = lists.filter(([, value]) => Array.isArray(value) && value.length === 0).map(([name]) => name);
  expect(lists.length).toBe(21);
  expect(empty).toEqual([]);
  expect(copy.account).toMatchObject({
    email: 'chloe@example.com',
    card: { last4: expect.stringMatching(/^\d{4}$/) },
    mailing_list: [{ name: 'checkout incomplete', status: 'active' }],
    referral: 'spring-2026',
    affiliate: null,
    feature_flags: { labs2: false },
    social_security_number_since: backend.time.now.toISOString(),
    two_step_since: backend.time.now.toISOString(),
    passkeys: [{ made_with: 'Browser', last_used_at: null }],
  });
  expect(copy.outside_results).toEqual([
    {
      _id: 'd'.repeat(24),
      source: 'patient',
      day: '2025-03-02',
      laboratory: null,
      marker: 'fasting-glucose',
      value: 5,
      unit: 'mmol/L',
      converted: 90.08,
      created_at: backend.time.now.toISOString(),
    },
  ]);
  expect(copy.report_links).toMatchObject([{ report: report?.id, reader: 'Dr. Ada Winter', opened_at: null }]);
  expect(copy.medical_profile.history).toMatchObject({ has_allergies: expect.any(Boolean) });
  expect(copy.conversation).toContainEqual({
    _id: 'd'.repeat(24),
    by: 'patient',
    sent_at: backend.time.now.toISOString(),
    text: 'Hello',
    about: null,
    blocks: [],
    files: [{ _id: 'c'.repeat(24), name: 'a.pdf', type: 'application/pdf', bytes: 5 }],
  });
  expect(copy.drafts).toMatchObject([{ text: 'Not sent yet', about: null, files: [{ name: 'b.pdf' }] }]);
  expect(copy.photos.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['id_images', 'profile_images']));
});

it('a copy holds what each page of the portal lists, all of it', async () => {
  const patient = await chloe();
  await db.delete(labPanels).where(eq(labPanels.userId, patient.id));
  const read = async <Body>(url: string) =>
    (await backend.call<Body>({ method: 'GET', url, headers: { authorization: `Bearer ${patient.token}` } })).body;
  interface One {
    readonly _id: string;
  }
  const all = async (url: string, name: 'charges' | 'purchases'): Promise<readonly One[]> => {
    const items: One[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: { readonly [list in typeof name]: readonly One[] } & { readonly next: string | null } = await read(
        `${url}${next === '' ? '' : `?before=${next}`}`,
      );
      items.push(...page[name]);
      ({ next } = page);
    }
    return items;
  };
  const copy = await copyOf(patient);
  const idsOf = (items: readonly One[]) => items.map(({ _id }) => _id).toSorted();
  const at = (path: string) => `/${path.replace('ORG', patient.org).replace('ME', patient.id)}`;
  expect(idsOf(copy.visits)).toEqual(idsOf(await read<readonly One[]>(at('intakes/ORG/patient/ME'))));
  expect(idsOf(copy.subscriptions)).toEqual(idsOf(await read<readonly One[]>(at('users/ORG/user/ME/subscriptions'))));
  expect(idsOf(copy.orders)).toEqual(idsOf(await read<readonly One[]>(at('orders/ORG/patient/ME'))));
  expect(idsOf(copy.appointments)).toEqual(idsOf(await read<readonly One[]>(at('v2/appointments/ORG/user/ME'))));
  expect(idsOf(copy.lab_panels)).toEqual(idsOf(await read<readonly One[]>(at('v2/labs/patient/panels'))));
  const charges = await all('/v2/charges', 'charges');
  expect(copy.charges.map(({ _id }) => _id)).toEqual(charges.map(({ _id }) => _id));
  const purchases = await all('/v2/timeline', 'purchases');
  // The page is also told what a message about a purchase names.
  expect(purchases).toMatchObject(copy.timeline);
  expect(purchases).toHaveLength(copy.timeline.length);
});

it('a copy holds the reports of laboratories, what they sent before they corrected it included', async () => {
  const patient = await backend.patient(fullProfile);
  const panel = await givePanel(backend, patient);
  const glucose = { code: '14771-0', name: 'Glucose', value: 5.2, unit: 'mmol/L', low: 3.6, high: 5.5 };
  const first = {
    order: panel,
    patient: patient.id,
    identifier: 'R-1',
    collected: '2026-03-02T16:15:00Z',
    issued: '2026-03-03T12:00:00Z',
    comment: 'Looks well.',
    results: [glucose],
  };
  const laboratory = laboratoryOf(backend);
  await laboratory.send(labBundle(first));
  const corrected = { ...first, status: 'corrected' as const, updated: '2026-03-04T12:00:00Z' };
  await laboratory.send(labBundle({ ...corrected, results: [{ ...glucose, value: 3, unit: '?' }] }));
  const { lab_reports: reports } = await copyOf(patient);
  expect(reports).toMatchObject([
    {
      panel,
      laboratory: LABORATORY,
      status: 'corrected',
      comment: 'Looks well.',
      results: [
        { current: true, code: '14771-0', value: 3, unit: '?', marker: null },
        { current: false, name: 'Glucose', value: 5.2, unit: 'mmol/L', low: 3.6, high: 5.5, marker: 'fasting-glucose' },
      ],
    },
  ]);
});

it('a copy holds no password, no token, no hash and no id of the payment provider', async () => {
  const patient = await chloe();
  const { id } = patient;
  await db.insert(outbox).values({
    id: 'f'.repeat(24),
    organization: patient.org,
    userId: id,
    channel: 'mail',
    recipient: 'chloe@example.com',
    subject: 'Canary',
    text: 'Open {secret} or {verification} or {end-session:aaaaaaaaaaaaaaaaaaaaaaaa}.',
    secret: 'canary-secret',
    createdAt: backend.time.now,
  });
  await db
    .insert(accountLinks)
    .values({ userId: id, purpose: 'login', hash: 'canary-link', expiresAt: backend.time.now, sent: [] });
  const text = JSON.stringify(await copyOf(patient));
  const [user] = await db.select().from(users).where(eq(users.id, id));
  const tokens = await db
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(sessions.userId, id));
  const devices = await db.select().from(knownDevices).where(eq(knownDevices.userId, id));
  const secrets = [
    user?.passwordHash,
    user?.stripeId,
    user?.card?._id,
    'canary-secret',
    'canary-link',
    patient.token,
    ...[...tokens, ...devices].map(({ hash }) => hash),
  ].filter((secret) => typeof secret === 'string');
  expect(secrets.length).toBeGreaterThan(7);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text.includes('Open (left out) or (left out) or (left out).')).toBe(true);
  expect(/argon2|signature=|\{secret\}/.exec(text)).toBeNull();
});

it('a question stands as it was worded, with what was answered before, also once it is asked no more', async () => {
  const store = (template: object) =>
    storeTemplates(
      backend.portal.database,
      backend.tenant.id,
      [{ ...backendTemplate, ...template, flow: 'copied' }],
      backend.time.now,
    );
  await store(backendTemplate);
  const patient = await backend.patient(fullProfile);
  const begun = await patient.begins('copied');
  const save = async (step: string, value: object, revision = 0) =>
    patient.send(
      'PUT',
      `/v2/intakes/${begun._id}/responses/${begun.intake_responses?.find((one) => one.step === step)?._id}`,
      {
        value,
        revision,
      },
    );
  await save('mood', { value: 'well' });
  await save('mood', { value: 'unwell', 'details.unwell': 'A cold' }, 1);
  await save('history', { value: ['liver'] });
  await store(changedTemplate);
  await patient.read(begun._id);
  const [visit] = (await copyOf(patient)).visits;
  expect(visit).toMatchObject({ _id: begun._id, template: { slug: 'copied', version: changedTemplate.version } });
  const told = visit?.questions.map(({ question, words, retired_at: retired }) => ({
    [question]: words.join(),
    retired: retired !== null,
  }));
  expect(told).toEqual([
    { 'Is there anything else?': '', retired: false },
    { 'How do you sleep?': '', retired: false },
    { 'How are you?': 'Unwell: A cold', retired: false },
    { 'Since when?': '', retired: false },
    { 'Any of these?': '', retired: false },
    { 'How are you?': 'Unwell: A cold', retired: true },
    // The option is asked no more, but was when it was chosen.
    { 'Any of these?': 'Liver', retired: true },
    { 'A question for some': '', retired: true },
  ]);
  expect(visit?.history.map(({ by, kind, step, answer }) => [by, kind, step, answer?.['value']])).toEqual([
    ['patient', 'created', null, undefined],
    ['patient', 'answered', 'mood', 'well'],
    ['patient', 'answered', 'mood', 'unwell'],
    ['patient', 'answered', 'history', ['liver']],
    ['portal', 'carried_over', null, undefined],
  ]);
});

it('what was agreed to is there in the words that were agreed to', async () => {
  const { agreements } = await copyOf(await chloe());
  const texts = agreements.map(({ policy, text }) => [policy, text]);
  expect(texts).toEqual(
    (['consent', 'privacy', 'tos'] as const).map((policy) => [policy, policyOf(backend.tenant, policy)]),
  );
});

it('a long list is whole, and is read by pages', async () => {
  const patient = await backend.patient();
  await backend.portal.accesses.flush();
  const noted = {
    at: backend.time.now,
    organization: patient.org,
    actor: patient.id,
    session: patient.session,
    route: 'readUser',
    ids: {},
    status: 200,
    address: '127.0.0.1',
    user_agent: '',
  };
  for (let entry = 0; entry < 1203; entry += 1) backend.portal.accesses.note(noted);
  const { accesses } = await copyOf(patient);
  expect(accesses.filter(({ route }) => route === 'readUser')).toHaveLength(1203);
  expect(new Set(accesses.map(({ _id }) => _id)).size).toBe(accesses.length);
});

/** What becomes of each table with rows of patients: copied, or why not. */
const TABLES: { readonly [table: string]: string } = {
  accesses: 'copied',
  account_closings: 'whose account is closed asks for no copy',
  account_links: 'only hashes of tokens',
  agreements: 'copied',
  appointment_requests: 'removed once they are appointments, or nothing',
  appointments: 'copied',
  attachments: 'copied',
  conversations: 'copied',
  data_copies: 'the copy itself',
  email_changes: 'copied',
  idempotency_keys: 'answers that other tables hold',
  images: 'copied',
  intakes: 'copied',
  known_devices: 'only hashes',
  lab_alerts: 'what the care team looks at, in reports that are copied',
  lab_panels: 'copied',
  lab_reports: 'copied',
  mailing_tags: 'copied',
  messages: 'copied',
  mobile_verifications: 'copied',
  notifications: 'copied',
  orders: 'copied',
  outbox: 'copied',
  outside_results: 'copied',
  passkey_challenges: 'only hashes',
  passkeys: 'copied',
  payments: 'copied',
  report_links: 'copied',
  sessions: 'copied',
  social_security_numbers: 'since when; no call says the number, and so no copy does',
  started_memberships: 'copied',
  subscriptions: 'copied',
  trusted_devices: 'hashes, of browsers that the sessions name',
  two_steps: 'copied',
  visit_stops: 'copied',
};

it('of each table with rows of patients it is known whether it is copied', async () => {
  const { rows } = await backend.portal.database.execute(
    `select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'patient') order by table_name`,
  );
  expect(rows).toEqual(Object.keys(TABLES).map((name) => ({ name })));
});

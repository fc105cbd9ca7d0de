import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import type { MailingTag } from '#schemas/wire/mailing.ts';
import { mailingTags } from '#services/backend/kernel/database/tables/mailingTags.ts';
import { MailingListUnavailable } from '#services/backend/adapters/mailing/MailingList.ts';
import { backendFixture, fullProfile } from '#tests/support/backend/backendFixture.ts';
import { doJobs, retryNow } from '#tests/support/backend/doJobs.ts';

const told: (readonly [string, MailingTag])[] = [];
/** Whether the list does not answer. */
let isAway = false;
const backend = await backendFixture({
  mailingList: {
    subscribe: async ({ id }) => `entry-${id}`,
    async tag(entry, tag) {
      if (isAway) throw new MailingListUnavailable();
      told.push([entry, tag]);
    },
    remove: () => Promise.resolve(),
  },
});
afterAll(() => backend.close());

it('a patient is put on the list once, and the list is told of each tag once', async () => {
  const patient = await backend.patient(fullProfile);
  const tagAs = (name: MailingTag['name'], status: MailingTag['status']) =>
    patient.send('POST', '/v2/mailing/tags', { tag: { name, status }, patient: patient.id });
  const subscribe = () =>
    patient.send<{ mailchimp_id: string }>('POST', '/v2/mailing/subscribers', { patient: patient.id });
  const entry = `entry-${patient.id}`;
  expect((await tagAs('checkout incomplete', 'active')).status).toBe(200);
  await doJobs(backend, 'mailing');
  expect(told.splice(0)).toEqual([[entry, { name: 'checkout incomplete', status: 'active' }]]);
  expect((await subscribe()).body.mailchimp_id).toBe(entry);
  expect((await subscribe()).body.mailchimp_id).toBe(entry);
  await tagAs('checkout incomplete', 'active');
  await doJobs(backend, 'mailing');
  expect(told).toEqual([]);
  isAway = true;
  expect((await tagAs('checkout complete', 'active')).status).toBe(200);
  backend.time.now = new Date(backend.time.now.getTime() + 1000);
  expect((await tagAs('checkout incomplete', 'inactive')).status).toBe(200);
  await doJobs(backend, 'mailing');
  isAway = false;
  await retryNow(backend, 'mailing');
  await doJobs(backend, 'mailing');
  await doJobs(backend, 'mailing');
  expect(told).toEqual([
    [entry, { name: 'checkout complete', status: 'active' }],
    [entry, { name: 'checkout incomplete', status: 'inactive' }],
  ]);
  const kept = await backend.portal.database.db.select().from(mailingTags).where(eq(mailingTags.userId, patient.id));
  expect(Object.fromEntries(kept.map(({ name, status }) => [name, status]))).toEqual({
    'checkout incomplete': 'inactive',
    'checkout complete': 'active',
  });
});

it('a tag says where a patient stands and nothing else, and is no other patient’s', async () => {
  const [patient, other] = await Promise.all([backend.patient(fullProfile), backend.patient(fullProfile)]);
  const tag = { name: 'checkout complete', status: 'active' };
  expect((await patient.send('POST', '/v2/mailing/tags', { tag, patient: other.id })).status).toBe(404);
  expect((await patient.send('POST', '/v2/mailing/subscribers', { patient: other.id })).status).toBe(404);
  const named = { name: 'takes rapamycin', status: 'active' };
  expect((await patient.send('POST', '/v2/mailing/tags', { tag: named, patient: patient.id })).status).toBe(400);
});

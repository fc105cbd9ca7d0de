import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import type { MailingTag } from '#schemas/wire/mailing.ts';
import { mailingTags } from '#services/backend/kernel/database/tables/mailingTags.ts';
import { backendFixture, fullProfile } from '#tests/support/backendFixture.ts';

const told: (readonly [string, MailingTag])[] = [];
const backend = await backendFixture({
  mailingList: {
    subscribe: async ({ id }) => `entry-${id}`,
    async tag(entry, tag) {
      if (tag.status === 'inactive') throw new Error('no connection');
      told.push([entry, tag]);
    },
  },
});
afterAll(() => backend.close());

it('a patient is put on the list once, and tags are kept and passed on', async () => {
  const patient = await backend.patient(fullProfile);
  const tagAs = (tag: object) => patient.send('POST', '/v2/mailing/tags', { tag, patient: patient.id });
  expect((await tagAs({ name: 'checkout incomplete', status: 'active' })).status).toBe(200);
  expect(told).toEqual([]);
  const subscribe = () =>
    patient.send<{ mailchimp_id: string }>('POST', '/v2/mailing/subscribers', { patient: patient.id });
  expect((await subscribe()).body.mailchimp_id).toBe(`entry-${patient.id}`);
  expect((await subscribe()).body.mailchimp_id).toBe(`entry-${patient.id}`);
  await tagAs({ name: 'checkout complete', status: 'active' });
  expect(told).toEqual([[`entry-${patient.id}`, { name: 'checkout complete', status: 'active' }]]);
  expect((await tagAs({ name: 'checkout incomplete', status: 'inactive' })).status).toBe(200);
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

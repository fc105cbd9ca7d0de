import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailingTag } from '#schemas/wire/mailing.ts';
import { mailingWork } from '#services/backend/modules/mailing/mailingWork.ts';
import { mailchimpList } from '#services/backend/adapters/mailing/mailchimpList.ts';
import { MailingListUnavailable } from '#services/backend/adapters/mailing/MailingList.ts';
import { advance, backendFixture, fullProfile, type BackendFixture } from '#tests/support/backend/backendFixture.ts';
import { closingFixture } from '#tests/support/backend/closingFixture.ts';
import { doJobs, retryNow } from '#tests/support/backend/doJobs.ts';
import { mailchimpStandIn } from '#tests/support/standIns/mailchimpStandIn.ts';

const account = { apiKey: 'key-of-the-tests-us21', audience: 'a1b2c3' };
const server = await mailchimpStandIn(account);
afterAll(() => server.close());

const hashOf = (email: string) => createHash('md5').update(email.toLowerCase()).digest('hex');

describe('Mailchimp', () => {
  const list = mailchimpList({ ...account, apiUrl: server.url });
  /** Does not wait for what never comes. */
  const hasty = mailchimpList({ ...account, apiUrl: server.url }, 300);
  const patient = { id: 'a'.repeat(24), email: 'Mary.Smith@example.com' };
  const tag = { name: 'checkout incomplete', status: 'active' } as const;

  it('knows an entry by its address, however often it is put there', async () => {
    const entry = await list.subscribe(patient);
    expect(entry).toBe(hashOf(patient.email));
    expect(await list.subscribe(patient)).toBe(entry);
    await list.tag(entry, tag);
    expect([...(server.members.get(entry)?.tags ?? [])]).toEqual(['checkout incomplete']);
    await list.tag(entry, { ...tag, status: 'inactive' });
    expect([...(server.members.get(entry)?.tags ?? [])]).toEqual([]);
    // The address, and where the patient stands in the portal: nothing else.
    expect(server.members.get(entry)?.sent).toEqual([
      { email_address: patient.email, status_if_new: 'transactional' },
      { email_address: patient.email, status_if_new: 'transactional' },
      { tags: [tag] },
      { tags: [{ ...tag, status: 'inactive' }] },
    ]);
  });

  it('gives an entry up, for now or for good, however often it is asked', async () => {
    const entry = await list.subscribe(patient);
    await list.remove(entry, false);
    await list.remove(entry, false);
    expect(server.members.has(entry)).toBe(false);
    expect(await list.subscribe(patient)).toBe(entry);
    const other = await list.subscribe({ ...patient, email: 'gone@example.com' });
    await list.remove(other, true);
    await list.remove(other, true);
    expect([...server.forgotten]).toEqual([other]);
    expect(server.members.has(entry)).toBe(true);
  });

  it.each([
    ['refuses', { status: 400, body: '{}' }],
    ['fails', { status: 500, body: 'no JSON' }],
    ['leads elsewhere', { status: 301, body: '' }],
    ['cuts the connection', 'cut'],
    ['never answers', 'never'],
  ] as const)('that %s is not available, and is asked once', async (_what, answer) => {
    const before = server.asked();
    server.answerNext(answer);
    const asking = answer === 'never' ? hasty : list;
    await expect(asking.subscribe(patient)).rejects.toBeInstanceOf(MailingListUnavailable);
    expect(server.asked()).toBe(before + 1);
  });

  it('that does not know the key is not available', async () => {
    const other = mailchimpList({ ...account, apiKey: 'another-us21', apiUrl: server.url });
    await expect(other.tag(hashOf(patient.email), tag)).rejects.toBeInstanceOf(MailingListUnavailable);
  });
});

describe('a portal with Mailchimp', () => {
  let backend: BackendFixture;
  beforeAll(async () => {
    backend = await backendFixture({ settings: { mailchimp: { ...account, apiUrl: server.url } } });
  });
  afterAll(() => backend.close());

  it('tells it by a job where a patient stands, whenever it answers again', async () => {
    const patient = await backend.patient(fullProfile);
    const tag: MailingTag = { name: 'verification incomplete', status: 'active' };
    server.answerNext({ status: 500, body: '' });
    expect((await patient.send('POST', '/v2/mailing/tags', { tag, patient: patient.id })).status).toBe(200);
    await backend.portal.jobs.rest('mailing');
    expect(server.members.get(hashOf(patient.email))).toBeUndefined();
    await retryNow(backend, 'mailing');
    await doJobs(backend, 'mailing');
    expect([...(server.members.get(hashOf(patient.email))?.tags ?? [])]).toEqual(['verification incomplete']);
    const { body } = await patient.send<{ mailchimp_id: string }>('POST', '/v2/mailing/subscribers', {
      patient: patient.id,
    });
    expect(body).toEqual({ mailchimp_id: hashOf(patient.email) });
  });

  it('knows the new address of a patient alone, with all tags, and the old one again where that is taken back', async () => {
    const patient = await backend.patient({ ...fullProfile, emailVerifiedAt: backend.time.now });
    const tag: MailingTag = { name: 'verification incomplete', status: 'active' };
    await patient.send('POST', '/v2/mailing/tags', { tag, patient: patient.id });
    await doJobs(backend, 'mailing');
    advance(backend, 1);
    const email = `new-${patient.email}`;
    const changed = await patient.send('PUT', `/v2/users/${patient.org}/${patient.id}/email`, {
      email,
      current_password: 'Portal123',
    });
    expect(changed.status).toBe(200);
    server.answerNext({ status: 500, body: '' });
    await doJobs(backend, 'mailing');
    await retryNow(backend, 'mailing');
    await doJobs(backend, 'mailing');
    expect([patient.email, email].map((one) => server.members.has(hashOf(one)))).toEqual([false, true]);
    expect([...(server.members.get(hashOf(email))?.tags ?? [])]).toEqual([tag.name]);
    // Changed and changed back, whether a job ran in between or not.
    for (const next of [patient.email, email]) {
      advance(backend, 1);
      await patient.send('PUT', `/v2/users/${patient.org}/${patient.id}/email`, {
        email: next,
        current_password: 'Portal123',
      });
    }
    await doJobs(backend, 'mailing');
    await doJobs(backend, 'mailing');
    expect([patient.email, email].map((one) => server.members.has(hashOf(one)))).toEqual([false, true]);
  });

  it('keeps an entry that a patient puts there while it is taken off, or while its tags are told', async () => {
    const patient = await backend.patient({ ...fullProfile, emailVerifiedAt: backend.time.now });
    const tag: MailingTag = { name: 'verification incomplete', status: 'active' };
    await patient.send('POST', '/v2/mailing/tags', { tag, patient: patient.id });
    await doJobs(backend, 'mailing');
    const { database } = backend.portal;
    const entry = hashOf(patient.email);
    const ownList = mailchimpList({ ...account, apiUrl: server.url });
    // A server that is slow to take off what this patient has left, and has again.
    await database.execute(`insert into mailing_removals (entry, is_final, created_at) values ($1, false, now())`, [
      entry,
    ]);
    await database.execute('update users set mailchimp_id = null where id = $1', [patient.id]);
    const slow = mailingWork({
      ...backend.portal,
      mailingList: {
        ...ownList,
        async remove(...given) {
          await patient.send('POST', '/v2/mailing/subscribers', { patient: patient.id });
          await ownList.remove(...given);
        },
      },
    });
    for (const key of await slow.due()) await slow.run(key);
    expect(server.members.has(entry)).toBe(false);
    await doJobs(backend, 'mailing');
    expect([...(server.members.get(entry)?.tags ?? [])]).toEqual([tag.name]);
    // One that is taken off after it was put on, and before its tags were told.
    await database.execute('update users set mailchimp_id = null where id = $1', [patient.id]);
    await database.execute('update mailing_tags set sent_at = null where user_id = $1', [patient.id]);
    let isTakenOff = false;
    const crossed = mailingWork({
      ...backend.portal,
      mailingList: {
        ...ownList,
        async tag(...given) {
          if (!isTakenOff) await ownList.remove(entry, false);
          isTakenOff = true;
          await ownList.tag(...given);
        },
      },
    });
    await crossed.run(`${patient.id}:now`);
    expect(isTakenOff).toBe(true);
    expect([...(server.members.get(entry)?.tags ?? [])]).toEqual([tag.name]);
    // The list has lost it, and the portal has not heard of that.
    await ownList.remove(entry, false);
    advance(backend, 1);
    await patient.send('POST', '/v2/mailing/tags', { tag: { ...tag, status: 'inactive' }, patient: patient.id });
    await doJobs(backend, 'mailing');
    expect(server.members.has(entry)).toBe(true);
  });

  it('gives up the entry of an address that the patient changes while it is put on', async () => {
    const patient = await backend.patient({ ...fullProfile, emailVerifiedAt: backend.time.now });
    const tag: MailingTag = { name: 'verification incomplete', status: 'active' };
    const ownList = mailchimpList({ ...account, apiUrl: server.url });
    const email = `new-${patient.email}`;
    await backend.portal.database.execute(
      `insert into mailing_tags (user_id, name, status, updated_at) values ($1, $2, $3, $4)`,
      [patient.id, tag.name, tag.status, backend.time.now.toISOString()],
    );
    advance(backend, 1);
    const crossed = mailingWork({
      ...backend.portal,
      mailingList: {
        ...ownList,
        async subscribe(given) {
          const entry = await ownList.subscribe(given);
          await patient.send('PUT', `/v2/users/${patient.org}/${patient.id}/email`, {
            email,
            current_password: 'Portal123',
          });
          return entry;
        },
      },
    });
    await crossed.run(`${patient.id}:now`);
    await doJobs(backend, 'mailing');
    expect([patient.email, email].map((one) => server.members.has(hashOf(one)))).toEqual([false, true]);
    expect([...(server.members.get(hashOf(email))?.tags ?? [])]).toEqual([tag.name]);
  });

  it('has it forget the address of an account that is erased', async () => {
    const patient = await backend.patient(fullProfile);
    await patient.send('POST', '/v2/mailing/subscribers', { patient: patient.id });
    expect((await closingFixture(backend).close(patient)).status).toBe(204);
    for (const seconds of [0, 61, 30 * 24 * 60 * 60]) {
      advance(backend, seconds);
      // Forgets the jobs that were done: their rows ask anew.
      await backend.portal.database.execute(`delete from jobs.job where name = 'closings'`);
      await doJobs(backend, 'closings');
    }
    await doJobs(backend, 'mailing');
    expect(server.members.has(hashOf(patient.email))).toBe(false);
    expect(server.forgotten.has(hashOf(patient.email))).toBe(true);
  });

  it('says so where a patient cannot be put on the list now, and can be asked again', async () => {
    const patient = await backend.patient(fullProfile);
    const subscribe = () => patient.send('POST', '/v2/mailing/subscribers', { patient: patient.id });
    server.answerNext('cut');
    expect(await subscribe()).toMatchObject({ status: 503, body: { code: 'MailingListUnavailable' } });
    expect(await subscribe()).toMatchObject({ status: 200, body: { mailchimp_id: hashOf(patient.email) } });
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import { settings } from '#services/backend/kernel/settings/settings.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';

const TOKEN = 'a-token-of-the-tests-that-is-long-enough';

const backend = await backendFixture({
  settings: { metricsToken: TOKEN },
  mailer: {
    async send() {
      throw new Error('no connection');
    },
  },
});
afterAll(() => backend.close());

const read = (authorization?: string) =>
  backend.call<string>({
    method: 'GET',
    url: '/metrics',
    ...(authorization !== undefined && { headers: { authorization } }),
  });
const figures = async () => (await read(`Bearer ${TOKEN}`)).body.split('\n');

describe('/metrics', () => {
  it('says how long each route took, with what status, and names nobody', async () => {
    const patient = await backend.patient();
    await patient.send('GET', `/users/${patient.org}/user/${patient.id}/patient`);
    await backend.call({ method: 'GET', url: `/users/${patient.org}/user/${patient.id}/patient` });
    const lines = await figures();
    const route = 'method="GET",route="/users/:org/user/:userId/patient"';
    expect(lines).toContain(`portal_request_seconds_count{${route},status="200"} 1`);
    expect(lines).toContain(`portal_request_seconds_count{${route},status="401"} 1`);
    expect(lines.join('\n')).not.toContain(patient.id);
  });

  it('says which jobs wait and which mails were not delivered', async () => {
    const now = backend.time.now;
    const mail = {
      organization: backend.tenant.id,
      userId: 'a'.repeat(24),
      channel: 'mail',
      subject: '',
      text: '',
    } as const;
    await backend.portal.database.db.insert(outbox).values([
      { ...mail, id: createId(now), recipient: 'a@example.com', toUnverified: true, createdAt: now },
      { ...mail, id: createId(now), recipient: 'b@example.com', givenUpAt: now, createdAt: now },
    ]);
    await doJobs(backend, 'mail');
    const lines = await figures();
    expect(lines).toContain('portal_mails{state="waiting"} 1');
    expect(lines).toContain('portal_mails{state="given-up"} 1');
    expect(lines).toContain('portal_jobs{queue="mail",state="retry"} 1');
    expect(lines.some((line) => /^portal_oldest_job_seconds\{queue="mail",state="retry"\} \d/.test(line))).toBe(true);
  });

  it('says how the process fares', async () => {
    expect((await figures()).some((line) => /^process_resident_memory_bytes \d+$/.test(line))).toBe(true);
  });

  it.each([undefined, '', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN])('is refused to whoever sends %j', async (sent) => {
    expect(await read(sent)).toMatchObject({ status: 401, body: { code: 'Unauthorized' } });
  });

  it('is nowhere without a token', async () => {
    const without = await backendFixture();
    const { status } = await without.call({ method: 'GET', url: '/metrics', headers: { authorization: 'Bearer ' } });
    await without.close();
    expect(status).toBe(404);
  });
});

it('a token that can be guessed is refused at the start', () => {
  expect(() => settings({ PORTAL_METRICS_TOKEN: 'short' })).toThrow('PORTAL_METRICS_TOKEN has 5 characters');
});

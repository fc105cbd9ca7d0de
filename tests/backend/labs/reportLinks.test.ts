import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Accesses } from '#schemas/wire/access.ts';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import type { CreatedReportLink, ReportLinks, SharedReport } from '#schemas/wire/labs/reportLink.ts';
import type { Problem } from '#schemas/problem.ts';
import { sweep } from '#services/backend/kernel/database/sweep.ts';
import { reportLinks } from '#services/backend/kernel/database/tables/reportLinks.ts';
import { labBundle, type BundledReport } from '#services/backend/sandbox/laboratory/labBundle.ts';
import { advance, backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { closingFixture } from '#tests/support/backend/closingFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { givePanel, laboratoryOf, labSettings } from '#tests/support/backend/labFixture.ts';

const backend = await backendFixture({ settings: labSettings });
afterAll(() => backend.close());
const { db } = backend.portal.database;
const laboratory = laboratoryOf(backend);

const DAY = 24 * 60 * 60;
const READER = 'Dr. Ada Winter';
let patient: TestPatient;
let panel: string;
let report: string;

const reportOf = async () => {
  const panels = (await patient.send<LabPanel[]>('GET', '/v2/labs/patient/panels')).body;
  return panels.find(({ _id }) => _id === panel)?.latestReport?._id ?? '';
};

/** A report of the patient, or another version of it. */
const measure = async (month: string, changes: Partial<BundledReport> = {}) => {
  const sent = await laboratory.send(
    labBundle({
      order: panel,
      patient: patient.id,
      identifier: `${month} of ${panel}`,
      collected: `2026-${month}-02T16:00:00Z`,
      issued: `2026-${month}-03T12:00:00Z`,
      results: [{ code: '1558-6', value: 92, unit: 'mg/dL', low: 65, high: 99 }],
      ...changes,
    }),
  );
  expect(sent.status).toBe(200);
};

beforeEach(async () => {
  patient = await backend.patient(fullProfile);
  panel = await givePanel(backend, patient);
  await measure('02', { results: [{ code: '1558-6', value: 77, unit: 'mg/dL' }] });
  await measure('03');
  report = await reportOf();
});

const pathOf = (id = report) => `/v2/labs/results/${id}/links`;
const make = (asked: object = {}, of = patient, headers = {}) =>
  of.send<CreatedReportLink & Problem>('POST', pathOf(), { reader: READER, days: 7, ...asked }, headers);
const list = async (of = patient) => (await of.send<ReportLinks>('GET', pathOf())).body.links;
const end = async (id: string, of = patient) => (await of.send('DELETE', `/v2/labs/report-links/${id}`)).status;
/** Opens a link as somebody without an account. */
const open = (secret: string, host = 'localhost') =>
  backend.call<SharedReport & Problem>({
    method: 'POST',
    url: '/v2/labs/shared-report',
    payload: { secret },
    headers: { host },
  });
const accessesOf = async () =>
  (await patient.send<Accesses>('GET', `/v2/users/${patient.org}/${patient.id}/accesses?limit=100`)).body.accesses;

describe('a link to a report', () => {
  it('shows its reader the one report, without an account and in no cache', async () => {
    const { status, body } = await make();
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^[\w-]{43}$/);
    const answer = await backend.app.inject({
      method: 'POST',
      url: '/v2/labs/shared-report',
      payload: { secret: body.secret },
      headers: { host: 'localhost' },
    });
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const shown: SharedReport = answer.json();
    expect(shown).toMatchObject({
      reader: READER,
      expires_at: body.link.expires_at,
      patient: { name: 'Pat Test', birthday: fullProfile.birthday },
      report: { status: 'final', collected_at: '2026-03-02T16:00:00Z' },
      explanation: null,
      categories: [{ results: [{ decimals: 0, result: { value: 92, unit: 'mg/dL', band: expect.any(String) } }] }],
    });
    // Nothing of the report before it, and no id of the patient or the lab test.
    for (const other of ['"value":77', patient.id, panel]) expect(answer.body).not.toContain(other);
  });

  it('is kept as a hash, and what opens it is said once', async () => {
    const { body } = await make();
    const rows = await db.select().from(reportLinks).where(eq(reportLinks.id, body.link._id));
    expect(rows).toMatchObject([{ userId: patient.id, reportId: report, reader: READER }]);
    expect(JSON.stringify(rows)).not.toContain(body.secret);
    expect(JSON.stringify(await list())).not.toContain(body.secret);
  });

  it.each([1, 7, 30])('that is good for %i days is over then', async (days) => {
    const { body } = await make({ days });
    const { now } = backend.time;
    expect(Date.parse(body.link.expires_at) - now.getTime()).toBe(days * DAY * 1000);
    advance(backend, days * DAY - 1);
    expect((await open(body.secret)).status).toBe(200);
    advance(backend, 1);
    expect((await open(body.secret)).status).toBe(404);
    backend.time.now = now;
  });

  it('is listed with when it was opened last, and ended at any moment', async () => {
    const { body } = await make({ reader: `  ${READER} ` });
    advance(backend, 60);
    const later = await make({ reader: 'Dr. Bo Summer', days: 1 });
    expect(await list()).toEqual([later.body.link, body.link]);
    expect(body.link).toMatchObject({ reader: READER, opened_at: null, ended_at: null });
    advance(backend, 60);
    await open(body.secret);
    const opened = backend.time.now.toISOString();
    expect((await list())[1]).toEqual({ ...body.link, opened_at: opened });
    advance(backend, 60);
    expect(await end(body.link._id)).toBe(204);
    const ended = { ...body.link, opened_at: opened, ended_at: backend.time.now.toISOString() };
    advance(backend, 60);
    expect(await end(body.link._id)).toBe(204);
    expect((await open(body.secret)).status).toBe(404);
    expect((await list())[1]).toEqual(ended);
    expect((await open(later.body.secret)).status).toBe(200);
  });

  it('shows the version of the report that counts when it is opened, and nothing that was taken back', async () => {
    const { secret } = (await make()).body;
    const corrected = { code: '1558-6', value: 97, unit: 'mg/dL', low: 65, high: 99 };
    await measure('03', { status: 'corrected', updated: '2026-04-01T00:00:00Z', results: [corrected] });
    expect((await open(secret)).body).toMatchObject({
      report: { status: 'corrected' },
      categories: [{ results: [{ result: { value: 97 } }] }],
    });
    await measure('03', { status: 'entered-in-error', updated: '2026-04-02T00:00:00Z', results: [corrected] });
    expect((await open(secret)).status).toBe(404);
    expect((await patient.send('GET', pathOf())).status).toBe(404);
    expect((await make()).status).toBe(404);
  });

  it('is answered alike whatever is wrong with it', async () => {
    const { secret, link } = (await make()).body;
    await end(link._id);
    const over = (await make({ days: 1 })).body.secret;
    const other = (await make()).body.secret;
    const { now } = backend.time;
    advance(backend, 2 * DAY);
    const answers = [
      await open(secret),
      await open(over),
      await open('x'),
      await open(''),
      await open('a'.repeat(43)),
      await open(other, 'evergreen.localhost'),
    ];
    backend.time.now = now;
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'NotFound' } });
  });

  it('is made, listed and ended by its patient alone', async () => {
    const { link, secret } = (await make()).body;
    const other = await backend.patient(fullProfile);
    expect((await make({}, other)).status).toBe(404);
    expect((await other.send('GET', pathOf())).status).toBe(404);
    expect(await end(link._id, other)).toBe(404);
    expect((await open(secret)).status).toBe(200);
  });

  it.each([
    { reader: ' ' },
    { reader: '' },
    { reader: '123' },
    { reader: 'a\nb' },
    { reader: 'a'.repeat(101) },
    { days: 2 },
    { days: '7' },
    { days: undefined },
  ])('is refused with %j', async (asked) => {
    expect((await make(asked)).status).toBeGreaterThanOrEqual(400);
    expect(await list()).toEqual([]);
  });

  it('is one, however often it is asked for with a key, and what opens it is what was answered last', async () => {
    const key = { 'idempotency-key': 'link-of-march' };
    const answers = await Promise.all([make({}, patient, key), make({}, patient, key), make({}, patient, key)]);
    const again = await make({}, patient, key);
    expect(new Set([...answers, again].map(({ body }) => body.link._id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
    expect((await open(again.body.secret)).status).toBe(200);
    for (const { body } of answers) expect((await open(body.secret)).status).toBe(404);
    expect((await make({ days: 30 }, patient, key)).body.code).toBe('IdempotencyConflict');
  });
});

describe('what a reader opens', () => {
  it('stands in the access log with the reader, and what was refused does not', async () => {
    const { secret, link } = (await make()).body;
    await open(secret);
    await end(link._id);
    await open(secret);
    const noted = (await accessesOf()).filter(({ route }) => route === 'openSharedReport');
    expect(noted).toEqual([
      expect.objectContaining({
        user: null,
        session: null,
        reader: READER,
        ids: { linkId: link._id, reportId: report },
        status: 200,
      }),
    ]);
    expect(JSON.stringify(await accessesOf())).not.toContain(secret);
  });

  it('is asked for no more often than a limit allows', async () => {
    const own = await backendFixture({ settings: { loginRateLimit: 3 } });
    const ask = () =>
      own.call<Problem>({ method: 'POST', url: '/v2/labs/shared-report', payload: { secret: 'a'.repeat(43) } });
    const statuses: number[] = [];
    for (let at = 0; at < 5; at += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
    await own.close();
  });
});

it('links end with the account, stay so where it is opened again, and are erased with it', async () => {
  const { secret } = (await make({ days: 30 })).body;
  const rows = () => db.select().from(reportLinks).where(eq(reportLinks.userId, patient.id));
  const { close, mailedToken, reopen, logIn } = closingFixture(backend);
  const { now } = backend.time;
  expect((await close(patient)).status).toBe(204);
  expect((await open(secret)).status).toBe(404);
  expect(await rows()).toMatchObject([{ endedAt: now }]);
  expect((await reopen(patient, await mailedToken(patient))).status).toBe(204);
  expect((await open(secret)).status).toBe(404);
  expect((await close({ ...patient, token: (await logIn(patient.email)).body.token })).status).toBe(204);
  for (const seconds of [0, 61, 30 * DAY]) {
    advance(backend, seconds);
    await backend.portal.database.execute(`delete from jobs.job where name = 'closings'`);
    await doJobs(backend, 'closings');
  }
  expect(await rows()).toEqual([]);
  backend.time.now = now;
});

it('links are swept 60 days after they were over', async () => {
  const ended = (await make({ days: 30 })).body.link;
  const expired = (await make({ days: 1 })).body.link;
  const live = (await make({ days: 30 })).body.link;
  await end(ended._id);
  const { now } = backend.time;
  const left = async (days: number) => {
    await sweep(backend.portal.database, new Date(now.getTime() + days * DAY * 1000));
    return new Set((await list()).map(({ _id }) => _id));
  };
  expect(await left(60)).toEqual(new Set([live._id, expired._id, ended._id]));
  expect(await left(60.5)).toEqual(new Set([live._id, expired._id]));
  expect(await left(61.5)).toEqual(new Set([live._id]));
});

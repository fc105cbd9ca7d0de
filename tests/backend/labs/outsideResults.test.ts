import { eq } from 'drizzle-orm';
import type { Bundle } from 'fhir/r4';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { NewOutsideResults, OutsideMarkers, OutsideResults } from '#schemas/wire/labs/outsideResult.ts';
import type {
  BioAgeOverview,
  LabAnalysis,
  LabCategory,
  LabMarkerHistory,
  LabTrends,
} from '#schemas/wire/labs/labReads.ts';
import { labAlerts } from '#services/backend/kernel/database/tables/labReports.ts';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import { outsideResults } from '#services/backend/kernel/database/tables/outsideResults.ts';
import { labBundle } from '#services/backend/sandbox/laboratory/labBundle.ts';
import { advance, backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { closingFixture } from '#tests/support/backend/closingFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { givePanel, laboratoryOf, labSettings } from '#tests/support/backend/labFixture.ts';

const backend = await backendFixture({ settings: labSettings });
afterAll(() => backend.close());
const { db } = backend.portal.database;

const PATH = '/v2/labs/outside-results';
const DAY = 24 * 60 * 60;
const glucose = { biomarker: 'fasting-glucose', value: 5.2, unit: 'mmol/L' };

let patient: TestPatient;
beforeEach(async () => {
  patient = await backend.patient(fullProfile);
});

const add = (asked: Partial<NewOutsideResults> = {}, of = patient, headers = {}) =>
  of.send<OutsideResults & Problem>(
    'POST',
    PATH,
    { day: '2026-01-05', laboratory: 'Westside Clinic', results: [glucose], ...asked },
    headers,
  );
const list = async (of = patient) => (await of.send<OutsideResults>('GET', PATH)).body.results;
const rows = () => db.select().from(outsideResults).where(eq(outsideResults.userId, patient.id));

/** Gives the patient a report of a laboratory. @returns the panel */
async function measured() {
  const panel = await givePanel(backend, patient);
  const sent = await laboratoryOf(backend).send(
    labBundle({
      order: panel,
      patient: patient.id,
      identifier: `of ${panel}`,
      collected: '2026-03-02T16:00:00Z',
      issued: '2026-03-03T12:00:00Z',
      results: [{ code: '1558-6', value: 92, unit: 'mg/dL', low: 65, high: 99 }],
    }),
  );
  expect(sent.status).toBe(200);
  return panel;
}

describe('what can be entered', () => {
  it('is every marker of the catalogue, each with its own unit first and others that it is reported in', async () => {
    const { markers } = (await patient.send<OutsideMarkers>('GET', `${PATH}/markers`)).body;
    expect(markers).toHaveLength(backend.portal.catalogue.biomarkers.size);
    const unitsOf = (slug: string) => markers.find(({ _id }) => _id === slug)?.units.map(({ unit }) => unit);
    expect(unitsOf('fasting-glucose')).toEqual(['mg/dL', 'mmol/L', 'g/L']);
    expect(unitsOf('wbc')).toEqual(['10*3/uL', '10*9/L']);
    expect(unitsOf('tsh')).toEqual(['m[IU]/L', 'u[IU]/mL']);
    // On a scale of its own, which no unit converts.
    expect(unitsOf('hba1c')).toEqual(['%']);
    expect(unitsOf('lp-a')).toEqual(['nmol/L', 'umol/L'].slice(0, unitsOf('lp-a')?.length));
    for (const { units } of markers) for (const { low, high } of units) expect(low).toBeLessThan(high);
  });
});

describe('a result that a patient enters', () => {
  it('is kept as it was entered and in the unit of its marker, and is marked', async () => {
    const { status, body } = await add();
    expect(status).toBe(200);
    expect(body.results).toEqual([
      {
        biomarker: expect.objectContaining({ _id: 'fasting-glucose', unit: 'mg/dL' }),
        result: expect.objectContaining({
          report: null,
          unit: 'mg/dL',
          band: expect.any(String),
          reference: expect.objectContaining({ source: 'catalogue' }),
          entered: {
            _id: expect.any(String),
            day: '2026-01-05',
            laboratory: 'Westside Clinic',
            value: 5.2,
            unit: 'mmol/L',
          },
        }),
      },
    ]);
    expect(body.results[0]?.result.value).toBeCloseTo(93.7, 1);
    expect(await list()).toEqual(body.results);
  });

  it('is never a laboratory’s: it stands in the history and the trends, and in nothing of a report', async () => {
    const panel = await measured();
    await add({ day: '2026-04-05', results: [{ ...glucose, value: 6 }] });
    const of = `/v2/labs/patient/panels/${panel}`;
    const { results } = (await patient.send<LabMarkerHistory>('GET', `${of}/markers/fasting-glucose`)).body;
    expect(results.map(({ entered, report }) => [entered?.value, report === null])).toEqual([
      [6, true],
      [undefined, false],
    ]);
    const trends = (await patient.send<LabTrends>('POST', '/v2/labs/trends', { markers: ['fasting-glucose'] })).body;
    expect(trends.series[0]?.results).toHaveLength(2);
    const analysis = (await patient.send<LabAnalysis>('GET', `${of}/report/analysis`)).body;
    expect(analysis.markers.map(({ result }) => result?.value)).toEqual([92]);
    const all = (await patient.send<LabCategory[]>('GET', `${of}/all-biomarkers`)).body;
    expect(JSON.stringify(all)).not.toContain('"entered"');
  });

  it('is no part of the biological age', async () => {
    const panel = await measured();
    const of = `/v2/labs/patient/panels/${panel}/bio-age/overview`;
    const before = (await patient.send<BioAgeOverview>('GET', of)).body;
    await add({
      day: '2026-03-02',
      results: [
        { biomarker: 'albumin', value: 4.4, unit: 'g/dL' },
        { biomarker: 'creatinine', value: 0.9, unit: 'mg/dL' },
      ],
    });
    expect((await patient.send<BioAgeOverview>('GET', of)).body).toEqual(before);
  });

  it('at a critical value is told to the patient, and calls nobody', async () => {
    const before = (await db.select().from(outbox)).length;
    const { body } = await add({ results: [{ biomarker: 'fasting-glucose', value: 45, unit: 'mg/dL' }] });
    expect(body.results[0]?.result.band).toBe('critical-low');
    expect(await db.select().from(labAlerts).where(eq(labAlerts.userId, patient.id))).toEqual([]);
    expect(await db.select().from(outbox)).toHaveLength(before);
  });

  it('is exported as the patient’s word, in no profile of a laboratory', async () => {
    await add();
    const answer = await backend.app.inject({
      method: 'GET',
      url: `${PATH}/fhir`,
      headers: { host: 'localhost', authorization: `Bearer ${patient.token}` },
    });
    const body: Bundle = answer.json();
    const [of, observation] = body.entry?.map(({ resource }) => resource) ?? [];
    expect(of?.resourceType).toBe('Patient');
    expect(observation).toMatchObject({
      resourceType: 'Observation',
      meta: { tag: [{ code: 'patient-entered' }] },
      performer: [{ reference: body.entry?.[0]?.fullUrl }],
      effectiveDateTime: '2026-01-05',
      note: [{ text: 'Entered by the patient from a report of Westside Clinic, as 5.2 mmol/L. Not verified.' }],
    });
    expect(JSON.stringify(observation)).not.toMatch(/us-core|laboratory"/);
  });

  it('is removed by its patient alone', async () => {
    const { body } = await add();
    const id = body.results[0]?.result.entered?._id ?? '';
    const other = await backend.patient(fullProfile);
    const remove = async (of: TestPatient) => (await of.send('DELETE', `${PATH}/${id}`)).status;
    expect(await remove(other)).toBe(404);
    expect(await list(other)).toEqual([]);
    expect(await remove(patient)).toBe(204);
    expect(await list()).toEqual([]);
    expect(await remove(patient)).toBe(404);
  });

  it('is added once, however often it is sent with a key', async () => {
    const key = { 'idempotency-key': 'a-test-of-january' };
    const answers = await Promise.all([add({}, patient, key), add({}, patient, key), add({}, patient, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await add({}, patient, key)).body.results).toHaveLength(1);
    expect((await add({ laboratory: null }, patient, key)).body.code).toBe('IdempotencyConflict');
    expect(await rows()).toHaveLength(1);
  });
});

describe('what is refused', () => {
  it.each<[Partial<NewOutsideResults>, string]>([
    [{ day: '2026-02-30' }, 'day'],
    [{ day: '2199-01-05' }, 'day'],
    [{ day: '1901-01-05' }, 'day'],
    [{ laboratory: 'West\nside' }, 'laboratory'],
    [{ results: [{ ...glucose, unit: 'mg/dL' }] }, 'results/0/value'],
    [{ results: [{ ...glucose, unit: 'furlong' }] }, 'results/0/value'],
    [{ results: [glucose, { ...glucose, value: 5 }] }, 'results/1/biomarker'],
    [{ results: [glucose, { ...glucose, biomarker: 'unknown' }] }, 'results/1/biomarker'],
  ])('is %j', async (asked, field) => {
    const { status, body } = await add(asked);
    expect([status, body.code]).toEqual([422, 'InvalidAnswer']);
    expect(body.fields?.map((one) => one.field)).toEqual([field]);
    expect(await rows()).toEqual([]);
  });

  it('says which unit a number may stand in', async () => {
    const { body } = await add({ results: [{ ...glucose, unit: 'mg/dL' }] });
    expect(body.fields?.[0]?.message).toBe('Glucose: Is this in mmol/L? In mg/dL, values are between 20 and 2000.');
  });

  it('is a day before the patient was born or after today anywhere, and no other', async () => {
    const born = fullProfile.birthday.replace(/^(..)-(..)-(....)$/, '$3-$1-$2');
    const today = new Date(backend.time.now.getTime() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);
    expect((await add({ day: born })).status).toBe(200);
    expect((await add({ day: today })).status).toBe(200);
  });

  it('is nothing, and more than there are markers', async () => {
    expect((await add({ results: [] })).status).toBe(400);
    expect((await add({ results: Array.from({ length: 53 }, () => glucose) })).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('is more than 30 tests a day', async () => {
    const own = await backendFixture({ settings: { loginRateLimit: 3 } });
    const busy = await own.patient(fullProfile);
    const statuses = new Set<number>();
    for (let at = 0; at < 31; at += 1) statuses.add((await add({ day: '2026-01-05' }, busy)).status);
    expect([...statuses]).toEqual([200, 429]);
    await own.close();
  });
});

it('what was entered is erased with the account', async () => {
  await add();
  const { now } = backend.time;
  expect((await closingFixture(backend).close(patient)).status).toBe(204);
  for (const seconds of [0, 61, 30 * DAY]) {
    advance(backend, seconds);
    await backend.portal.database.execute(`delete from jobs.job where name = 'closings'`);
    await doJobs(backend, 'closings');
  }
  expect(await rows()).toEqual([]);
  backend.time.now = now;
});

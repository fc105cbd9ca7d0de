import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Appointment } from '#schemas/wire/appointment.ts';
import type {
  BioAgeOverview,
  LabAnalysis,
  LabCategory,
  LabMarkerHistory,
  LabOverview,
  LabPreparation,
  LabTrends,
} from '#schemas/wire/labs/labReads.ts';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { appointments } from '#services/backend/kernel/database/tables/appointments.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import { explainReport } from '#services/backend/sandbox/laboratory/explainReport.ts';
import { labBundle, type BundledReport, type BundledResult } from '#services/backend/sandbox/laboratory/labBundle.ts';
import { advance, backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { givePanel, laboratoryOf, labSettings } from '#tests/support/backend/labFixture.ts';
import { pdfText } from '#tests/support/files/pdfText.ts';

const backend = await backendFixture({ settings: labSettings });
const laboratory = laboratoryOf(backend);
let patient: TestPatient;
let panel: string;
beforeEach(async () => {
  patient = await backend.patient(fullProfile);
  panel = await givePanel(backend, patient);
});
afterAll(() => backend.close());

const glucose: BundledResult = { code: '1558-6', value: 92, unit: 'mg/dL', low: 65, high: 99 };
const ldl: BundledResult = { code: '13457-7', value: 118, unit: 'mg/dL' };

/** What a biological age is computed from: the values of the publication's own example. */
const nine: readonly BundledResult[] = [
  { code: '1751-7', value: 43, unit: 'g/L' },
  { code: '2160-0', value: 80, unit: 'umol/L' },
  { code: '14771-0', value: 5.2, unit: 'mmol/L' },
  { code: '30522-7', value: 1.5, unit: 'mg/L' },
  { code: '736-9', value: 30, unit: '%' },
  { code: '787-2', value: 90, unit: 'fL' },
  { code: '788-0', value: 13, unit: '%' },
  { code: '6768-6', value: 65, unit: 'U/L' },
  { code: '6690-2', value: 6, unit: '10*3/uL' },
];

const send = async (month: string, results: readonly BundledResult[], changes: Partial<BundledReport> = {}) => {
  const sent = { order: panel, patient: patient.id, identifier: `${month} of ${panel}`, results };
  const answer = await laboratory.send(
    labBundle({ ...sent, collected: `2026-${month}-02T16:00:00Z`, issued: `2026-${month}-03T12:00:00Z`, ...changes }),
  );
  expect(answer.status).toBe(200);
};
const read = async <Body>(path: string, of = patient) =>
  (await of.send<Body>('GET', `/v2/labs/patient/panels/${panel}/${path}`)).body;

describe('before there are results', () => {
  it('every call answers, and pretends nothing', async () => {
    expect(await read<LabOverview>('overview')).toMatchObject({ report: null, reports: [], categories: [] });
    expect(await read<LabAnalysis>('report/analysis')).toEqual({
      report: null,
      explanation: null,
      comment: null,
      markers: [],
      others: [],
    });
    const categories = await read<LabCategory[]>('all-biomarkers');
    expect(categories.flatMap(({ markers }) => markers).every(({ result }) => result === null)).toBe(true);
    expect(categories.flatMap(({ markers }) => markers)).toHaveLength(backend.portal.catalogue.biomarkers.size);
    expect(await read<BioAgeOverview>('bio-age/overview')).toMatchObject({ status: 'missing', age: null, history: [] });
    expect(await read<unknown>('appointment')).toBeNull();
    expect(await read<LabMarkerHistory>('markers/ldl-c')).toMatchObject({ results: [], treatments: [] });
    expect(await read<LabPreparation>('preparation-guidelines')).toMatchObject({ fasting_hours: 10 });
  });
});

/** Books a draw for the patient. */
const draws = (startTime: Date, changes: Partial<typeof appointments.$inferInsert> = {}) =>
  backend.portal.database.db.insert(appointments).values({
    id: createId(startTime),
    organization: patient.org,
    userId: patient.id,
    kind: 'lab-draw',
    name: 'Blood draw',
    panelId: panel,
    startTime,
    endTime: new Date(startTime.getTime() + 15 * 60_000),
    location: 'Example Laboratory',
    createdAt: backend.time.now,
    ...changes,
  });

describe('how to come to a draw', () => {
  it('is by an appointment that is not canceled, the last one of the panel', async () => {
    const start = new Date('2026-07-01T16:00:00Z');
    await draws(new Date('2026-06-20T16:00:00Z'));
    await draws(start);
    await draws(new Date('2026-07-03T16:00:00Z'), { canceledAt: backend.time.now });
    expect(await read<Appointment>('appointment')).toMatchObject({
      panel,
      patient: patient.id,
      event: { name: 'Blood draw', start_time: start.toISOString(), location: 'Example Laboratory', cancel_url: null },
      event_type: { kind: 'lab-draw', duration: 15 },
    });
  });

  it('is by no appointment of another panel', async () => {
    await draws(new Date('2026-07-01T16:00:00Z'), { panelId: await givePanel(backend, patient) });
    await draws(new Date('2026-07-02T16:00:00Z'), { panelId: null });
    expect(await read<unknown>('appointment')).toBeNull();
  });

  it('follows from what is measured with the product, on its order, too', async () => {
    const catalogue = mkdtempSync(join(tmpdir(), 'portal-catalogue-'));
    cpSync('services/backend/catalogue', catalogue, { recursive: true });
    const file = join(catalogue, 'products/longevity-panel.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), biomarkers: ['hba1c'] }));
    const small = await backendFixture({ settings: { ...labSettings, catalogue } });
    try {
      const other = await small.patient(fullProfile);
      const id = await givePanel(small, other);
      const url = `/v2/labs/patient/panels/${id}/preparation-guidelines`;
      const { body } = await other.send<LabPreparation>('GET', url);
      expect(body.fasting_hours).toBe(0);
      expect(body.items.join(' ')).not.toMatch(/Do not eat|10 AM/);
      expect(body.medicines).not.toContain('biotin');
      const form = await small.app.inject({
        method: 'GET',
        url: `/v2/labs/results/${id}/form/download`,
        headers: { authorization: `Bearer ${other.token}` },
      });
      const text = await pdfText(form.rawPayload);
      expect(text).toContain('4548-4');
      expect(text).not.toContain('13457-7');
    } finally {
      await small.close();
      rmSync(catalogue, { recursive: true });
    }
  });
});

describe('an overview', () => {
  it('counts the results of the newest report by band, or those of the one that is named', async () => {
    await send('01', [glucose, { ...ldl, value: 140 }]);
    await send('04', [
      { ...glucose, value: 85 },
      { ...ldl, value: 40 },
      { ...glucose, code: '2823-3', value: 7, unit: 'mmol/L', low: 3.5, high: 5.1 },
    ]);
    const newest = await read<LabOverview>('overview');
    expect(newest.report?.collected_at).toBe('2026-04-02T16:00:00Z');
    expect(newest.reports.map(({ collected_at: at }) => at.slice(0, 7))).toEqual(['2026-04', '2026-01']);
    expect(newest.counts).toMatchObject({ 'critical-high': 1, optimal: 2 });
    expect(newest.categories.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['heart', 'metabolic']));
    const before = await read<LabOverview>(`overview?reportId=${newest.reports[1]?._id}`);
    expect(before.counts).toMatchObject({ 'critical-high': 0, 'in-range': 1, high: 1 });
    const { body } = await patient.send<LabPanel[]>('GET', '/v2/labs/patient/panels');
    expect(body[0]).toMatchObject({
      status: 'results_ready',
      critical: true,
      latestReport: { _id: newest.report?._id },
    });
    await explainReport(
      backend.portal,
      { organization: patient.org, userId: patient.id, panelId: panel },
      'Eat less salt.',
    );
    const explained = await patient.send<LabPanel[]>('GET', '/v2/labs/patient/panels');
    expect(explained.body[0]?.critical).toBe(false);
    // What is corrected then is to be explained anew.
    advance(backend, 60);
    await send('04', [{ ...glucose, value: 40 }], { status: 'corrected', updated: '2026-05-01T00:00:00Z' });
    const corrected = await patient.send<LabPanel[]>('GET', '/v2/labs/patient/panels');
    expect(corrected.body[0]).toMatchObject({ critical: true, latestReport: { status: 'corrected' } });
  });

  it('of another panel’s report or of one that was withdrawn is refused', async () => {
    await send('01', [glucose]);
    const { report } = await read<LabOverview>('overview');
    const other = await givePanel(backend, patient);
    const asked = await patient.send('GET', `/v2/labs/patient/panels/${other}/overview?reportId=${report?._id}`);
    expect(asked).toMatchObject({ status: 404, body: { code: 'NotFound' } });
    await send('01', [glucose], { status: 'cancelled', updated: '2026-05-01T00:00:00Z' });
    const gone = await patient.send('GET', `/v2/labs/patient/panels/${panel}/overview?reportId=${report?._id}`);
    expect(gone.status).toBe(404);
  });
});

describe('an analysis', () => {
  it('has each result with its band, its range, and the one before it', async () => {
    await send('01', [{ ...glucose, value: 105 }]);
    await send('04', [glucose, ldl], { comment: 'Better than last time.' });
    const { comment, markers } = await read<LabAnalysis>('report/analysis');
    expect(comment).toEqual({
      author: 'Sandbox Laboratory',
      text: 'Better than last time.',
      at: '2026-04-03T12:00:00Z',
    });
    expect(markers.map(({ biomarker }) => biomarker._id)).toEqual(['ldl-c', 'fasting-glucose']);
    expect(markers[1]).toMatchObject({
      result: { value: 92, band: 'in-range', unit: 'mg/dL', reference: { low: 65, high: 99, source: 'laboratory' } },
      previous: { value: 105, band: 'high' },
    });
    expect(markers[1]?.biomarker.critical).toEqual({ low: 54, high: 400 });
    // The laboratory gives no range.
    expect(markers[0]?.result?.reference).toEqual({
      low: null,
      high: 129,
      source: 'catalogue',
      by: 'NCEP ATP III 2001: up to 129 is near optimal',
      for: { sex: 'both', from: 18, through: null },
    });
    expect(markers[1]?.result?.reference).toMatchObject({ by: 'Sandbox Laboratory' });
  });
});

describe('a marker', () => {
  it('has its results of all panels, newest first', async () => {
    await send('01', [ldl]);
    panel = await givePanel(backend, patient);
    await send('04', [{ ...ldl, value: 90, comparator: '<' }]);
    const { results } = await read<LabMarkerHistory>('markers/ldl-c');
    expect(results.map(({ value, comparator }) => [comparator, value])).toEqual([
      ['<', 90],
      [null, 118],
    ]);
  });

  it('that is not in the catalogue is not found, as is a category', async () => {
    const url = `/v2/labs/patient/panels/${panel}`;
    expect((await patient.send('GET', `${url}/markers/luck`)).status).toBe(404);
    expect((await patient.send('GET', `${url}/categories/luck`)).status).toBe(404);
    expect((await read<LabCategory>('categories/heart')).markers.length).toBeGreaterThan(3);
  });
});

describe('trends', () => {
  it('are of the markers and days that are asked for, oldest first', async () => {
    for (const [month, value] of [
      ['01', 118],
      ['02', 110],
      ['03', 100],
      ['04', 95],
    ] as const)
      await send(month, [
        { ...ldl, value },
        { ...glucose, value: value - 20 },
      ]);
    const { body } = await patient.send<LabTrends>('POST', '/v2/labs/trends', {
      markers: ['ldl-c', 'fasting-glucose'],
      from: '2026-02-01',
      to: '2026-03-31',
    });
    expect(body.series.map(({ biomarker, results }) => [biomarker._id, results.map(({ value }) => value)])).toEqual([
      ['ldl-c', [110, 100]],
      ['fasting-glucose', [90, 80]],
    ]);
  });

  it.each([
    ['no marker', { markers: [] }],
    ['five markers', { markers: ['ldl-c', 'hdl-c', 'apob', 'tsh', 'wbc'] }],
    ['one marker twice', { markers: ['ldl-c', 'ldl-c'] }],
    ['an unknown marker', { markers: ['luck'] }],
    ['a day that is none', { markers: ['ldl-c'], from: 'yesterday' }],
  ])('of %s are refused', async (_, body) => {
    expect(await patient.send('POST', '/v2/labs/trends', body)).toMatchObject({ status: 400 });
  });
});

/** What moved a biological age, and the age that it is compared with, added up. */
const total = ({ moved }: BioAgeOverview) =>
  moved?.markers.reduce((sum, { years }) => sum + years, moved.from + moved.own);

const bioAge = () => read<BioAgeOverview>('bio-age/overview');

describe('a biological age', () => {
  it('is given by all nine markers of a fasting draw, with those before it', async () => {
    patient = await backend.patient({ ...fullProfile, birthday: '01-01-1976' });
    panel = await givePanel(backend, patient);
    await send('01', nine, { fasting: true });
    await send('04', nine);
    const overview = await bioAge();
    expect(overview).toMatchObject({ status: 'available', age: 43.3, method: 'PhenoAge', missing: [], reason: null });
    expect(overview.history.map(({ age }) => age)).toEqual([43.3, 43.3]);
    expect(overview.inputs).toHaveLength(9);
    expect((await read<LabOverview>('overview')).biological_age).toEqual({
      status: 'available',
      age: 43.3,
      own: 50,
      reason: null,
    });
  });

  it('says what moved it: since the draw before, or away from the middle of the ranges', async () => {
    patient = await backend.patient({ ...fullProfile, sex: 'female', birthday: '01-01-1976' });
    panel = await givePanel(backend, patient);
    await send('01', nine, { fasting: true });
    const first = await bioAge();
    expect(first.moved).toMatchObject({ since: null, own: 0 });
    expect(total(first)).toBeCloseTo(first.age ?? 0, 1);
    const others = nine.slice(1);
    await send('04', [{ code: '1751-7', value: 48, unit: 'g/L' }, ...others], { fasting: true });
    const second = await bioAge();
    expect(second.moved).toMatchObject({
      since: first.history[0]?.collected_at,
      from: expect.closeTo(43.34, 2),
      own: 0,
      markers: [{ biomarker: 'albumin' }, ...others.map(() => ({ years: 0 }))],
    });
    expect(total(second)).toBeCloseTo(second.age ?? 0, 1);
  });

  it('is given by several reports of one draw', async () => {
    await send('04', nine.slice(0, 4), { identifier: `a ${panel}` });
    expect(await bioAge()).toMatchObject({ status: 'missing', reason: 'missing' });
    await send('04', nine.slice(4), { identifier: `b ${panel}` });
    expect((await bioAge()).history).toHaveLength(1);
  });

  it('stays with its day where a newer draw does not have all nine, for a year, and mixes no draws', async () => {
    await send('01', nine, { fasting: true });
    const { age } = await bioAge();
    await send('04', [{ code: '1751-7', value: 30, unit: 'g/L' }]);
    const kept = { status: 'available', age, earlier_draw: '2026-01-02T16:00:00Z' };
    expect(await bioAge()).toMatchObject({ ...kept, history: [{ age }] });
    expect((await read<LabOverview>('overview')).biological_age).toMatchObject(kept);
    await send('05', [{ code: '30522-7', value: 40, unit: 'mg/L' }]);
    expect(await bioAge()).toMatchObject({ status: 'missing', reason: 'inflamed', age: null });
  });

  it('is not given where the patient had not fasted, or is pregnant, or one is missing', async () => {
    await send('04', nine, { fasting: false });
    expect(await bioAge()).toMatchObject({ status: 'missing', reason: 'not-fasting', age: null });
    await send('05', nine.slice(1));
    expect(await bioAge()).toMatchObject({ status: 'missing', missing: ['albumin'] });
    patient = await backend.patient({ ...fullProfile, medicalProfile: { pregnant: true } });
    panel = await givePanel(backend, patient);
    await send('04', nine);
    expect(await bioAge()).toMatchObject({ status: 'not-for-you', reason: 'pregnant', age: null });
  });
});

const load = async (path: string, of = patient) => {
  const answer = await backend.app.inject({
    method: 'GET',
    url: `/v2/labs/results/${path}`,
    headers: { host: 'localhost', authorization: `Bearer ${of.token}` },
  });
  return { ...answer, text: answer.statusCode === 200 ? await pdfText(answer.rawPayload) : '' };
};

describe('a PDF', () => {
  it('of results says what was measured, and of a withdrawn report there is none', async () => {
    await send('04', [glucose, { ...ldl, comparator: '<' }]);
    const { report } = await read<LabOverview>('overview');
    const results = await load(`${report?._id}/download`);
    expect(results.headers['content-type']).toBe('application/pdf');
    expect(results.headers['cache-control']).toBe('private, no-store');
    for (const said of ['Pat Test', 'Glucose', '92 mg/dL', '65 to 99', '<118 mg/dL'])
      expect(results.text).toContain(said);
    await send('04', [glucose], { status: 'entered-in-error', updated: '2026-05-01T00:00:00Z' });
    expect((await load(`${report?._id}/download`)).statusCode).toBe(404);
  });

  it('of the order has the numbers that the laboratory sends back, before and after there is a report', async () => {
    const before = await load(`${panel}/form/download`);
    for (const said of [panel, patient.id, 'Pat Test', 'March 12, 1985']) expect(before.text).toContain(said);
    await send('04', [glucose]);
    const { report } = await read<LabOverview>('overview');
    expect((await load(`${report?._id}/form/download`)).text).toContain(panel);
    const other = await backend.patient(fullProfile);
    expect((await load(`${panel}/form/download`, other)).statusCode).toBe(404);
  });
});

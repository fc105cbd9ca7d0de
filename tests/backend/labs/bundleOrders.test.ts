import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { LabAnalysis, LabOverview } from '#schemas/wire/labs/labReads.ts';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { labAlerts, labReports } from '#services/backend/kernel/database/tables/labReports.ts';
import { backendFixture, fullProfile } from '#tests/support/backend/backendFixture.ts';
import { givePanel, laboratoryOf, labSettings } from '#tests/support/backend/labFixture.ts';
import { isFull } from '#tests/support/full.ts';
import { bundlesOf, drawnAt, REPORTS } from '#tests/support/labs/manyBundles.ts';

const backend = await backendFixture({ settings: labSettings });
const laboratory = laboratoryOf(backend);
afterAll(() => backend.close());

const patient = await backend.patient(fullProfile);
const panel = await givePanel(backend, patient);
const bundles = bundlesOf({ order: panel, patient: patient.id });
const all = [...bundles.right, ...bundles.wrong];
const isWrong = new Set(bundles.wrong);

const file = async (path: string) => {
  const { statusCode, rawPayload } = await backend.app.inject({
    method: 'GET',
    url: `/v2/labs/results/${panel}/${path}`,
    headers: { host: 'localhost', authorization: `Bearer ${patient.token}` },
  });
  return { status: statusCode, digest: createHash('sha256').update(rawPayload).digest('hex') };
};

/** What the care team has to do for the patient, without the moments at which it came. */
const tasks = async () => {
  const { body } = await backend.call<readonly { readonly [field: string]: unknown }[]>({
    method: 'GET',
    url: '/sandbox/lab-alerts',
  });
  return body
    .filter((task) => task['patient'] === patient.id)
    .map(({ kind, urgent, report }) => [kind, urgent, report].join(' '))
    .toSorted();
};

/** What patient and care team see: list of tests, page, alarms, files. */
async function picture() {
  const url = `/v2/labs/patient/panels/${panel}`;
  const [{ body: panels }, { body: overview }, { body: analysis }, fhir, pdf] = await Promise.all([
    patient.send<LabPanel[]>('GET', '/v2/labs/patient/panels'),
    patient.send<LabOverview>('GET', `${url}/overview`),
    patient.send<LabAnalysis>('GET', `${url}/report/analysis`),
    file('fhir'),
    file('download'),
  ]);
  return { panels, overview, analysis, fhir, pdf, tasks: await tasks() };
}

/** Sends bundles to a panel without any reports. @returns the picture that they come to */
async function pictureOf(sent: readonly unknown[]) {
  const { db } = backend.portal.database;
  await db.delete(labReports).where(eq(labReports.userId, patient.id));
  await db.delete(labAlerts).where(eq(labAlerts.userId, patient.id));
  for (const bundle of sent) expect((await laboratory.send(bundle)).status).toBe(isWrong.has(bundle) ? 400 : 200);
  return picture();
}

/** A shuffle that comes again. */
const shuffled = (seed: number) =>
  all
    .map((bundle, index) => ({ bundle, key: Math.sin(seed * 1000 + index * 7) * 10_000 }))
    .map(({ bundle, key }) => ({ bundle, key: key - Math.floor(key) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ bundle }) => bundle);

const straight = await pictureOf(all);

it('forty bundles and more, right and wrong, come to one panel', async () => {
  expect(bundles.right.length).toBeGreaterThanOrEqual(40);
  expect(straight.overview.reports).toHaveLength(REPORTS.shown);
  expect([straight.fhir.status, straight.pdf.status]).toEqual([200, 200]);
  const rows = await backend.portal.database.db.select().from(labReports).where(eq(labReports.userId, patient.id));
  expect(rows).toHaveLength(REPORTS.kept);
});

it('the care team has one task of each kind a report, for what the report still says', () => {
  const kinds = straight.tasks.map((task) => task.split(' ')[0]);
  const counted = ['aside', 'critical', 'implausible', 'refused'].map(
    (one) => kinds.filter((kind) => kind === one).length,
  );
  // Nothing of what was critical, implausible or without a marker at first alone.
  expect(counted).toEqual([4, 5, 0, 17]);
  expect(new Set(straight.tasks.filter((task) => !task.startsWith('refused'))).size).toBe(9);
});

describe('the picture is the same', () => {
  it.each<readonly [string, readonly unknown[]]>([
    ['in the opposite order', all.toReversed()],
    ['all again, the other way', [...all, ...all.toReversed()]],
    ...Array.from({ length: isFull ? 200 : 4 }, (_, seed) => [`shuffled, ${seed}`, shuffled(seed)] as const),
  ])('%s', async (_, sent) => {
    expect(await pictureOf(sent)).toEqual(straight);
  });
});

const valuesAt = async (day: number) => {
  const url = `/v2/labs/patient/panels/${panel}`;
  const report = straight.overview.reports.find(({ collected_at: drawn }) => drawn === drawnAt(day, 8));
  if (!report) return undefined;
  const analysis = await patient.send<LabAnalysis>('GET', `${url}/report/analysis?reportId=${report._id}`);
  return {
    status: report.status,
    ...Object.fromEntries(
      analysis.body.markers.map(({ biomarker, result }) => [
        biomarker._id,
        result && `${result.comparator ?? ''}${result.value}`,
      ]),
    ),
  };
};

describe('of each report the newest version is shown', () => {
  it.each([
    ['final', 0, { status: 'final', 'fasting-glucose': '92', potassium: '4.2' }],
    ['corrected', 10, { status: 'corrected', 'fasting-glucose': '97', potassium: '4.2' }],
    ['amended', 20, { status: 'amended', 'fasting-glucose': '92', 'ldl-c': '118' }],
    ['cancelled', 30, undefined],
    ['entered in error', 40, undefined],
    ['entered in error, and then corrected', 50, { status: 'corrected', 'fasting-glucose': '92', potassium: '4.2' }],
    ['partial before', 60, { status: 'final', 'fasting-glucose': '92', potassium: '4.2' }],
    ['preliminary before', 70, { status: 'final', 'fasting-glucose': '92' }],
    ['with a result entered in error', 80, { status: 'corrected', 'fasting-glucose': '92' }],
    ['with numbered versions of one moment', 90, { status: 'corrected', 'fasting-glucose': '88' }],
    ['with versions of one moment', 100, { status: 'amended', 'fasting-glucose': '91' }],
    ['with comparators', 110, { status: 'corrected', 'hs-crp': '>20' }],
    ['with odd results', 120, { status: 'final', 'fasting-glucose': '92' }],
    ['appended', 130, { status: 'appended', 'fasting-glucose': '92', 'hs-crp': '<0.2' }],
  ])('%s', async (_, day, values) => {
    expect(await valuesAt(day)).toEqual(values);
  });
});

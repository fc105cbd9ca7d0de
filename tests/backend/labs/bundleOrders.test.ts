import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { labReports } from '#services/backend/kernel/database/tables/labReports.ts';
import { labBundle, type BundledReport, type BundledResult } from '#services/backend/sandbox/laboratory/labBundle.ts';
import type { LabAnalysis, LabOverview } from '#schemas/wire/labs/labReads.ts';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { givePanel, laboratoryOf, labSettings } from '#tests/support/backend/labFixture.ts';

const backend = await backendFixture({ settings: labSettings });
const laboratory = laboratoryOf(backend);
afterAll(() => backend.close());

const glucose: BundledResult = { code: '1558-6', value: 92, unit: 'mg/dL', low: 65, high: 99 };
const potassium: BundledResult = { code: '2823-3', value: 4.2, unit: 'mmol/L' };
const ldl: BundledResult = { code: '13457-7', value: 118, unit: 'mg/dL' };
const crp: BundledResult = { code: '30522-7', value: 0.2, comparator: '<', unit: 'mg/L' };

const DAY = 24 * 60 * 60 * 1000;
const at = (day: number, hour = 12) => new Date(Date.UTC(2025, 2, 1) + day * DAY + hour * 60 * 60 * 1000).toISOString();

type Of = Pick<BundledReport, 'order' | 'patient'>;
type Version = Omit<BundledReport, 'order' | 'patient' | 'identifier' | 'collected' | 'issued'> & {
  readonly made: number;
};

/** The versions of one report, in the order in which the laboratory made them. */
const versions =
  (name: string, drawn: number, ...all: readonly Version[]) =>
  (of: Of): readonly unknown[] =>
    all.map(({ made, ...version }) =>
      labBundle({
        ...of,
        identifier: `${name} of ${of.order}`,
        collected: at(drawn, 8),
        issued: at(drawn + 1),
        updated: at(made),
        ...version,
      }),
    );

/** A right bundle that was spoiled. */
const spoiled = (spoil: (text: string) => string) => (of: Of) => [
  JSON.parse(
    spoil(
      JSON.stringify(labBundle({ ...of, identifier: 'wrong', collected: at(3), issued: at(4), results: [glucose] })),
    ),
  ),
];

const one = { results: [glucose] };
const two = { results: [glucose, potassium] };

/** Bundles that must be kept: each line is a report and its versions. */
const right = [
  versions('final', 0, { made: 1, ...two }),
  versions(
    'corrected',
    10,
    { made: 11, ...two },
    { made: 12, status: 'corrected', results: [{ ...glucose, value: 97 }, potassium] },
  ),
  versions('amended', 20, { made: 21, ...one }, { made: 22, status: 'amended', results: [glucose, ldl] }),
  versions('cancelled', 30, { made: 31, ...one }, { made: 32, status: 'cancelled', results: [] }),
  versions('mistaken', 40, { made: 41, ...two }, { made: 42, status: 'entered-in-error', ...two }),
  versions(
    'restored',
    50,
    { made: 51, ...one },
    { made: 52, status: 'entered-in-error', ...one },
    { made: 53, status: 'corrected', ...two },
  ),
  versions(
    'growing',
    60,
    { made: 61, status: 'registered', results: [] },
    { made: 62, status: 'partial', ...one },
    { made: 63, ...two },
  ),
  versions('early', 70, { made: 71, status: 'preliminary', ...one }, { made: 72, ...one }),
  versions(
    'withdrawn value',
    80,
    { made: 81, ...two },
    { made: 82, status: 'corrected', results: [glucose, { ...potassium, status: 'entered-in-error' }] },
  ),
  versions(
    'numbered',
    90,
    { made: 91, version: '1', ...one },
    { made: 91, version: '2', status: 'corrected', results: [{ ...glucose, value: 90 }] },
    { made: 91, version: '10', status: 'corrected', results: [{ ...glucose, value: 88 }] },
  ),
  versions(
    'of one moment',
    100,
    { made: 101, ...one },
    { made: 101, status: 'amended', results: [{ ...glucose, value: 91 }] },
  ),
  versions(
    'comparators',
    110,
    { made: 111, results: [crp] },
    { made: 112, status: 'corrected', results: [{ ...crp, comparator: '>', value: 20 }] },
  ),
  versions('odd', 120, {
    made: 121,
    results: [glucose, { code: '99999-9', value: 1, unit: 'mg/dL' }, { ...ldl, unit: 'U/L' }, { code: '2951-2' }],
  }),
  versions(
    'appended',
    130,
    { made: 131, ...one },
    { made: 132, status: 'appended', comment: 'More to come.', results: [glucose, crp] },
  ),
];

/** Bundles that must be refused. */
const wrong = [
  spoiled((text) => text.replaceAll('"DiagnosticReport"', '"CarePlan"')),
  spoiled((text) => text.replace('"status":"final"', '"status":"done"')),
  spoiled((text) => text.replace('"status":"final"', '"status":7')),
  spoiled((text) => text.replace('"LAB"', '"RAD"')),
  spoiled((text) => text.replace('"laboratory"', '"vital-signs"')),
  spoiled((text) => text.replace('urn:patient-portal:lab-order', 'urn:somebody')),
  spoiled((text) => text.replace('urn:patient-portal:patient', 'urn:somebody')),
  spoiled((text) => text.replace('Observation/1558-6', 'Observation/gone')),
  spoiled((text) => text.replace(/"value":92/, '"value":"92"')),
  spoiled((text) => text.replace(/"value":92/, '"value":1e999')),
  spoiled((text) => text.replace(/"effectiveDateTime":"[^"]*",/, '')),
  spoiled((text) => text.replace(/"effectiveDateTime":"[^"]*"/, '"effectiveDateTime":"yesterday"')),
  spoiled((text) => text.replace(/"effectiveDateTime":"[^"]*"/, '"effectiveDateTime":"2025-02-30"')),
  spoiled((text) => text.replace('"identifier":"wrong"', '"identifier":""').replace('"value":"wrong"', '"value":" "')),
  spoiled((text) => text.replace(/"basedOn":\[.*?\],/, '')),
  (of: Of) => [
    labBundle({ ...of, patient: 'f'.repeat(24), identifier: 'foreign', collected: at(3), issued: at(4), ...one }),
  ],
  (of: Of) => [
    labBundle({ ...of, order: 'f'.repeat(24), identifier: 'no order', collected: at(3), issued: at(4), ...one }),
  ],
];

const bundlesOf = (of: Of) => ({
  right: right.flatMap((report) => report(of)),
  wrong: wrong.flatMap((bundle) => bundle(of)),
});

/** What the patient sees of the panel, without what is their own. */
async function seen(patient: TestPatient, panel: string) {
  const own = [panel, patient.id];
  const { body: panels } = await patient.send<LabPanel[]>('GET', '/v2/labs/patient/panels');
  const { body: overview } = await patient.send<LabOverview>('GET', `/v2/labs/patient/panels/${panel}/overview`);
  const analyses: LabAnalysis[] = [];
  for (const { _id } of overview.reports)
    analyses.push(
      (await patient.send<LabAnalysis>('GET', `/v2/labs/patient/panels/${panel}/report/analysis?reportId=${_id}`)).body,
    );
  const ids = analyses.flatMap(({ others }) => others.map(({ _id }) => _id));
  const { status, status_at, critical } = panels.find(({ _id }) => _id === panel) ?? {};
  const text = JSON.stringify({ status, status_at, critical, overview, analyses });
  return overview.reports
    .map(({ _id }) => _id)
    .concat(own, ids)
    .reduce((all, id, index) => all.replaceAll(id, `#${index}`), text);
}

async function loaded(order: (bundles: readonly unknown[]) => readonly unknown[]) {
  const patient = await backend.patient(fullProfile);
  const panel = await givePanel(backend, patient);
  const all = bundlesOf({ order: panel, patient: patient.id });
  const isWrong = new Set(all.wrong);
  for (const bundle of order([...all.right, ...all.wrong]))
    expect((await laboratory.send(bundle)).status).toBe(isWrong.has(bundle) ? 400 : 200);
  return { patient, panel, shown: await seen(patient, panel) };
}

/** A shuffle that comes again. */
const shuffled = (seed: number) => (bundles: readonly unknown[]) =>
  bundles
    .map((bundle, index) => ({ bundle, key: Math.sin(seed * 1000 + index * 7) * 10_000 }))
    .map(({ bundle, key }) => ({ bundle, key: key - Math.floor(key) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ bundle }) => bundle);

const straight = await loaded((bundles) => bundles);

it('forty bundles and more, right and wrong, come to one panel', async () => {
  const { right: good, wrong: bad } = bundlesOf({ order: straight.panel, patient: straight.patient.id });
  expect(good.length + bad.length).toBeGreaterThanOrEqual(40);
  const { body } = await straight.patient.send<LabOverview>(
    'GET',
    `/v2/labs/patient/panels/${straight.panel}/overview`,
  );
  // All but the cancelled one and the one that was a mistake.
  expect(body.reports).toHaveLength(right.length - 2);
  const rows = await backend.portal.database.db
    .select()
    .from(labReports)
    .where(eq(labReports.userId, straight.patient.id));
  expect(rows).toHaveLength(right.length);
});

type Order = (bundles: readonly unknown[]) => readonly unknown[];

describe('the panel is the same', () => {
  it.each<readonly [string, Order]>([
    ['in the opposite order', (bundles) => bundles.toReversed()],
    ['each twice', (bundles) => bundles.flatMap((bundle) => [bundle, bundle])],
    ['all again', (bundles) => [...bundles, ...bundles]],
    ['all again, the other way', (bundles) => [...bundles, ...bundles.toReversed()]],
    ['the wrong ones first', (bundles) => [...bundles.slice(-wrong.length), ...bundles.slice(0, -wrong.length)]],
    ...[1, 2, 3, 4].map((seed) => [`shuffled, ${seed}`, shuffled(seed)] as const),
  ])('%s', async (_, order) => {
    expect((await loaded(order)).shown).toBe(straight.shown);
  });
});

const valuesAt = async (day: number) => {
  const { patient, panel } = straight;
  const url = `/v2/labs/patient/panels/${panel}`;
  const { body } = await patient.send<LabOverview>('GET', `${url}/overview`);
  const report = body.reports.find(({ collected_at: drawn }) => drawn === at(day, 8));
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

import { eq } from 'drizzle-orm';
import type { Bundle, DiagnosticReport } from 'fhir/r4';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { LabAnalysis, LabOverview } from '#schemas/wire/labs/labReads.ts';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { labAlerts } from '#services/backend/kernel/database/tables/labReports.ts';
import { explainReport } from '#services/backend/sandbox/laboratory/explainReport.ts';
import { backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { givePanel, laboratoryOf, labSettings } from '#tests/support/backend/labFixture.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';
import { sentBundle, sentResult, type Sent } from '#tests/support/backend/sentBundle.ts';
import { pdfText } from '#tests/support/files/pdfText.ts';

const backend = await backendFixture({ settings: labSettings });
const laboratory = laboratoryOf(backend);
const { db } = backend.portal.database;
let patient: TestPatient;
let panel: string;
beforeEach(async () => {
  patient = await backend.patient({ ...fullProfile, sex: 'female', birthday: '03-12-1985' });
  panel = await givePanel(backend, patient);
});
afterAll(() => backend.close());

type Report = Parameters<typeof sentBundle>[2];

const bundle = (results: readonly Sent[], report?: Report) =>
  sentBundle({ order: panel, patient: patient.id }, results, report);
const send = async (results: readonly Sent[], report?: Report) => {
  const { status, body } = await laboratory.send(bundle(results, report));
  expect({ status, fields: body.fields }).toEqual({ status: 200, fields: undefined });
};
const refusedAt = async (sent: unknown) => {
  const { status, body } = await laboratory.send(sent);
  expect(status).toBe(400);
  return body.fields.map(({ field }) => field);
};

const panelNow = async () => {
  const { body } = await patient.send<LabPanel[]>('GET', '/v2/labs/patient/panels');
  return body.find(({ _id }) => _id === panel);
};
const read = async <Body>(path: string) =>
  (await patient.send<Body>('GET', `/v2/labs/patient/panels/${panel}/${path}`)).body;
const analysis = () => read<LabAnalysis>('report/analysis');
const load = (path: string) =>
  backend.app.inject({
    method: 'GET',
    url: `/v2/labs/results/${path}`,
    headers: { host: 'localhost', authorization: `Bearer ${patient.token}` },
  });
const tasks = () => db.select().from(labAlerts).where(eq(labAlerts.userId, patient.id));
const kinds = async () => (await tasks()).map(({ kind }) => kind).toSorted();

/** The bands of a report, those of results as they were sent included. */
const bands = ({ markers, others }: LabAnalysis) => [
  ...markers.map(({ result }) => result?.band ?? null),
  ...others.map(({ band }) => band),
];
const isCritical = (band: string | null) => band?.startsWith('critical') === true;

const potassium: Sent = { loinc: '2823-3', value: 4.2, ucum: 'mmol/L' };
const rare: Sent = { loinc: '99999-9', name: 'Something rare', value: 3, unit: 'mg/dL' };
const later = { effectiveDateTime: '2026-06-03T15:00:00Z', code: { text: 'Later tests' } };

/** The results of reports, each of which is sent as one, and whether they end in an alarm. */
const alarms: readonly (readonly [string, readonly (readonly [readonly Sent[], Report?])[], boolean])[] = [
  ['our range', [[[{ ...potassium, value: 6.9 }]]], true],
  ['a flag LL', [[[{ loinc: '19123-9', value: 1, ucum: 'mg/dL', flag: 'LL' }]]], true],
  [
    'a flag HH where we know no critical value',
    [[[{ loinc: '3016-3', value: 88, ucum: 'm[IU]/L', flag: 'HH' }]]],
    true,
  ],
  ['a flag AA', [[[{ ...potassium, flag: 'AA' }]]], true],
  ['a flag in words', [[[{ ...potassium, interpretation: [{ text: 'Panic high' }] }]]], true],
  ['a flag on an unknown code', [[[{ ...rare, flag: 'HH' }]]], true],
  ['a flag on what has no code', [[[{ name: 'Blasts', value: 12, unit: '%', flag: 'AA' }]]], true],
  ['a flag on words', [[[{ name: 'Blood culture', value: 'Gram-positive cocci', flag: 'AA' }]]], true],
  ['a flag on a unit that cannot be read', [[[{ ...potassium, ucum: 'mg/dL', flag: 'HH' }]]], true],
  ['a flag on a value without a unit', [[[{ loinc: '2823-3', value: '7.1', flag: 'HH' }]]], true],
  ['a flag on a value that cannot be true', [[[{ ...potassium, value: 40, flag: 'HH' }]]], true],
  ['words that say so', [[[{ name: 'Blood smear', value: 'Critical, call' }]]], true],
  ['a note that says so', [[[{ ...potassium, note: 'Critical value, called to Dr. Ito.' }]]], true],
  ['a flag and a note', [[[{ ...potassium, flag: 'HH', note: 'Hemolyzed.' }]]], true],
  ['the glucose of a panel', [[[{ loinc: '2345-7', value: 512, ucum: 'mg/dL' }]]], true],
  ['a text with its unit', [[[{ loinc: '2823-3', value: '7.1 mmol/L' }]]], true],
  ['equivalents', [[[{ loinc: '2823-3', value: 7.1, unit: 'mEq/L' }]]], true],
  ['thousands in words', [[[{ loinc: '777-3', value: 12, unit: 'Thousand/uL' }]]], true],
  ['a preliminary report', [[[{ loinc: '2951-2', value: 118, ucum: 'mmol/L' }], { status: 'preliminary' }]], true],
  ['a preliminary result', [[[{ ...potassium, value: 7, status: 'preliminary' }]]], true],
  ['a preliminary flag on an unknown code', [[[{ ...rare, flag: 'LL' }], { status: 'preliminary' }]], true],
  ['a report of a status that is not known', [[[{ ...potassium, value: 7 }], { status: 'unknown' }]], true],
  [
    'a report before a clean one',
    [[[{ ...potassium, value: 7.1 }]], [[{ loinc: '2093-3', value: 170, ucum: 'mg/dL' }], later]],
    true,
  ],
  ['a report that came after a clean one of a later draw', [[[rare], later], [[{ ...potassium, value: 7.1 }]]], true],
  [
    'two values of one moment',
    [
      [
        [
          { ...potassium, value: 7.1, identifier: [{ value: 'a' }] },
          { ...potassium, identifier: [{ value: 'b' }] },
        ],
      ],
    ],
    true,
  ],
  [
    'men’s and women’s ranges that do not fit',
    [
      [
        [
          {
            loinc: '718-7',
            value: 6.1,
            ucum: 'g/dL',
            referenceRange: [{ low: { value: 13 }, appliesTo: [{ text: 'Male' }] }],
          },
        ],
      ],
    ],
    true,
  ],
  ['a newer value of another draw, which is fine', [[[{ ...potassium, value: 7.1 }]], [[potassium], later]], false],
  ['a newer value without a flag', [[[{ ...rare, flag: 'HH' }]], [[rare], later]], false],
  ['a flag H', [[[{ ...potassium, flag: 'H' }]]], false],
  ['a flag that was taken back', [[[{ ...potassium, value: 7.1, flag: 'HH', status: 'entered-in-error' }]]], false],
  ['a value that cannot be true', [[[{ ...potassium, value: 40 }]]], false],
  [
    'words that say it is not critical',
    [[[{ ...potassium, interpretation: [{ text: 'High, not critical' }] }]]],
    false,
  ],
];

describe('an alarm', () => {
  it.each(alarms)('by %s reaches patient, care team and home, or nobody', async (_, reports, rings) => {
    for (const [results, report] of reports) await send(results, report);
    expect((await panelNow())?.critical).toBe(rings);
    expect(bands(await analysis()).some(isCritical)).toBe(rings);
    const { body } = await backend.call<
      readonly { readonly patient: string; readonly kind: string; readonly urgent: boolean }[]
    >({
      method: 'GET',
      url: '/sandbox/lab-alerts',
    });
    const own = body.filter((task) => task.patient === patient.id && task.kind === 'critical');
    // A newer draw ends the alarm of the order; the first call was made and stays.
    const called = rings || reports.length > 1;
    expect(own.length > 0 && own.every(({ urgent }) => urgent)).toBe(called);
    const subjects = (await mailsTo(backend, patient.email)).map(({ subject }) => subject);
    expect(subjects.includes('Please log in today')).toBe(called);
  });

  it('ends with a correction that is not critical, and with a provider’s word', async () => {
    const named = { identifier: [{ value: `R of ${panel}` }] };
    await send([{ ...rare, flag: 'HH' }], named);
    const again = { ...named, status: 'corrected' as const, meta: { lastUpdated: '2026-06-05T00:00:00Z' } };
    await send([{ ...rare, flag: 'N' }], again);
    expect((await panelNow())?.critical).toBe(false);
    const open = await backend.call<readonly { readonly patient: string; readonly kind: string }[]>({
      method: 'GET',
      url: '/sandbox/lab-alerts',
    });
    expect(open.body.filter((task) => task.patient === patient.id && task.kind === 'critical')).toEqual([]);
    await send([{ ...potassium, value: 7 }], later);
    await explainReport(backend.portal, { organization: patient.org, userId: patient.id, panelId: panel }, 'Come in.');
    expect((await panelNow())?.critical).toBe(false);
  });
});

const bound = (low?: number, high?: number) => ({
  ...(low !== undefined && { low: { value: low, unit: 'g/dL' } }),
  ...(high !== undefined && { high: { value: high, unit: 'g/dL' } }),
});
const hemoglobin = (...referenceRange: NonNullable<Sent['referenceRange']>): Sent => ({
  loinc: '718-7',
  value: 12.8,
  ucum: 'g/dL',
  referenceRange,
});
const whom = (text: string) => ({ appliesTo: [{ text }] });
const aged = (low?: number, high?: number) => ({
  age: {
    ...(low !== undefined && { low: { value: low, code: 'a' } }),
    ...(high !== undefined && { high: { value: high, code: 'a' } }),
  },
});

describe('a result', () => {
  it.each<readonly [string, Sent, object]>([
    [
      'with the flag L within our range',
      { ...potassium, value: 3.5, flag: 'L', range: '3.6-5.1' },
      { band: 'low', flag: 'Low', range_text: '3.6-5.1', reference: { low: 3.6, high: 5.1, source: 'laboratory' } },
    ],
    ['with a range in words', { ...potassium, range: '<4' }, { band: 'high', range_text: '<4' }],
    ['at the bound of a range in words', { ...potassium, value: 4, range: '<4' }, { band: 'high' }],
    ['with a flag H inside its range', { ...potassium, flag: 'H', range: [3.5, 5.1] }, { band: 'marked-high' }],
    ['with a note', { ...potassium, value: 6.9, note: 'Hemolyzed.' }, { band: 'critical-high', note: 'Hemolyzed.' }],
    ['with an abnormal flag that names no side', { ...potassium, flag: 'A' }, { band: 'flagged', flag: 'Abnormal' }],
    ['with a flag that is no judgement', { ...potassium, flag: 'POS' }, { band: 'optimal', flag: 'POS' }],
    [
      'with the ranges of men and women',
      hemoglobin({ ...bound(13.5, 17.5), ...whom('Male') }, { ...bound(12, 15.5), ...whom('Female') }),
      { band: 'optimal', reference: { low: 12, high: 15.5 } },
    ],
    [
      'with ranges of children and adults',
      hemoglobin({ ...bound(11, 12.5), ...aged(0, 17) }, { ...bound(12, 15), ...aged(18) }),
      { band: 'optimal', reference: { low: 12, high: 15 } },
    ],
    [
      'with ranges that overlap at an age',
      hemoglobin({ ...bound(11, 12.5), ...aged(0, 41) }, { ...bound(12, 15), ...aged(41) }),
      { band: 'optimal' },
    ],
    [
      'with a range for her and one for everybody',
      hemoglobin(bound(13, 17), { ...bound(12, 15), ...whom('women') }),
      { reference: { low: 12 } },
    ],
    [
      'with ranges of men only',
      hemoglobin({ ...bound(13.5, 17.5), ...whom('Male') }),
      { band: null, reference: null, unfit: true },
    ],
    [
      'with ranges of men only and a flag',
      { ...hemoglobin({ ...bound(13.5, 17.5), ...whom('Male') }), flag: 'L' },
      { band: 'marked-low', unfit: true },
    ],
    [
      'with a goal of treatment',
      {
        loinc: '13457-7',
        value: 118,
        ucum: 'mg/dL',
        referenceRange: [{ high: { value: 70 }, type: { coding: [{ code: 'treatment' }] } }],
      },
      { band: 'in-range', reference: { high: 129, source: 'catalogue' } },
    ],
    [
      'with a range that contradicts itself',
      hemoglobin(bound(17, 13)),
      { band: 'optimal', reference: { source: 'catalogue' } },
    ],
    [
      'with equivalents of two charges',
      { loinc: '19123-9', value: 1.7, unit: 'mEq/L' },
      { value: 2.065925, unit: 'mg/dL' },
    ],
    ['of the older equation', { loinc: '48642-3', value: 88, unit: 'mL/min/1.73m2' }, { value: 88, band: 'in-range' }],
    ['of the usual CRP', { loinc: '1988-5', value: '<0.2 mg/L' }, { value: 0.2, comparator: '<' }],
  ])('%s has its band', async (_, sent, shown) => {
    await send([sent]);
    const { markers, others } = await analysis();
    expect(others).toEqual([]);
    expect(markers[0]?.result).toMatchObject(shown);
  });

  it.each<readonly [string, Sent, object]>([
    [
      'of an unknown code',
      { ...rare, flag: 'H', range: '1-2', note: 'Repeated.' },
      {
        name: 'Something rare',
        value: '3',
        unit: 'mg/dL',
        range: '1-2',
        band: 'high',
        flag: 'High',
        note: 'Repeated.',
        why: 'unplaced',
      },
    ],
    ['that the laboratory calls normal', { ...rare, flag: 'N' }, { band: null, flag: 'Normal' }],
    [
      'without a unit',
      { loinc: '3016-3', name: 'TSH', value: '2.4' },
      { name: 'TSH', value: '2.4', unit: null, band: null },
    ],
    [
      'without a value',
      { loinc: '2823-3', name: 'Potassium', dataAbsentReason: { text: 'Specimen clotted' } },
      { value: 'Specimen clotted' },
    ],
    [
      'that is a ratio',
      { name: 'ANA titer', valueRatio: { numerator: { value: 1 }, denominator: { value: 128 } } },
      { value: '1:128' },
    ],
    [
      'in megagrams',
      { loinc: '3094-0', name: 'Urea', value: 92, ucum: 'Mg/dl', range: [8, 23.5] },
      { value: '92', unit: 'Mg/dl', range: '8 to 23.5', why: 'implausible', band: null },
    ],
    ['in grams a milliliter', { loinc: '718-7', value: 12.5, ucum: 'g/mL' }, { why: 'implausible', band: null }],
    ['with a slipped point', { ...potassium, value: 42 }, { why: 'implausible', band: null }],
    [
      'that was canceled',
      { ...potassium, status: 'cancelled', note: 'Too little blood.' },
      { value: null, why: 'withdrawn', note: 'Too little blood.' },
    ],
  ])('%s is shown as it was sent', async (_, sent, shown) => {
    await send([sent]);
    const { markers, others } = await analysis();
    expect(markers).toEqual([]);
    expect(others).toMatchObject([shown]);
    expect(await kinds()).toEqual(
      others[0]?.why === 'implausible' ? ['implausible'] : others[0]?.why === 'withdrawn' ? [] : ['aside'],
    );
  });
});

const member = (id: string) => ({ reference: `Observation/${id}` });
const held = (result: Sent, id: string) => ({ ...sentResult(result), id });

/** Deeper than a function can call itself. */
const DEEP = 6000;

describe('what an observation holds', () => {
  it.each<readonly [string, () => unknown]>([
    [
      'as members',
      () => bundle([{ loinc: '58410-2', hasMember: [member('m')] }], { more: [held({ ...potassium, value: 7 }, 'm')] }),
    ],
    [
      'as members of members',
      () =>
        bundle([{ loinc: '1-8', hasMember: [member('p')] }], {
          more: [held({ hasMember: [member('m')] }, 'p'), held({ ...potassium, value: 7 }, 'm')],
        }),
    ],
    [
      'as members of members, thousands deep',
      () =>
        bundle([
          {
            name: 'Panel',
            contained: Array.from({ length: DEEP }, (_, at) =>
              held(
                at < DEEP - 1 ? { hasMember: [{ reference: `#p${at + 1}` }] } : { ...potassium, value: 7 },
                `p${at}`,
              ),
            ),
            hasMember: [{ reference: '#p0' }],
          },
        ]),
    ],
    [
      'as components',
      () =>
        bundle([
          {
            name: 'Electrolytes',
            component: [
              {
                code: { coding: [{ system: 'http://loinc.org', code: '2823-3' }] },
                valueQuantity: { value: 7, unit: 'mmol/L' },
              },
            ],
          },
        ]),
    ],
    [
      'as what the report contains',
      () => bundle([], { contained: [held({ ...potassium, value: 7 }, 'c')], result: [{ reference: '#c' }] }),
    ],
    [
      'as what it contains itself',
      () =>
        bundle([
          { name: 'Panel', contained: [held({ ...potassium, value: 7 }, 'c')], hasMember: [{ reference: '#c' }] },
        ]),
    ],
  ])('%s is read', async (_, sent) => {
    expect((await laboratory.send(sent())).status).toBe(200);
    const { markers, others } = await analysis();
    expect(markers).toMatchObject([{ biomarker: { _id: 'potassium' }, result: { value: 7, band: 'critical-high' } }]);
    expect(others).toEqual([]);
  });

  it.each<readonly [string, () => unknown, string]>([
    [
      'a member that is missing',
      () => bundle([{ name: 'Panel', hasMember: [member('gone')] }]),
      '/entry/1/resource/hasMember/0',
    ],
    [
      'a contained one that is missing',
      () => bundle([], { result: [{ reference: '#gone' }] }),
      '/entry/0/resource/result/0',
    ],
    [
      'an observation that no report names',
      () => bundle([potassium], { more: [held(rare, 'lost')] }),
      '/entry/2/resource',
    ],
    [
      'a form of value that is not read',
      () => bundle([{ name: 'Wave', valueSampledData: { origin: { value: 0 }, period: 1, dimensions: 1 } }]),
      '/entry/1/resource/valueSampledData',
    ],
    [
      'a draw in the future',
      () => bundle([potassium], { effectiveDateTime: '2062-06-01T15:00:00Z' }),
      '/entry/0/resource/effectiveDateTime',
    ],
    [
      'a draw of a result in the future',
      () => bundle([{ ...potassium, effectiveDateTime: '2026-06-17T15:00:00Z' }]),
      '/entry/1/resource/effectiveDateTime',
    ],
    [
      'a period of a draw in the future',
      () => bundle([{ ...potassium, effectivePeriod: { start: '2027-01-01' } }]),
      '/entry/1/resource/effectivePeriod/start',
    ],
    [
      'a report of the future',
      () => bundle([potassium], { issued: '2099-01-01T15:00:00Z' }),
      '/entry/0/resource/issued',
    ],
    [
      'a report that was changed in the future',
      () => bundle([potassium], { meta: { lastUpdated: '2099-01-01T15:00:00Z' } }),
      '/entry/0/resource/meta/lastUpdated',
    ],
    [
      'a result of the future',
      () => bundle([{ ...potassium, issued: '2099-01-01T15:00:00Z' }]),
      '/entry/1/resource/issued',
    ],
    [
      'a day that is none',
      () => bundle([potassium], { effectiveDateTime: '2026-02-30' }),
      '/entry/0/resource/effectiveDateTime',
    ],
  ])('%s is refused with its place', async (_, sent, place) => {
    expect(await refusedAt(sent())).toContain(place);
    expect(await kinds()).toEqual(['refused']);
  });

  it('in a report without an identifier is replaced by a later version of it, and by no other report', async () => {
    await send([potassium]);
    await send([{ ...potassium, value: 4.4 }], { meta: { lastUpdated: '2026-06-04T00:00:00Z' }, status: 'corrected' });
    await send([{ ...potassium, value: 4.6 }], later);
    expect((await read<LabOverview>('overview')).reports).toHaveLength(2);
    expect((await analysis()).markers[0]).toMatchObject({ result: { value: 4.6 }, previous: { value: 4.4 } });
  });
});

const spoiled = (results: readonly Sent[]) => bundle(results, { effectiveDateTime: 'yesterday' });

describe('a refused bundle', () => {
  it.each<readonly [string, () => unknown, boolean]>([
    ['a flag', () => spoiled([{ ...rare, flag: 'AA' }]), true],
    ['a value', () => spoiled([{ ...potassium, value: 7 }]), true],
    ['a value of a name', () => spoiled([{ name: 'Potassium', value: 7, unit: 'mmol/L' }]), true],
    ['a whole number', () => spoiled([{ loinc: '2823-3', name: 'Potassium', valueInteger: 8 }]), true],
    ['a flag in a text', () => spoiled([{ ...rare, value: '12 HH' }]), true],
    ['a value in a text', () => spoiled([{ loinc: '2823-3', value: '7 mmol/L' }]), true],
    [
      'a number in quotes',
      () => JSON.parse(JSON.stringify(bundle([{ ...potassium, value: 7.5 }])).replace('7.5', '"7.5"')),
      true,
    ],
    [
      'a component',
      () => spoiled([{ name: 'Panel', component: [{ code: { text: 'x' }, interpretation: [{ text: 'critical' }] }] }]),
      true,
    ],
    ['a value with a decimal comma', () => spoiled([{ loinc: '2823-3', value: '7,2 mmol/L' }]), true],
    ['a short name', () => spoiled([{ name: 'HGB', value: 5.9, unit: 'g/dL' }]), true],
    ['nothing', () => spoiled([{ ...potassium, flag: 'H' }]), false],
    ['a value that cannot be true', () => spoiled([{ ...potassium, value: 70 }]), false],
  ])('is a task of the care team, urgent where %s is critical', async (_, sent, urgent) => {
    expect((await laboratory.send(sent())).status).toBe(400);
    await laboratory.send(sent());
    expect(await tasks()).toMatchObject([{ kind: 'refused', urgent, panelId: panel, reportId: null }]);
  });

  it.each<readonly [string, () => string, number, boolean]>([
    [
      'with a null character beside a critical value',
      () => JSON.stringify(bundle([{ ...potassium, value: 7, note: 'a\0b' }])),
      400,
      true,
    ],
    ['with a null character', () => JSON.stringify(bundle([{ ...potassium, note: 'a\0b' }])), 400, false],
    ['with half of a pair', () => JSON.stringify(bundle([{ ...potassium, note: '\uD800' }])), 400, false],
    ['that is too large', () => JSON.stringify(bundle([potassium])) + ' '.repeat(1024 * 1024), 413, true],
    ['that ends in the middle', () => JSON.stringify(bundle([potassium])).slice(0, -40), 400, true],
    ['that is HL7 v2', () => `MSH|^~\\&|NORTHLAB\rORC|RE|${panel}\rOBX|1|NM|2823-3||7.0|mmol/L`, 400, true],
    [
      'that is nested without end',
      () =>
        JSON.stringify(bundle([potassium])).replace(
          '"entry":',
          `"x":${'['.repeat(40_000)}${']'.repeat(40_000)},"entry":`,
        ),
      400,
      false,
    ],
  ])('%s is a task', async (_, text, status, urgent) => {
    expect((await laboratory.send(0, { text: text() })).status).toBe(status);
    await laboratory.send(0, { text: text() });
    expect(await tasks()).toMatchObject([{ kind: 'refused', urgent }]);
  });

  it('of a patient of ours with no order of theirs is one, too, and of nobody of ours is none', async () => {
    const other = await backend.patient(fullProfile);
    const before = (await db.select().from(labAlerts)).length;
    await laboratory.send(sentBundle({ order: 'f'.repeat(24), patient: 'e'.repeat(24) }, [potassium]));
    expect(await db.select().from(labAlerts)).toHaveLength(before);
    await laboratory.send(sentBundle({ order: 'f'.repeat(24), patient: patient.id }, [potassium]));
    await laboratory.send(sentBundle({ order: panel, patient: other.id }, [{ ...potassium, value: 7 }]));
    expect(new Map((await tasks()).map(({ urgent, panelId }) => [panelId, urgent]))).toEqual(
      new Map([
        [null, false],
        [panel, true],
      ]),
    );
  });
});

/** Results of every kind, one of which stands twice. */
const everything: readonly Sent[] = [
  { ...potassium, note: 'Slightly hemolyzed.' },
  { ...potassium, value: 4.9, identifier: [{ value: 'again' }] },
  { loinc: '2345-7', value: 99, ucum: 'mg/dL' },
  { ...rare, flag: 'H', range: 'under 2' },
  { name: 'Comment on the smear', value: 'A few schistocytes' },
  { loinc: '6690-2', name: 'White cells', value: '11,000' },
  { loinc: '3094-0', name: 'Urea', value: 92, ucum: 'Mg/dl' },
  { loinc: '2951-2', name: 'Sodium, second tube', value: 140, ucum: 'mmol/L', status: 'cancelled' },
  { name: 'Ratio', valueRatio: { numerator: { value: 1 }, denominator: { value: 64 } } },
  {
    name: 'Urine',
    component: [
      { code: { text: 'Color' }, valueString: 'Amber' },
      { code: { text: 'pH' }, valueQuantity: { value: 6 } },
    ],
  },
  { name: 'Not done', dataAbsentReason: { text: 'Not performed' } },
];
const COUNT = 12;

it('no result of two reports is missing from page, counts, PDF and FHIR', async () => {
  await send(everything);
  await send([{ name: 'Troponin', value: 3, unit: 'ng/L' }], later);
  const { markers, others } = await analysis();
  expect(markers.length + others.length).toBe(COUNT + 1);
  const { counts, reports } = await read<LabOverview>('overview');
  // One was taken back.
  expect(Object.values(counts).reduce((sum, one) => sum + one)).toBe(COUNT);
  const pdf = await pdfText((await load(`${panel}/download`)).rawPayload);
  for (const said of [
    'Potassium',
    '4.9',
    '4.2',
    'Glucose',
    'Something rare',
    'under 2',
    'High',
    'A few schistocytes',
    '11,000',
    'Urea',
    'This value looks wrong. We are asking the lab.',
    'Sodium, second tube',
    '1:64',
    'Urine: Color',
    'Amber',
    'Urine: pH',
    'Not performed',
    'Troponin',
    'Slightly hemolyzed.',
  ])
    expect(pdf.replaceAll(/\s+/g, ' ')).toContain(said);
  const fhir: Bundle<DiagnosticReport> = (await load(`${panel}/fhir`)).json();
  const named =
    fhir.entry?.flatMap(({ resource }) =>
      resource?.resourceType === 'DiagnosticReport' ? (resource.result ?? []) : [],
    ) ?? [];
  expect(named).toHaveLength(COUNT + 1);
  expect(reports).toHaveLength(2);
  for (const { _id } of reports) {
    const one = await read<LabAnalysis>(`report/analysis?reportId=${_id}`);
    const single: Bundle<DiagnosticReport> = (await load(`${_id}/fhir`)).json();
    const own = single.entry?.find(({ resource }) => resource?.resourceType === 'DiagnosticReport')?.resource?.result;
    expect(one.markers.length + one.others.length).toBe(own?.length);
  }
});

it('a report that only concludes is shown, told, and looked at by the care team', async () => {
  await send([], { conclusion: 'No growth after five days.', conclusionCode: [{ text: 'Negative' }] });
  const { others } = await analysis();
  expect(others.map(({ name, value }) => [name, value])).toEqual([
    ['Conclusion of the lab', 'No growth after five days.\nNegative'],
  ]);
  expect((await mailsTo(backend, patient.email)).map(({ subject }) => subject)).toHaveLength(1);
  expect(await kinds()).toEqual(['aside']);
});

it('a report that is a document alone is refused by its place, and somebody asks the laboratory', async () => {
  const document = { contentType: 'application/pdf', data: 'JVBERi0=' };
  expect(await refusedAt(bundle([], { presentedForm: [document] }))).toEqual(['/entry/0/resource/presentedForm']);
  expect(await kinds()).toEqual(['refused']);
  await send([{ loinc: '2823-3', value: 4.2, ucum: 'mmol/L' }], { presentedForm: [document] });
});

import { describe, expect, it } from 'vitest';
import type { LabAnalysis, LabOverview } from '#schemas/wire/labs/labReads.ts';
import type { Sent } from '#tests/support/backend/sentBundle.ts';
import { sentFixture, type SentReport } from '#tests/support/labs/sentFixture.ts';

const { own, send: sendReport, listed, read } = await sentFixture();

const critical: Sent = { loinc: '2823-3', name: 'Potassium', value: 6.9, ucum: 'mmol/L' };
const fine: Sent = { ...critical, value: 4.2 };
const sodium: Sent = { loinc: '2951-2', name: 'Sodium', value: 140, ucum: 'mmol/L' };

const typed = (code: string, value: string) => ({ type: { coding: [{ code }] }, value: `${value} of ${own().panel}` });
const plain = (value: string) => ({ value: `${value} of ${own().panel}` });

/** Reports by the number of their order alone, and by that of the laboratory. */
const ordered = () => ({ identifier: [plain('ORD-77')] });
const filled = () => ({ identifier: [plain('F-1')] });
const made = (day: number): SentReport => ({ meta: { lastUpdated: `2026-06-0${day}T00:00:00Z` } });

type Version = readonly [results: readonly Sent[], report: () => SentReport];
const send = async (versions: readonly Version[]) => {
  for (const [at, [results, report]] of versions.entries())
    expect((await sendReport(results, { ...made(at + 2), ...report() })).status).toBe(200);
};
const reports = async () => (await read<LabOverview>('overview')).reports.length;
const alarms = async () => (await listed()).alarms.map(({ name, value }) => `${name} ${value}`);

describe('two reports are both kept', () => {
  it.each<readonly [string, Version, Version]>([
    [
      'with the number of the order first, and numbers of their own',
      [[critical], () => ({ identifier: [plain('ORD-77'), plain('F-1')] })],
      [[fine], () => ({ identifier: [plain('ORD-77'), plain('F-2')] })],
    ],
    [
      'with the number of the order alone, that its type tells',
      [[critical], () => ({ identifier: [typed('PLAC', 'ORD-77')] })],
      [[sodium], () => ({ identifier: [typed('PLAC', 'ORD-77')] })],
    ],
    [
      'with one number, and results of other codes',
      [[critical], () => ({ identifier: [plain('ORD-77')] })],
      [[sodium], () => ({ identifier: [plain('ORD-77')] })],
    ],
    [
      'with one number, and codes of their own',
      [[critical], () => ({ identifier: [plain('ORD-77')], code: { text: 'Metabolic panel' } })],
      [[critical, sodium], () => ({ identifier: [plain('ORD-77')], code: { text: 'Blood gases' } })],
    ],
    ['without a number', [[critical], () => ({})], [[sodium], () => ({})]],
    ['with an id of the bundle', [[critical], () => ({ id: 'report-1' })], [[sodium], () => ({ id: 'report-1' })]],
  ])('%s', async (_, one, other) => {
    await send([one, other, one]);
    expect(await reports()).toBe(2);
    expect((await listed()).alarms.length + (await listed()).ended.length).toBeGreaterThan(0);
  });

  it.each<readonly [string, boolean]>([
    ['the critical one first', true],
    ['the critical one last', false],
  ])('and alarm, %s', async (_, isFirst) => {
    const both: readonly Version[] = [
      [[critical], () => ({ identifier: [plain('ORD-77'), plain('F-1')] })],
      [[sodium], () => ({ identifier: [plain('ORD-77'), plain('F-2')] })],
    ];
    await send(isFirst ? both : both.toReversed());
    expect(await alarms()).toEqual(['Potassium 6.9']);
  });

  it('of one bundle', async () => {
    const second = {
      resourceType: 'DiagnosticReport',
      status: 'final',
      code: { text: 'Blood tests' },
      subject: { identifier: { system: 'urn:patient-portal:patient', value: own().patient.id } },
      basedOn: [{ identifier: { system: 'urn:patient-portal:lab-order', value: own().panel } }],
      effectiveDateTime: '2026-06-01T15:00:00Z',
      identifier: [plain('ORD-77')],
      result: [{ reference: 'Observation/na' }],
    } as const;
    const na = {
      resourceType: 'Observation',
      id: 'na',
      status: 'final',
      code: { coding: [{ system: 'http://loinc.org', code: '2951-2' }] },
      valueQuantity: { value: 140, code: 'mmol/L' },
    } as const;
    const sent = { identifier: [plain('ORD-77')], more: [second, na] };
    expect((await sendReport([critical], sent)).status).toBe(200);
    expect((await sendReport([critical], sent)).status).toBe(200);
    expect(await reports()).toBe(2);
    expect(await alarms()).toEqual(['Potassium 6.9']);
  });

  it('that come at the same time', async () => {
    const named = { identifier: [plain('ORD-77')] };
    const answers = await Promise.all([[critical], [sodium]].map((results) => sendReport(results, named)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await reports()).toBe(2);
  });
});

describe('a later version replaces its report', () => {
  it.each<readonly [string, () => SentReport, () => SentReport]>([
    [
      'by the number of the laboratory, whatever else changes',
      () => ({ identifier: [typed('PLAC', 'ORD-77'), typed('FILL', 'F-1')] }),
      () => ({ identifier: [typed('FILL', 'F-1'), plain('more')], issued: '2026-06-03T00:00:00Z' }),
    ],
    [
      'by the same numbers in another order',
      () => ({ identifier: [plain('ORD-77'), plain('F-1')] }),
      () => ({ identifier: [plain('F-1'), plain('ORD-77')] }),
    ],
    ['without a number, by code, draw and results', () => ({}), () => ({ id: 'another' })],
    [
      'by the number of the order alone, by code, draw and results',
      () => ({ identifier: [typed('PLAC', 'ORD-77')] }),
      () => ({ identifier: [typed('PLAC', 'ORD-77')] }),
    ],
  ])('%s, with one observation more', async (_, first, then) => {
    await send([
      [[critical], first],
      [[fine, sodium], () => ({ ...then(), status: 'corrected' })],
    ]);
    expect(await reports()).toBe(1);
    expect(await listed()).toMatchObject({ alarms: [], ended: [{ why: 'changed', now: '4.2' }] });
  });

  it('and takes back the one with whose results it has something in common', async () => {
    const gone = () => ({ ...ordered(), status: 'entered-in-error' as const });
    await send([
      [[critical], ordered],
      [[sodium], ordered],
      [[sodium], gone],
    ]);
    expect(await reports()).toBe(1);
    expect(await alarms()).toEqual(['Potassium 6.9']);
  });

  it('also where one without results came before, or comes after', async () => {
    await send([
      [[], () => ({ ...filled(), status: 'registered' })],
      [[critical], filled],
      [[], () => ({ ...filled(), status: 'cancelled' })],
    ]);
    expect(await reports()).toBe(0);
    expect(await alarms()).toEqual([]);
  });
});

describe('results of one report that share an identifier', () => {
  const shared = { identifier: [{ value: 'OBR-3' }] };
  it.each<readonly [string, readonly Sent[], number]>([
    ['are all kept where they measure something else', [critical, sodium], 2],
    [
      'are all kept where one was issued later',
      [
        critical,
        { ...sodium, issued: '2026-06-02T00:00:00Z' },
        { ...fine, loinc: '2075-0', name: 'Chloride', value: 101 },
      ],
      3,
    ],
    [
      'are all kept where they were drawn at other times',
      [critical, { ...fine, effectiveDateTime: '2026-06-01T12:00:00Z', issued: '2026-06-02T00:00:00Z' }],
      2,
    ],
    ['are versions where one measures the same', [fine, { ...fine, value: 4.4, issued: '2026-06-02T00:00:00Z' }], 1],
  ])('%s', async (_, results, count) => {
    expect((await sendReport(results.map((one) => ({ ...one, ...shared })))).status).toBe(200);
    const { markers, others } = await read<LabAnalysis>('report/analysis');
    expect(markers.length + others.length).toBe(count);
  });

  it('have a fault where two of one moment say different things', async () => {
    const { status } = await sendReport([
      { ...critical, ...shared },
      { ...fine, ...shared },
    ]);
    expect(status).toBe(400);
  });
});

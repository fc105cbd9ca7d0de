import { describe, expect, it } from 'vitest';
import { alertTitle } from '#app/criticalAlert/criticalTexts.ts';
import { bands, bandTexts } from '#app/labs/rules/bandTexts.ts';
import { biologicalAgeText } from '#app/labs/rules/biologicalAgeText.ts';
import { changedMarkers } from '#app/labs/rules/changedMarkers.ts';
import { fastingStart } from '#app/labs/rules/fastingStart.ts';
import { hasCritical, needsAttention } from '#app/labs/rules/needsAttention.ts';
import { panelTexts } from '#app/labs/rules/panelTexts.ts';
import { fastingText, isChanged, reportStateText } from '#flows/labs/rules/reportTexts.ts';
import {
  boundsText,
  changeText,
  isCounted,
  referenceText,
  targetText,
  valueText,
} from '#flows/labs/rules/resultTexts.ts';
import { unitText } from '#flows/labs/rules/unitText.ts';
import { observationStatuses, reportStatuses } from '#schemas/laboratory/statuses.ts';
import { labStateSchema } from '#schemas/wire/labs/labState.ts';
import type { LabMarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { exampleBiomarker, exampleResult } from '#stories/pages/labs/exampleLab.ts';

const marker = (
  _id: string,
  result: Partial<LabResult> | null,
  previous: Partial<LabResult> | null = null,
): LabMarker => ({
  biomarker: exampleBiomarker({ _id }),
  result: result && exampleResult(result),
  previous: previous && exampleResult(previous),
});
const names = (markers: readonly LabMarker[]) => markers.map(({ biomarker }) => biomarker._id);

const told = (reference: LabResult['reference']) => referenceText({ reference, unit: 'mg/dL' }, 1);

describe('a result', () => {
  it.each([
    [{ value: 11, comparator: null, unit: 'ng/mL' }, 0, '11 ng/mL'],
    [{ value: 0.2, comparator: '<', unit: 'u[IU]/mL' }, 1, '<0.2 µIU/mL'],
    [{ value: 60, comparator: '>=', unit: 'mL/min/{1.73_m2}' }, 0, '≥60 mL/min/1.73 m²'],
  ] as const)('%o is written with its comparator and unit', (result, decimals, text) => {
    expect(valueText(result, decimals)).toBe(text);
  });

  it('says what it is compared with, and whose range that is', () => {
    expect(told({ low: 1, high: 2, source: 'laboratory' })).toBe('1.0 to 2.0 mg/dL, your lab’s range');
    expect(told({ low: null, high: 129, source: 'catalogue' })).toBe('up to 129.0 mg/dL, our range');
    expect(told({ low: 40, high: null, source: 'catalogue' })).toBe('40.0 mg/dL or more, our range');
    expect(told({ low: null, high: null, source: 'laboratory' })).toBe('No range is given for it');
    expect(told(null)).toBe('No range is given for it');
    expect(boundsText({ low: null, high: null }, 0, '%')).toBeUndefined();
  });

  it('counts unless the laboratory took it back, and says what was done to it', () => {
    expect(observationStatuses.filter((status) => !isCounted({ status }))).toEqual(['cancelled', 'entered-in-error']);
    expect(observationStatuses.filter((status) => changeText({ status }) === undefined)).toEqual(['final']);
  });

  it('has a target only where the catalogue names one', () => {
    expect(targetText(exampleBiomarker())).toBe('40 to 150 ng/mL');
    expect(targetText(exampleBiomarker({ target: null }))).toBeUndefined();
  });

  it('keeps a unit that needs no other writing', () => {
    expect([unitText('10*3/uL'), unitText('%'), unitText('fL')]).toEqual(['10³/µL', '%', 'fL']);
  });
});

describe('what to look at first', () => {
  it('is what is far beyond its range, then what is beyond it, and nothing that was taken back', () => {
    const markers = [
      marker('fine', { band: 'optimal' }),
      marker('low', { band: 'low' }),
      marker('unrated', { band: null }),
      marker('missing', null),
      marker('mistake', { band: 'critical-high', status: 'entered-in-error' }),
      marker('critical', { band: 'critical-low' }),
      marker('high', { band: 'high' }),
    ];
    expect(names(needsAttention(markers))).toEqual(['critical', 'high', 'low']);
    expect(hasCritical(markers)).toBe(true);
    expect(hasCritical(markers.filter(({ biomarker }) => biomarker._id !== 'critical'))).toBe(false);
  });

  it('is told in words that differ', () => {
    expect(new Set(bands.map((band) => bandTexts[band].label)).size).toBe(bands.length);
    expect(new Set(bands)).toEqual(new Set(Object.keys(bandTexts)));
  });
});

describe('what has changed', () => {
  it('is what is in another band, then what moved most', () => {
    const markers = [
      marker('same', { value: 5 }, { value: 5 }),
      marker('new', { value: 5 }),
      marker('little', { value: 11 }, { value: 10 }),
      marker('much', { value: 20 }, { value: 10 }),
      marker('band', { value: 10.1, band: 'low' }, { value: 10, band: 'in-range' }),
      marker('mistake', { value: 99, status: 'cancelled' }, { value: 1 }),
      marker('limit', { value: 5, comparator: '<' }, { value: 5 }),
    ];
    expect(names(changedMarkers(markers))).toEqual(['band', 'much', 'little', 'limit']);
  });
});

it('a lab test says in each state what happens now, by when, and what to do', () => {
  const states = labStateSchema.enum.map((status) => panelTexts({ status, critical: false, latestReport: null }));
  expect(states.map(({ step }) => step)).toEqual(['order', 'wait', 'draw', 'measured', 'read']);
  for (const text of ['label', 'now', 'when'] as const) expect(new Set(states.map((one) => one[text])).size).toBe(5);
});

const latestReport = {
  _id: '1'.repeat(24),
  status: 'final',
  statusChangedAt: '2026-06-01T12:00:00Z',
  opened: false,
  explained: false,
} as const;

it('a lab test whose newest results wait for a note says so, and no other one does', () => {
  const at = (waiting: string[]) =>
    panelTexts({ status: 'results_ready', critical: false, latestReport, waiting }).label;
  expect(at([latestReport._id])).toBe('Waiting for your provider’s note');
  expect(at(['2'.repeat(24)])).toBe('Results ready');
});

it.each(labStateSchema.enum)('a lab test with an open alarm in the state %s says nothing else', (status) => {
  const { label, now, when, tone } = panelTexts({ status, critical: true, latestReport, waiting: [latestReport._id] });
  expect([label, now, when, tone]).toEqual([
    'Needs attention now',
    'A result of this lab test is far outside its range.',
    'The alert above says what to do now.',
    'todo',
  ]);
});

it('a report says in each state what that means, and whether the patient had fasted', () => {
  expect(new Set(reportStatuses.map((status) => reportStateText({ status }))).size).toBe(reportStatuses.length);
  expect([true, false, null].map((fasting) => fastingText({ fasting }))).toEqual(['Yes', 'No', undefined]);
});

it.each([
  ['2026-02-20T00:00:00Z', '2026-02-20T00:00:00.000Z', false],
  ['2026-02-19T16:00:00-08:00', '2026-02-20T00:00:00.000Z', false],
  ['2026-02-20', '2026-02-20T12:00:00.000Z', false],
  ['2026-02-20T00:00:00Z', '2026-02-21T00:00:00.000Z', true],
  ['2026-02-20', '2026-02-21T12:00:00.000Z', true],
])('a report issued at %s whose state is of %s was changed: %s', (issued_at, status_at, changed) => {
  expect(isChanged({ issued_at, status_at })).toBe(changed);
});

it('a biological age is told in years, or why there is none', () => {
  expect(biologicalAgeText({ status: 'available', reason: null, age: 34.21 })).toBe('34.2 years');
  expect(biologicalAgeText({ status: 'not-for-you', reason: 'pregnant', age: null })).toMatch(/pregnancy/);
  expect(biologicalAgeText({ status: 'missing', reason: null, age: null })).toMatch(/can’t calculate it/);
});

it('nothing is eaten from so many hours before a draw, also where clocks change in between', () => {
  const draw = new Date('2026-03-08T12:00:00.000Z');
  expect(fastingStart(draw, 10).toISOString()).toBe('2026-03-08T02:00:00.000Z');
});

it.each([
  [['6.7'], 'Act now: a lab result is far outside its range'],
  [['6.7', '>500'], 'Act now: 2 lab results are far outside their range'],
  [['Gram-positive cocci'], 'Act now: a lab result is critical'],
  [['6.7', null], 'Act now: 2 lab results are critical'],
])('the alert about %j says "%s"', (values, title) => {
  expect(alertTitle(values.map((value) => ({ value })))).toBe(title);
});

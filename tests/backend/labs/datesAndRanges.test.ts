import { describe, expect, it } from 'vitest';
import type { Bundle, DiagnosticReport, Observation } from 'fhir/r4';
import type { LabAnalysis } from '#schemas/wire/labs/labReads.ts';
import type { Sent } from '#tests/support/backend/sentBundle.ts';
import { pdfText } from '#tests/support/files/pdfText.ts';
import { sentFixture, type SentReport } from '#tests/support/labs/sentFixture.ts';

const { send, read, load } = await sentFixture();

const hemoglobin: Sent = { loinc: '718-7', value: 12.8, ucum: 'g/dL' };
const rare: Sent = { name: 'Something rare', value: 3, unit: 'mg/dL' };

const analysis = () => read<LabAnalysis>('report/analysis');
const resources = async () =>
  (await load('fhir'))
    .json<Bundle<DiagnosticReport | Observation>>()
    .entry?.flatMap(({ resource }) => resource ?? []) ?? [];
/** The text of the PDF, whose cells break where they are full. */
const pdf = async () => (await pdfText((await load('download')).rawPayload)).replaceAll(/\s+/g, ' ');

describe('a date', () => {
  it.each([
    ['without a time', '2026-03-20', 'March 20, 2026'],
    ['at midnight of UTC', '2026-03-20T00:00:00Z', 'March 20, 2026'],
    ['late in an evening of California', '2026-03-19T22:30:00-08:00', 'March 19, 2026'],
    ['early in a morning of Auckland', '2026-03-20T01:00:00+13:00', 'March 20, 2026'],
  ])('%s is the same day on page, PDF and in FHIR, as the laboratory wrote it', async (_, written, day) => {
    expect(
      (await send([hemoglobin, rare], { effectiveDateTime: written, issued: '2026-03-25T23:30:00-07:00' })).status,
    ).toBe(200);
    const { report, markers, others } = await analysis();
    expect(report).toMatchObject({ collected_at: written, issued_at: '2026-03-25T23:30:00-07:00' });
    expect([markers[0]?.result?.collected_at, others[0]?.collected_at]).toEqual([written, written]);
    const text = await pdf();
    expect(text).toContain(day);
    expect(text).toContain('March 25, 2026');
    const drawn = (await resources()).flatMap((one) => ('effectiveDateTime' in one ? one.effectiveDateTime : []));
    expect(drawn).toEqual([written, written, written]);
  });

  const drawn = '2026-03-20T08:00:00-07:00';
  it.each<readonly [string, number, SentReport, Sent]>([
    ['of a report', 400, { effectiveDateTime: drawn, issued: '2026-03-19T08:00:00Z' }, hemoglobin],
    ['of a report, by some hours', 400, { effectiveDateTime: drawn, issued: '2026-03-20T11:00:00Z' }, hemoglobin],
    ['of a day', 400, { effectiveDateTime: '2026-03-20', issued: '2026-03-18T08:00:00Z' }, hemoglobin],
    ['of a result', 400, { effectiveDateTime: drawn }, { ...hemoglobin, issued: '2026-03-18T08:00:00Z' }],
    ['by a clock that is slow', 200, { effectiveDateTime: drawn, issued: '2026-03-20T14:40:00Z' }, hemoglobin],
    ['on the day', 200, { effectiveDateTime: '2026-03-20', issued: '2026-03-20T01:00:00Z' }, hemoglobin],
    [
      'of a cancelled report',
      200,
      { effectiveDateTime: drawn, issued: '2026-03-19T08:00:00Z', status: 'cancelled' },
      { ...hemoglobin, status: 'cancelled' },
    ],
  ])('of the issue before the draw %s is answered %i', async (_, status, report, result) => {
    const answer = await send([result], report);
    expect(answer.status).toBe(status);
    const said = JSON.stringify(answer.body);
    expect(said.includes('before the draw')).toBe(status === 400);
  });

  it.each<readonly [string, string, SentReport, Sent]>([
    ['draw', 'effectiveDateTime', { effectiveDateTime: '2026-02-30' }, hemoglobin],
    ['draw with a time', 'effectiveDateTime', { effectiveDateTime: '2026-02-30T08:00:00Z' }, hemoglobin],
    [
      'end of a draw',
      'effectivePeriod/end',
      { effectivePeriod: { start: '2026-02-01', end: '2026-02-30' } },
      hemoglobin,
    ],
    ['issue', 'issued', { issued: '2026-02-30T08:00:00Z' }, hemoglobin],
    ['draw of a result', 'effectiveDateTime', {}, { ...hemoglobin, effectiveDateTime: '2026-02-30' }],
    ['value', 'valueDateTime', {}, { name: 'Last period', valueDateTime: '2026-02-30' }],
  ])('of the %s that is not in the calendar is refused with its place', async (_, place, report, result) => {
    const { status, body } = await send([result], report);
    expect(status).toBe(400);
    expect(body.fields).toMatchObject([
      {
        field: expect.stringMatching(new RegExp(`/${place}$`)),
        message: expect.stringMatching(/^is '2026-02-30.*', which is not a day of the calendar$/),
      },
    ]);
  });
});

const reversed = [{ low: { value: 17, unit: 'g/dL' }, high: { value: 13, unit: 'g/dL' } }];

describe('a range with its low end above its high end', () => {
  it.each<readonly [string, Sent, string]>([
    ['in numbers', { ...hemoglobin, referenceRange: reversed }, '17 to 13'],
    ['in words', { ...hemoglobin, range: '17-13' }, '17-13'],
  ])('%s is said to be unusable, and counts nowhere', async (_, sent, range) => {
    expect((await send([sent])).status).toBe(200);
    const { markers } = await analysis();
    expect(markers[0]?.result).toMatchObject({ unusable: range, reference: { source: 'catalogue' }, band: 'optimal' });
    expect(markers[0]?.result?.range_text).toBeUndefined();
    expect(await pdf()).toContain(`your lab’s range ${range} can’t be used`);
    const observed = (await resources()).find(({ resourceType }) => resourceType === 'Observation');
    expect(observed).toMatchObject({ referenceRange: [{ text: `${range} (as sent; cannot be used)` }] });
  });

  it('is said to be unusable of a result as it was sent, too', async () => {
    await send([{ ...rare, range: [5, 2] }]);
    const { others } = await analysis();
    expect(others).toMatchObject([{ range: null, unusable: '5 to 2' }]);
    expect(await pdf()).toContain('Your lab’s range 5 to 2 can’t be used');
  });

  it('is none where low and high are in different units', async () => {
    const range = [{ low: { value: 120, unit: 'g/L' }, high: { value: 15.5, unit: 'g/dL' } }];
    await send([{ ...hemoglobin, referenceRange: range }]);
    const [marker] = (await analysis()).markers;
    expect(marker?.result?.unusable).toBeUndefined();
    expect(marker?.result?.reference).toMatchObject({ low: 12, high: 15.5, source: 'laboratory' });
  });
});

it('a value whose bound does not decide is said in the PDF to be not rated, with the reason', async () => {
  await send([{ ...hemoglobin, valueQuantity: { value: 12, comparator: '>', unit: 'g/dL' }, range: '12-15.5' }]);
  const [marker] = (await analysis()).markers;
  expect(marker?.result).toMatchObject({ comparator: '>', band: null });
  expect(await pdf()).toContain('Not rated: your lab gave only a lowest possible value');
});

describe('the sample of a result', () => {
  it.each<readonly [string, Sent, SentReport]>([
    ['named by its reference', { specimen: { display: 'Arterial line' } }, {}],
    [
      'that is in the bundle',
      { specimen: { reference: 'Specimen/s' } },
      { more: [{ resourceType: 'Specimen', id: 's', type: { text: 'Arterial line' } }] },
    ],
    [
      'that it holds',
      {
        specimen: { reference: '#s' },
        contained: [{ resourceType: 'Specimen', id: 's', type: { text: 'Arterial line' } }],
      },
      {},
    ],
  ])('%s is shown with it', async (_, sample, report) => {
    expect(
      (
        await send(
          [
            { ...hemoglobin, ...sample },
            { ...rare, ...sample },
          ],
          report,
        )
      ).status,
    ).toBe(200);
    const { markers, others } = await analysis();
    expect([markers[0]?.result?.specimen, others[0]?.specimen]).toEqual(['Arterial line', 'Arterial line']);
    expect(await pdf()).toContain('Sample: Arterial line');
  });
});

import { describe, expect, it } from 'vitest';
import type { LabAnalysis } from '#schemas/wire/labs/labReads.ts';
import { givePanel } from '#tests/support/backend/labFixture.ts';
import type { Sent } from '#tests/support/backend/sentBundle.ts';
import { sentFixture } from '#tests/support/labs/sentFixture.ts';

const { backend, own, send, listed, read } = await sentFixture();

const critical: Sent = { loinc: '2345-7', name: 'Glucose', value: 480, ucum: 'mg/dL', flag: 'HH' };
const fine: Sent = { loinc: '2345-7', name: 'Glucose', value: 90, ucum: 'mg/dL' };
const blasts: Sent = { name: 'Blasts', value: 12, unit: '%', flag: 'AA' };

const alarms = async () => (await listed()).alarms.map(({ value }) => value);
const tasks = async () => {
  const { body } = await backend.call<readonly { readonly patient: string; readonly kind: string }[]>({
    method: 'GET',
    url: '/sandbox/lab-alerts',
  });
  return body.filter(({ patient }) => patient === own().patient.id).map(({ kind }) => kind);
};

describe('a critical value and another one of the same marker', () => {
  it.each<readonly [string, string, string, boolean]>([
    ['of a day without a time, and a time of it', '2026-05-07', '2026-05-07T20:00:00Z', true],
    ['of a time, and the day of it', '2026-05-07T08:00:00Z', '2026-05-07', true],
    ['of one day without a time', '2026-05-07', '2026-05-07', true],
    ['of a time with an offset, and the day there', '2026-05-07T22:00:00-08:00', '2026-05-07', true],
    ['of a day, and the next one', '2026-05-07', '2026-05-08', false],
    ['of a day, and a time of the next one', '2026-05-07', '2026-05-08T08:00:00Z', false],
    ['of two times of a day', '2026-05-07T08:00:00Z', '2026-05-07T20:00:00Z', false],
  ])('%s', async (_, first, then, rings) => {
    const values = [
      { ...critical, effectiveDateTime: first },
      { ...fine, effectiveDateTime: then, issued: '2026-05-09T00:00:00Z' },
    ];
    await send(values, { identifier: [{ value: `one of ${own().panel}` }] });
    expect(await alarms()).toEqual(rings ? ['480'] : []);
    const { markers } = await read<LabAnalysis>('report/analysis');
    expect(markers[0]?.result?.value).toBe(rings ? 480 : 90);
  });

  it.each<readonly [string, string, string, boolean]>([
    ['of a day without a time, and a time of it', '2026-05-07', '2026-05-07T20:00:00Z', true],
    ['of one day without a time', '2026-05-07', '2026-05-07', true],
    ['of a day, and the next one', '2026-05-07', '2026-05-08', false],
    ['of two times of a day', '2026-05-07T08:00:00Z', '2026-05-07T20:00:00Z', false],
  ])('in reports of their own, %s', async (_, first, then, rings) => {
    const other = await givePanel(backend, own().patient);
    await send([critical, blasts], { effectiveDateTime: first });
    await send(
      [fine, { ...blasts, flag: 'N', value: 0 }],
      { effectiveDateTime: then, issued: '2026-05-09T00:00:00Z' },
      other,
    );
    expect(await alarms()).toHaveLength(rings ? 2 : 0);
  });
});

describe('the care team has a task', () => {
  it.each([
    ['critical results of a cancelled report', [critical], ['silenced']],
    ['a critical flag in a cancelled report', [blasts], ['silenced']],
    ['usual results of a cancelled report', [fine], []],
    ['withdrawn results of a cancelled report', [{ ...critical, status: 'entered-in-error' as const }], []],
  ])('of %s', async (_, results, kinds) => {
    await send(results, { status: 'cancelled' });
    await send(results, { status: 'cancelled' });
    expect(await tasks()).toEqual(kinds);
    expect(await alarms()).toEqual([]);
  });

  it('once of a critical value that was measured again in its report, until that is corrected', async () => {
    const first = { ...critical, effectiveDateTime: '2026-05-07T09:00:00Z' };
    const then = { ...fine, effectiveDateTime: '2026-05-07T10:00:00Z' };
    const report = { identifier: [{ value: `one of ${own().panel}` }] };
    await send([first, then], report);
    await send([first, then], report);
    expect(await alarms()).toEqual([]);
    expect(await tasks()).toEqual(['silenced']);
    await send([fine], { ...report, status: 'corrected', meta: { lastUpdated: '2026-06-04T00:00:00Z' } });
    expect(await tasks()).toEqual([]);
  });
});

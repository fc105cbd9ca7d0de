import { describe, expect, it } from 'vitest';
import { apart } from '#app/labs/charts/scale/apart.ts';
import { groupSeries } from '#app/labs/charts/scale/groupSeries.ts';
import { rangeSteps } from '#app/labs/charts/scale/rangeSteps.ts';
import { rangeZones } from '#app/labs/charts/scale/rangeZones.ts';
import { rowsOf } from '#app/labs/charts/scale/rowsOf.ts';
import { exampleResult } from '#stories/pages/labs/exampleResults.ts';

/** One percent a day of January. */
const at = (moment: string) => Number(moment.slice(8, 10));
const laboratory = { low: 65, high: 99, source: 'laboratory' } as const;

describe('the band of a range', () => {
  it('reaches over the whole plot while the range stays the same', () => {
    const results = ['2026-01-10', '2026-01-20'].map((day) => exampleResult(day, 80, { reference: { ...laboratory } }));
    expect(rangeSteps(results, { at })).toEqual([{ from: 0, to: 100, reference: laboratory }]);
  });

  it('changes half-way to the first result with another range', () => {
    const other = { low: 60, high: 110, source: 'catalogue' } as const;
    const results = [
      exampleResult('2026-01-10', 80, { reference: laboratory }),
      exampleResult('2026-01-20', 80, { reference: other }),
    ];
    expect(rangeSteps(results, { at })).toEqual([
      { from: 0, to: 15, reference: laboratory },
      { from: 15, to: 100, reference: other },
    ]);
  });

  it('is not there around results that were compared with none', () => {
    const results = [
      exampleResult('2026-01-10', 80, { reference: null }),
      exampleResult('2026-01-20', 80, { reference: laboratory }),
      exampleResult('2026-01-30', 80, { reference: null }),
    ];
    expect(rangeSteps(results, { at })).toEqual([{ from: 15, to: 25, reference: laboratory }]);
    expect(rangeSteps([], { at })).toEqual([]);
  });
});

describe('the bar of a range', () => {
  const reference = { low: 3.5, high: 5.1 };
  const critical = { low: 2.8, high: 6.2 };

  it('goes from critically low to critically high', () => {
    const { zones } = rangeZones(reference, null, critical);
    expect(zones.map(({ band, low, high }) => [band, low, high])).toEqual([
      ['critical-low', null, 2.8],
      ['low', 2.8, 3.5],
      ['in-range', 3.5, 5.1],
      ['high', 5.1, 6.2],
      ['critical-high', 6.2, null],
    ]);
    expect([zones[0]?.from, zones.at(-1)?.to]).toEqual([0, 100]);
    for (const [index, zone] of zones.entries()) expect(zone.from).toBe(zones[index - 1]?.to ?? 0);
  });

  it('has no zone beyond a side without a bound', () => {
    expect(rangeZones({ low: null, high: 99 }, null, null).zones.map(({ band }) => band)).toEqual(['in-range', 'high']);
    expect(rangeZones({ low: 40, high: null }, null, null).zones.map(({ band }) => band)).toEqual(['low', 'in-range']);
  });

  it('ends the range of a laboratory at a critical bound that it goes beyond', () => {
    const { zones, at: placeOf } = rangeZones({ low: 1, high: 9 }, null, critical);
    expect(zones.map(({ band }) => band)).toEqual(['critical-low', 'in-range', 'critical-high']);
    expect(zones[1]).toMatchObject({ low: critical.low, high: critical.high });
    expect(placeOf({ value: 8, band: 'critical-high' })).toBeGreaterThan(zones[2]?.from ?? 100);
  });

  it('shows a value in the zone of its band, higher values further to the right', () => {
    const { zones, at: placeOf } = rangeZones(reference, null, critical);
    const given = [
      { value: 0.1, band: 'critical-low' },
      { value: 2.8, band: 'low' },
      { value: 3.4, band: 'low' },
      { value: 3.5, band: 'in-range' },
      { value: 4.2, band: 'optimal' },
      { value: 5.1, band: 'in-range' },
      { value: 5.2, band: 'high' },
      { value: 900, band: 'critical-high' },
    ] as const;
    const places = given.map((one) => placeOf(one) ?? Number.NaN);
    expect([...places].sort((one, other) => one - other)).toEqual(places);
    for (const [index, { band }] of given.entries()) {
      const zone = zones.find((one) => one.band === (band === 'optimal' ? 'in-range' : band));
      expect(places[index]).toBeGreaterThan(zone?.from ?? Infinity);
      expect(places[index]).toBeLessThan(zone?.to ?? -Infinity);
    }
    expect(placeOf({ value: 4, band: null })).toBeNull();
  });

  it('marks the target within the range', () => {
    const { zones, target } = rangeZones({ low: 0, high: 100 }, { low: 25, high: 50 }, null);
    const range = zones.find(({ band }) => band === 'in-range') ?? { from: 0, to: 0 };
    const width = range.to - range.from;
    expect(target?.from).toBeCloseTo(range.from + width / 4, 1);
    expect(target?.to).toBeCloseTo(range.from + width / 2, 1);
    expect(rangeZones({ low: 0, high: 100 }, { low: 120, high: 140 }, null).target).toBeNull();
  });
});

const series = (unit: string, ...values: readonly number[]) => ({
  biomarker: { unit },
  results: values.map((value) => ({ value })),
});

describe('series in one plot', () => {
  it('are of one unit, and of values that are alike', () => {
    const [ldl, hdl, bilirubin, hba1c] = [
      series('mg/dL', 142, 90),
      series('mg/dL', 44),
      series('mg/dL', 0.6),
      series('%', 5.6),
    ];
    expect(groupSeries([ldl, hba1c, hdl, bilirubin])).toEqual([[ldl, hdl], [hba1c], [bilirubin]]);
  });

  it('have names that do not cover each other', () => {
    expect(apart([50, 52, 10], 9)).toEqual([50, 59, 10]);
    expect(apart([30, 30, 30, 30], 9)).toEqual([30, 39, 48, 57]);
    expect(apart([], 9)).toEqual([]);
  });
});

describe('treatments above a plot', () => {
  it('stand in one row where they follow each other, and in rows of their own where they do not', () => {
    expect(
      rowsOf([
        { from: 0, to: 30 },
        { from: 10, to: 100 },
        { from: 45, to: 100 },
        { from: 35, to: 40 },
      ]),
    ).toEqual([0, 1, 0, 2]);
    expect(rowsOf([])).toEqual([]);
  });
});

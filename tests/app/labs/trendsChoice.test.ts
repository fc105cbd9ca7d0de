import { describe, expect, it } from 'vitest';
import { firstChoice, measuredMarkers } from '#app/labs/trends/firstChoice.ts';
import { quickMarkers } from '#app/labs/trends/quickMarkers.ts';
import { startOf } from '#app/labs/trends/periods.ts';
import type { LabMarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { exampleBiomarker, exampleResult } from '#stories/pages/labs/exampleResults.ts';

const marker = (_id: string, result: LabResult | null, previous: LabResult | null = null): LabMarker => ({
  biomarker: exampleBiomarker({ _id }),
  result,
  previous,
});
const within = exampleResult('2026-06-15', 90);
const beyond = exampleResult('2026-06-15', 140);
const before = exampleResult('2026-01-15', 90);
const category = (...markers: LabMarker[]) => [{ slug: 'heart', name: 'Heart', markers }];
const quick = (...markers: LabMarker[]) => quickMarkers(category(...markers)).map(({ biomarker }) => biomarker._id);

describe('the trends that are shown first', () => {
  it('are those of what was measured before and is beyond its range now', () => {
    const markers = category(
      marker('once', beyond),
      marker('never', null),
      marker('steady', within, before),
      marker('high', beyond, before),
    );
    expect(firstChoice(markers)).toEqual(['high', 'steady']);
  });

  it('are those of what was measured once where nothing was measured twice, and none without results', () => {
    expect(firstChoice(category(marker('never', null), marker('once', within)))).toEqual(['once']);
    expect(firstChoice(category(marker('never', null)))).toEqual([]);
  });

  it('leave out what the laboratory has taken back', () => {
    const withdrawn = exampleResult('2026-06-15', 90, { status: 'entered-in-error' });
    expect(measuredMarkers(category(marker('withdrawn', withdrawn, before)))).toEqual([]);
  });
});

describe('the trends that are one press away', () => {
  it('are those that are shown first, those that are asked for most, those beyond their range, and those that changed', () => {
    const [less, more] = [exampleResult('2026-01-15', 80), exampleResult('2026-01-15', 60)];
    expect(
      quick(
        marker('steady', within, within),
        marker('changed', within, less),
        marker('changed-much', within, more),
        marker('high-once', beyond),
        marker('hba1c', within, within),
        marker('ldl-c', within, within),
        marker('vitamin-d', null),
        marker('high', beyond, before),
        marker('high-too', beyond, before),
      ),
    ).toEqual(['high', 'high-too', 'ldl-c', 'hba1c', 'high-once', 'changed-much', 'changed']);
  });

  it('are eight at most, and none without results', () => {
    const many = Array.from({ length: 12 }, (_, index) => marker(`high-${index}`, beyond, before));
    expect(quick(...many)).toHaveLength(8);
    expect(quick(marker('ldl-c', null))).toEqual([]);
  });
});

describe('a period', () => {
  const now = new Date('2026-03-01T22:30:00Z');

  it('begins with a day, so that it stays the same while the page is open', () => {
    expect(startOf('one', now)).toBe('2025-03-01T00:00:00.000Z');
    expect(startOf('five', new Date('2026-03-01T23:59:00Z'))).toBe('2021-03-01T00:00:00.000Z');
  });

  it('of all time has no beginning', () => {
    expect(startOf('all', now)).toBeUndefined();
  });
});

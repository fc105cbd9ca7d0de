import { describe, expect, it } from 'vitest';
import { firstChoice, measuredMarkers } from '#app/labs/trends/firstChoice.ts';
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

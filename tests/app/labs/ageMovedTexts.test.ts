import { describe, expect, it } from 'vitest';
import { mostMovedText, movedFromText, yearsText } from '#app/labs/rules/ageMovedTexts.ts';

const moved = {
  since: '2026-01-15T23:30:00-08:00',
  from: 45.06,
  own: 0.89,
  markers: [
    { biomarker: 'rdw', years: -2.2 },
    { biomarker: 'wbc', years: 0.6 },
    { biomarker: 'mcv', years: -0.3 },
    { biomarker: 'alp', years: -0.2 },
    { biomarker: 'albumin', years: 0.04 },
  ],
};
const nameOf = (slug: string) => slug.toUpperCase();
const dayOf = (written: string) => written.slice(0, 10);

describe('what moved a biological age', () => {
  it('is told in years as they are shown, older or younger', () => {
    expect([0.96, -0.449, 2].map(yearsText)).toEqual(['1.0 year older', '0.4 years younger', '2.0 years older']);
  });

  it('is told since the draw before, with a difference of the shown ages', () => {
    expect(movedFromText(43.3, moved, dayOf)).toBe(
      'On 2026-01-15, the estimate was 45.1 years. Now it is 1.8 years younger.',
    );
    expect(movedFromText(45.1, moved, dayOf)).toMatch(/Now it is the same\.$/);
  });

  it('is told against the middle of the ranges where there was no draw before', () => {
    expect(movedFromText(46.3, { ...moved, since: null }, dayOf)).toBe(
      'With all nine values in the middle of their ranges, the estimate would be 45.1 years. Yours is 1.2 years older.',
    );
  });

  it('names two markers a side, and none that is shown as no change', () => {
    expect(mostMovedText(moved, nameOf)).toBe('WBC raised it the most. RDW and MCV lowered it the most.');
    const only = (years: number) => ({ ...moved, markers: [{ biomarker: 'rdw', years }] });
    expect(mostMovedText(only(-1), nameOf)).toBe('RDW lowered it the most.');
    expect(mostMovedText(only(1), nameOf)).toBe('RDW raised it the most.');
    expect(mostMovedText(only(0.04), nameOf)).toBeUndefined();
  });
});

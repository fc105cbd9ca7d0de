import { describe, expect, it } from 'vitest';
import { timeScale } from '#app/labs/charts/scale/timeScale.ts';

const zone = 'America/Los_Angeles';
const noon = (day: string) => `${day}T20:00:00.000Z`;
const ticksOf = (...days: readonly string[]) =>
  timeScale(days.map(noon), zone).ticks.map(({ text, year }) => (year === null ? text : `${text} ${year}`));

describe('the axis of time', () => {
  it('names months, and a year where it begins', () => {
    expect(ticksOf('2025-06-02', '2026-06-15')).toEqual(['Jul 2025', 'Oct', 'Jan 2026', 'Apr', 'Jul']);
  });

  it('names years alone over ten years', () => {
    expect(ticksOf('2016-01-10', '2025-10-10')).toEqual(['2016', '2020', '2024']);
  });

  it('names days over some weeks, and no hours within some days', () => {
    expect(ticksOf('2026-03-02', '2026-03-30')).toEqual(['Mar 1 2026', 'Mar 8', 'Mar 15', 'Mar 22', 'Mar 29']);
    const texts = ticksOf('2026-03-02', '2026-03-03');
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('never names more than fit on the narrowest phone', () => {
    for (let days = 1; days < 5000; days = Math.ceil(days * 1.3)) {
      const last = new Date(Date.UTC(2016, 2, 5 + days)).toISOString();
      const { ticks } = timeScale([noon('2016-03-05'), last], zone);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.length).toBeGreaterThan(0);
    }
  });

  it('shows a single day in its middle', () => {
    const { at, ticks } = timeScale([noon('2026-06-15')], zone);
    expect(at(noon('2026-06-15'))).toBe(50);
    expect(ticks.map(({ text }) => text)).toEqual(['May', 'Jun', 'Jul']);
  });

  it('goes by the calendar days of the zone', () => {
    // 6 AM and 11 PM in Los Angeles, over the change of the UTC day.
    const { at } = timeScale(['2026-01-01T14:00:00Z', '2026-01-02T07:00:00Z', '2026-02-01T20:00:00Z'], zone);
    expect(at('2026-01-01T14:00:00Z')).toBe(at('2026-01-02T07:00:00Z'));
    const inTokyo = timeScale(['2026-01-01T14:00:00Z', '2026-02-01T20:00:00Z'], 'Asia/Tokyo');
    expect(inTokyo.at('2026-01-01T14:00:00Z')).not.toBe(inTokyo.at('2026-01-02T07:00:00Z'));
  });

  it('holds what is beyond it at its ends', () => {
    const { at } = timeScale([noon('2026-01-05'), noon('2026-03-05')], zone);
    expect([at(noon('2020-01-01')), at(noon('2030-01-01'))]).toEqual([0, 100]);
  });
});

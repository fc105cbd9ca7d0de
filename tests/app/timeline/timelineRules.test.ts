import { describe, expect, it } from 'vitest';
import { eventTexts } from '#app/dashboard/events/eventTexts.ts';
import { shortOf } from '#app/dashboard/timeline/shortOf.ts';
import { timelineEventKind, type TimelineEvent } from '#schemas/wire/timeline.ts';

const at = '2026-01-02T17:30:00.000Z';
const event = (kind: TimelineEvent['kind'], more: Partial<TimelineEvent> = {}): TimelineEvent => ({
  kind,
  at,
  coming: false,
  amount: 9900,
  name: null,
  shipment: null,
  ...more,
});
const told = (one: TimelineEvent, isNewest = false) => eventTexts(one, 'America/Los_Angeles', isNewest);

const kinds = (events: readonly TimelineEvent[]) => shortOf(events).map(({ kind }) => kind);

describe('an event', () => {
  it.each(timelineEventKind.enum)('%s is told with its moment, of a part of a purchase with its name', (kind) => {
    const { title, moment } = told(event(kind));
    expect(title).toMatch(/^[A-Z$]/);
    expect(moment).toMatch(/^Friday, January 2, 2026/);
    expect(title).not.toContain('null');
  });

  it('tells a moment in the zone that it names', () => {
    expect(told(event('reviewed')).moment).toBe('Friday, January 2, 2026 at 9:30 AM PST');
  });

  it('tells of a charge that comes the day alone', () => {
    const { title, moment } = told(event('next-charge', { coming: true, name: 'NAD+' }));
    expect([title, moment]).toEqual(['Next charge: $99.00 for NAD+', 'Friday, January 2, 2026']);
  });

  it('says that what is reserved is only charged after an approval, until that is known', () => {
    expect(told(event('reserved'), true).note).toBe('It is charged only when your provider approves.');
    expect(told(event('reserved')).note).toBeUndefined();
  });

  it('names the dose and the supply, of several products with their names', () => {
    const metformin = {
      name: 'Metformin ER',
      dose: '1 tablet (500 mg) once daily',
      supply: '31 tablets, enough for a month',
    };
    const cream = { name: 'Cream', dose: '1 pea-sized amount once nightly', supply: null };
    expect(told(event('prescribed', { doses: [metformin] })).note).toBe(
      '1 tablet (500 mg) once daily. 31 tablets, enough for a month.',
    );
    expect(told(event('submitted', { doses: [metformin, cream] })).note).toBe(
      'Metformin ER: 1 tablet (500 mg) once daily. 31 tablets, enough for a month. Cream: 1 pea-sized amount once nightly.',
    );
  });

  it.each([
    [{ carrier: 'USPS', tracking_number: '9400' }, 'USPS, Tracking number: 9400'],
    [{ carrier: 'USPS', tracking_number: null }, 'USPS'],
    [{ carrier: null, tracking_number: null }, undefined],
    [null, undefined],
  ])('says of what was sent what is known of its way', (shipment, note) => {
    expect(told(event('sent', { shipment })).note).toBe(note);
  });
});

describe('the short timeline', () => {
  it('shows what happened last and what comes first', () => {
    expect(
      kinds([
        event('submitted'),
        event('reviewed'),
        event('charged'),
        event('review-due', { coming: true }),
        event('next-charge', { coming: true }),
      ]),
    ).toEqual(['reviewed', 'charged', 'review-due']);
  });

  it('shows what there is', () => {
    expect(kinds([])).toEqual([]);
    expect(kinds([event('next-charge', { coming: true })])).toEqual(['next-charge']);
  });
});

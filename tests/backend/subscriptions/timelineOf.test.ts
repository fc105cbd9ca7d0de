import { describe, expect, it } from 'vitest';
import type { EventRow, PurchaseRow, TimelineRows } from '#services/backend/modules/timeline/store.ts';
import { timelineOf } from '#services/backend/modules/timeline/timelineOf.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 2, day, hour)).toISOString();

const purchase = (id: string, kind: PurchaseRow['kind'], day: number, visit: string | null = null): PurchaseRow => ({
  id,
  kind,
  visit,
  name: id,
  begun: at(day),
});
const event = (kind: EventRow['kind'], day: number, more: Partial<EventRow> = {}): EventRow => ({
  kind,
  at: at(day),
  amount: null,
  about: null,
  visit: null,
  purchase: null,
  ...more,
});
const read = (rows: Partial<TimelineRows>) =>
  timelineOf({ purchases: [], events: [], charges: [], ...rows }, now).map(({ _id, events, coming }) => [
    _id,
    events.map(({ kind }) => kind),
    coming.map(({ kind }) => kind),
  ]);

const reviews = (...events: readonly EventRow[]) =>
  timelineOf({ purchases: [purchase('visit', 'visit', 9)], events, charges: [] }, now)[0]?.coming;

describe('the timeline', () => {
  it('gathers under a visit what was bought for it, in the order in which it happened', () => {
    expect(
      read({
        purchases: [
          purchase('visit', 'visit', 1),
          purchase('order', 'order', 3, 'visit'),
          purchase('plan', 'subscription', 1, 'visit'),
        ],
        events: [
          event('sent', 4, { visit: 'visit', purchase: 'order' }),
          event('charged', 3, { visit: 'visit', amount: 100 }),
          event('reviewed', 3, { visit: 'visit' }),
          event('prescribed', 3, { visit: 'visit' }),
          event('reserved', 1, { visit: 'visit', amount: 100 }),
          event('submitted', 1, { visit: 'visit' }),
        ],
        charges: [{ kind: 'charge', at: at(30), amount: 100, about: 'plan', purchase: 'plan' }],
      }),
    ).toEqual([['visit', ['submitted', 'reserved', 'reviewed', 'prescribed', 'charged', 'sent'], ['charge']]]);
  });

  it('leaves an order by itself while its visit was not sent', () => {
    expect(
      read({
        purchases: [purchase('order', 'order', 2, 'open visit')],
        events: [event('ordered', 2, { visit: 'open visit', purchase: 'order' })],
      }),
    ).toEqual([['order', ['ordered'], []]]);
  });

  it('shows the newest purchase first, and none without anything to tell', () => {
    expect(
      read({
        purchases: [
          purchase('older', 'subscription', 1),
          purchase('silent', 'subscription', 5),
          purchase('newer', 'order', 4),
        ],
        events: [event('charged', 1, { purchase: 'older' }), event('ordered', 4, { purchase: 'newer' })],
      }).map(([id]) => id),
    ).toEqual(['newer', 'older']);
  });

  it('promises a review for 48 hours from the visit, and not once it was reviewed or closed', () => {
    const sent = event('submitted', 9, { visit: 'visit' });
    expect(reviews(sent)).toEqual([{ kind: 'review', at: at(11), amount: null, about: null }]);
    expect(reviews({ ...sent, at: at(8) })).toEqual([]);
    expect(reviews(sent, event('reviewed', 10, { visit: 'visit' }))).toEqual([]);
    expect(reviews(sent, event('closed', 10, { visit: 'visit' }))).toEqual([]);
  });
});

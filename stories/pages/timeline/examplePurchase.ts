import type { DoseLine } from '#schemas/wire/doseLine.ts';
import type { TimelineEvent, ListedPurchase } from '#schemas/wire/timeline.ts';

/** An event of all of a purchase that tells of no money. */
export const exampleEvent = (
  kind: TimelineEvent['kind'],
  at: string,
  more: Partial<TimelineEvent> = {},
): TimelineEvent => ({ kind, at, coming: false, amount: null, name: null, shipment: null, ...more });

/** The dose of the treatment. */
export const exampleDose: DoseLine = {
  name: 'Generic Rapamycin',
  dose: '142 units (1.42 mL, 5.68 mg) once weekly',
  supply: '19.88 mL (14 doses), enough for 3 months',
};

/** A treatment that was approved, sent, and renews. */
export const examplePurchase = (more: Partial<ListedPurchase> = {}): ListedPurchase => ({
  _id: 'a'.repeat(24),
  number: 'AAAAAAAA',
  name: 'Generic Rapamycin',
  about: { type: 'subscription', id: '5'.repeat(24) },
  events: [
    exampleEvent('submitted', '2026-06-01T16:05:00.000Z', { doses: [exampleDose] }),
    exampleEvent('reserved', '2026-06-01T16:05:00.000Z', { amount: 27_900 }),
    exampleEvent('reviewed', '2026-06-02T15:30:00.000Z'),
    exampleEvent('charged', '2026-06-02T15:30:00.000Z', { amount: 27_900 }),
    exampleEvent('prescribed', '2026-06-02T15:30:00.000Z', { doses: [exampleDose] }),
    exampleEvent('preparing', '2026-06-02T15:30:00.000Z'),
    exampleEvent('sent', '2026-06-04T20:00:00.000Z', {
      shipment: { carrier: 'USPS', tracking_number: '9400000000000000000000' },
    }),
    exampleEvent('next-charge', '2026-09-02T15:30:00.000Z', { amount: 27_900, coming: true }),
  ],
  ...more,
});

/** A visit that was just sent. */
export const exampleSubmitted = (more: Partial<ListedPurchase> = {}): ListedPurchase =>
  examplePurchase({
    _id: 'b'.repeat(24),
    number: 'BBBBBBBB',
    name: 'Metformin ER, Acarbose',
    about: null,
    events: [
      exampleEvent('submitted', '2026-06-15T16:05:00.000Z'),
      exampleEvent('reserved', '2026-06-15T16:05:00.000Z', { amount: 16_500 }),
      exampleEvent('review-due', '2026-06-17T16:05:00.000Z', { coming: true }),
    ],
    ...more,
  });

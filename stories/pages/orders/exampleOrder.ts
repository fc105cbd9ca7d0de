import type { Charge } from '#schemas/wire/charge.ts';
import type { Showcase, ShowcaseDetails, ShowcaseItem } from '#schemas/wire/showcase.ts';
import { exampleDose, examplePurchase } from '../timeline/examplePurchase.ts';

/** A treatment that has arrived. */
export const exampleOrder = (more: Partial<ShowcaseItem> = {}): ShowcaseItem => ({
  _id: 'a'.repeat(24),
  number: 'AAAAAAAA',
  product_type: 'medication',
  name: 'Generic Rapamycin',
  image: null,
  status: 'delivered',
  waits_for: null,
  amount: 27_900,
  placed_at: '2026-06-01T16:05:00.000Z',
  panelId: null,
  subscription: '5'.repeat(24),
  shipment: {
    carrier: 'USPS',
    tracking_number: '9400000000000000000000',
    shipped_at: '2026-06-04T20:00:00.000Z',
    delivered_at: '2026-06-07T18:20:00.000Z',
  },
  ...more,
});

/** An order in each state, newest first. */
export const exampleOrders: readonly ShowcaseItem[] = [
  exampleOrder({
    _id: 'b'.repeat(24),
    number: 'BBBBBBBB',
    name: 'Metformin ER, Acarbose',
    status: 'processing',
    waits_for: 'review',
    amount: 16_500,
    placed_at: '2026-06-15T16:05:00.000Z',
    subscription: null,
    shipment: null,
  }),
  exampleOrder({
    _id: 'c'.repeat(24),
    number: 'CCCCCCCC',
    name: 'NAD+ Support',
    product_type: 'supplement',
    status: 'shipped',
    amount: 10_400,
    placed_at: '2026-06-10T16:05:00.000Z',
    subscription: null,
  }),
  exampleOrder(),
  exampleOrder({
    _id: 'd'.repeat(24),
    number: 'DDDDDDDD',
    name: 'Longevity Panel',
    product_type: 'lab',
    status: 'refunded',
    amount: 22_900,
    placed_at: '2026-03-02T16:05:00.000Z',
    panelId: '6'.repeat(24),
    subscription: null,
  }),
  exampleOrder({
    _id: 'e'.repeat(24),
    number: 'EEEEEEEE',
    name: 'A coaching plan with quite a long name that does not fit on one line of a phone',
    product_type: 'coaching',
    status: 'voided',
    amount: 9900,
    placed_at: '2026-01-20T16:05:00.000Z',
    subscription: null,
    shipment: null,
  }),
];

/** A page of orders, all that there are unless told otherwise. */
export const exampleShowcase = (docs: readonly ShowcaseItem[], more: Partial<Showcase> = {}): Showcase => ({
  docs: [...docs],
  total: docs.length,
  page: 1,
  totalPages: 1,
  hasPrevPage: false,
  hasNextPage: false,
  ...more,
});

/** What was paid for the treatment. */
const exampleOrderCharge = (more: Partial<Charge> = {}): Charge => ({
  _id: '7'.repeat(24),
  created_at: '2026-06-01T16:05:00.000Z',
  settled_at: '2026-06-02T15:30:00.000Z',
  amount: 27_900,
  refunded: 0,
  status: 'paid',
  lines: [{ description: 'Generic Rapamycin, 3 months', amount: 29_900 }],
  discount: 2000,
  paid_with: 'Visa ending in 4242',
  receipt: '/v2/invoices/7/pdf',
  ...more,
});

/** All that is told of the treatment. */
export const exampleDetails = (more: Partial<ShowcaseDetails> = {}, charge: Partial<Charge> = {}): ShowcaseDetails => ({
  ...exampleOrder(),
  doses: [exampleDose],
  charge: exampleOrderCharge(charge),
  events: examplePurchase().events.filter(({ coming }) => !coming),
  about: { type: 'order', id: 'a'.repeat(24) },
  ...more,
});

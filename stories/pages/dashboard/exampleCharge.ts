import type { Charge } from '#schemas/wire/charge.ts';

/** A month of a supplement that was paid. */
export const exampleCharge = (more: Partial<Charge> = {}): Charge => ({
  _id: 'a'.repeat(24),
  created_at: '2026-06-01T16:05:00.000Z',
  settled_at: '2026-06-01T16:05:00.000Z',
  amount: 4400,
  refunded: 0,
  status: 'paid',
  lines: [{ description: 'NAD+ Support, 1 month', amount: 4400 }],
  discount: 0,
  paid_with: 'Visa ending in 4242',
  receipt: `/v2/invoices/${'a'.repeat(24)}/pdf?expires=1780000000&signature=example`,
  ...more,
});

/** A charge in each status, the newest first. */
export const chargesOfEachStatus: readonly Charge[] = [
  exampleCharge({
    _id: 'b'.repeat(24),
    created_at: '2026-06-15T16:05:00.000Z',
    settled_at: null,
    amount: 16_500,
    status: 'authorized',
    lines: [
      { description: 'Metformin ER, 3 months', amount: 7200 },
      { description: 'Acarbose, 3 months', amount: 9300 },
    ],
    receipt: null,
  }),
  exampleCharge({ _id: 'c'.repeat(24), status: 'failed', receipt: null, paid_with: 'Visa ending in 0341' }),
  exampleCharge(),
  exampleCharge({
    _id: 'd'.repeat(24),
    created_at: '2026-05-20T16:05:00.000Z',
    settled_at: '2026-05-21T12:00:00.000Z',
    amount: 22_320,
    lines: [{ description: 'Generic Rapamycin, 3 months', amount: 27_900 }],
    discount: 5580,
  }),
  exampleCharge({
    _id: 'e'.repeat(24),
    created_at: '2026-05-02T16:05:00.000Z',
    settled_at: '2026-05-03T12:00:00.000Z',
    amount: 27_900,
    status: 'voided',
    lines: [
      { description: 'A treatment with quite a long name that does not fit on a line of a phone', amount: 27_900 },
    ],
    receipt: null,
  }),
  exampleCharge({ _id: 'f'.repeat(24), status: 'partly_refunded', refunded: 2000 }),
  exampleCharge({ _id: '0'.repeat(24), status: 'refunded', refunded: 4400, paid_with: null }),
];

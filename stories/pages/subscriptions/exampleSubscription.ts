import type { Subscription } from '#schemas/wire/subscription.ts';

const id = (digit: string) => digit.repeat(24);

/** The payment provider's data of an active subscription. */
const vendor: NonNullable<Subscription['vendor']> = {
  id: 'sub_1',
  current_period_start: '2026-10-01T15:00:00.000Z',
  current_period_end: '2026-12-30T15:00:00.000Z',
  pause_collection: null,
  latest_invoice: 'in_1',
  resumes_at: null,
};

/** The payment provider's data of a paused subscription. */
export const pausedVendor = { ...vendor, pause_collection: { behavior: 'void' } as const };

/** A medication that is sent every three months, with a prescription and an invoice. */
export const exampleSubscription = (more: Partial<Subscription> = {}): Subscription => ({
  _id: id('a'),
  name: 'Generic Rapamycin',
  type: 'medication',
  status: 'active',
  active: true,
  duration: 3,
  product_plans: [
    {
      product: id('b'),
      product_template: {
        _id: id('c'),
        name: 'Generic Rapamycin',
        product_images: [],
        attachments: [{ name: 'How to take it', url: '/attachments/rapamycin.pdf' }],
        membership: null,
      },
      duration: 3,
      quantity: 1,
      amount: 26_100,
    },
  ],
  intake: null,
  prescriptions: [id('d')],
  current_period_start: vendor.current_period_start,
  current_period_end: vendor.current_period_end,
  reschedule_date: null,
  subscription_id: vendor.id,
  vendor,
  cancellation_info: {
    renews_at: null,
    free_consultation_scheduled_date: null,
    cancellation_attempt: 0,
    canIncrementCancellationAttempt: true,
  },
  coaching_info: null,
  schedule_details: { phases: [] },
  coaching_link: null,
  taken: {
    dose: '142 units (1.42 mL, 5.68 mg) once weekly',
    supply: '19.88 mL (14 doses), enough for 3 months',
  },
  ...more,
});

import type { Intake } from '#schemas/wire/intake.ts';

/** A visit as the dashboard lists it, with some of its questions answered. */
export const exampleVisit = (name: string, complete: number, total: number, more: Partial<Intake> = {}): Intake => ({
  _id: `${complete}${total}`.padStart(24, '0'),
  type: 'medication',
  user: '0'.repeat(24),
  intake_template: {
    _id: '0'.repeat(24),
    slug: name.toLowerCase(),
    version: 1,
    header: { name, type: 'medication', end: 'product-configure' },
    product_defaults: [],
    product_addons: [],
    product_best_value: null,
    bundle_support: false,
    disable_payment_collection: false,
    membership: null,
  },
  status: {
    questions: { total },
    complete: { total: complete },
    incomplete: { total: total - complete, verification: [], intake_responses: [] },
  },
  patient_complete: null,
  physician_review: null,
  closed: null,
  created_at: '2026-01-01T00:00:00.000Z',
  products: [],
  subscriptions: [],
  orders: [],
  bundle_settings: null,
  medical_review_payment: null,
  joined_membership: null,
  image_verification: { profile_image_url: null, id_image_url: null },
  carried_over: null,
  awaiting_patient_update: { is_awaiting: false, reason: null, hold_date: null },
  ...more,
});

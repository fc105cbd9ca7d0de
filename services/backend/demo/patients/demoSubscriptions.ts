import type { Subscription } from '#schemas/wire/subscription.ts';

/** A subscription of a demo patient. Days are counted from the day of seeding. */
export interface DemoSubscription {
  /** Slug of the product. */
  readonly product: string;
  /** The plan. */
  readonly months: number;
  readonly status: Subscription['status'];
  /** How long ago it was subscribed to; left out where its visit says so. */
  readonly daysAgo?: number;
  /** How long ago its period began; left out where none has, or its visit says so. */
  readonly begunDaysAgo?: number;
  /** Slug of the template of the visit that it comes from. */
  readonly visit?: string;
  readonly rescheduledInDays?: number;
  /** How long ago it was paused or canceled, and why. */
  readonly endedDaysAgo?: number;
  readonly reason?: string;
  /** In how many days its prescription expires; null for one without an end, left out where nothing was prescribed. */
  readonly expiresInDays?: number | null;
  /** Left out where nothing was charged yet; what was not paid is open. */
  readonly charged?: 'paid' | 'open';
}

/** One subscription in each status. */
export const demoSubscriptions: readonly DemoSubscription[] = [
  {
    product: 'generic-rapamycin',
    months: 3,
    status: 'active',
    visit: 'rapamycin',
    expiresInDays: 326,
    charged: 'paid',
  },
  { product: 'longevity-coaching', months: 1, status: 'trialing', daysAgo: 12, begunDaysAgo: 12 },
  {
    product: 'sleep-support',
    months: 3,
    status: 'rescheduled',
    visit: 'sleep-support',
    daysAgo: 260,
    begunDaysAgo: 76,
    rescheduledInDays: 24,
    expiresInDays: 45,
    charged: 'paid',
  },
  {
    product: 'skin-renewal',
    months: 1,
    status: 'paused_by_reschedule',
    visit: 'skin-renewal',
    daysAgo: 98,
    begunDaysAgo: 34,
    rescheduledInDays: 12,
    expiresInDays: null,
    charged: 'paid',
  },
  {
    product: 'metformin-er',
    months: 3,
    status: 'prescription_requested',
    visit: 'metabolic-health',
  },
  { product: 'acarbose', months: 3, status: 'awaiting_physician_review', visit: 'metabolic-health' },
  { product: 'vitamin-b12', months: 1, status: 'past_due', daysAgo: 95, begunDaysAgo: 33, charged: 'open' },
  {
    product: 'nad-supplement',
    months: 1,
    status: 'paused',
    daysAgo: 150,
    begunDaysAgo: 21,
    endedDaysAgo: 15,
    reason: 'Away or traveling',
    charged: 'paid',
  },
  {
    product: 'nad-supplement',
    months: 3,
    status: 'canceled',
    daysAgo: 420,
    begunDaysAgo: 200,
    endedDaysAgo: 160,
    reason: 'Too expensive',
    charged: 'paid',
  },
  { product: 'electrolytes', months: 1, status: 'unpaid', daysAgo: 130, begunDaysAgo: 55, charged: 'open' },
  { product: 'longevity-coaching-advanced', months: 1, status: 'incomplete', daysAgo: 2 },
  { product: 'longevity-panel', months: 3, status: 'incomplete_expired', daysAgo: 62 },
  { product: 'compounded-rapamycin', months: 3, status: 'created', daysAgo: 1 },
];

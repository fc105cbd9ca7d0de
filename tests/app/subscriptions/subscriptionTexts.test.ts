import { describe, expect, it } from 'vitest';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { billingText, dueText, durationOf, priceText } from '#app/dashboard/subscriptions/texts/planTexts.ts';
import { labelOf, statusLabels, statusNote, toneOf } from '#app/dashboard/subscriptions/texts/statusTexts.ts';
import { shownIn, showsStatus, subscriptionFilters } from '#app/dashboard/subscriptions/page/subscriptionFilters.ts';
import { subscriptionSchema, type Subscription } from '#schemas/wire/subscription.ts';
import { exampleSubscription as subscription } from '#stories/pages/subscriptions/exampleSubscription.ts';

type Status = Subscription['status'];

const statuses: readonly Status[] = subscriptionSchema.properties.status.enum;
const SUPPORT = 'care@clinic.example';
const ZONE = 'America/New_York';
/** 2027-01-01T02:00:00Z: the last evening of 2026 in New York, the first morning of 2027 in London. */
const RESCHEDULED = 1_798_768_800;

const noteOf = (status: Status, date: number | null = RESCHEDULED) =>
  statusNote({ status, type: 'medication', reschedule_date: date }, SUPPORT, ZONE);

/** Every status, written by hand: what it is called and what is said of it. */
const texts: { readonly [S in Status]: readonly [label: string, note: string | undefined] } = {
  awaiting_physician_review: ['Awaiting Physician Review', 'Your visit is in review.'],
  created: ['Created', undefined],
  incomplete: ['Incomplete', 'Please contact support at care@clinic.example to complete your subscription.'],
  incomplete_expired: ['Expired', undefined],
  trialing: ['Trialing', undefined],
  active: ['Active', undefined],
  past_due: ['Failed Payment', undefined],
  canceled: ['Canceled', undefined],
  unpaid: ['Unpaid', undefined],
  paused: ['Paused', 'Your subscription is paused. You can resume it anytime.'],
  rescheduled: [
    'Rescheduled',
    'Your subscription is set to reschedule on December 31, 2026. You can update at anytime.',
  ],
  paused_by_reschedule: [
    'Rescheduled',
    'Your subscription is set to reschedule on December 31, 2026. You can update at anytime.',
  ],
  prescription_requested: [
    'Prescription Requested',
    'A physician is reviewing your chart. This typically takes 1-2 business days, and adjusting your subscription may not be possible until then.',
  ],
};

describe('a status', () => {
  it.each(statuses)('%s has its label and what is said of it', (status) => {
    expect([statusLabels[status], noteOf(status)]).toEqual(texts[status]);
  });

  it('promises no review that waits because of what was told', () => {
    const note = statusNote(subscription({ status: 'prescription_requested', held: true }), SUPPORT, ZONE);
    expect(note).toMatch(/^The review waits because of what you told us\./);
  });

  it('names the day in the zone of the patient', () => {
    const moved = { status: 'rescheduled', type: 'medication', reschedule_date: RESCHEDULED } as const;
    expect(statusNote(moved, SUPPORT, 'Europe/London')).toBe(
      'Your subscription is set to reschedule on January 1, 2027. You can update at anytime.',
    );
    expect(momentText(new Date('2027-01-01T02:00:00Z'), 'date', ZONE)).toBe('December 31, 2026');
    expect(momentText(new Date('2027-01-01T02:00:00Z'), 'date', 'Asia/Tokyo')).toBe('January 1, 2027');
  });

  it.each([
    ['medication', 'We could not charge $99.00. Nothing is sent until it is paid.'],
    ['supplement', 'We could not charge $99.00. Nothing is sent until it is paid.'],
    ['coaching-membership', 'We could not charge $99.00. It goes on once it is paid.'],
  ] as const)('of a %s that is owed says what that means', (type, text) => {
    const owed = { amount: 9900, period_start: '2026-10-01T15:00:00.000Z', period_end: '2026-11-01T15:00:00.000Z' };
    expect(statusNote({ status: 'past_due', type, reschedule_date: null, owed }, SUPPORT, ZONE)).toBe(text);
  });

  it('of a treatment on hold is "On hold", and asks for attention', () => {
    const held = subscription({ status: 'paused', held: true });
    expect([labelOf(held), toneOf(held)]).toEqual(['On hold', 'attention']);
    const paused = subscription({ status: 'paused' });
    expect([labelOf(paused), toneOf(paused)]).toEqual(['Paused', 'resting']);
  });

  it('of a treatment that the care team has cleared says that it can be resumed', () => {
    const cleared = subscription({ status: 'paused', hold_cleared: true });
    expect(toneOf(cleared)).toBe('attention');
    expect(statusNote(cleared, SUPPORT, ZONE)).toBe('Your care team decided. You can resume treatment.');
  });

  it('that was rescheduled to no known day says nothing of one', () => {
    expect(noteOf('rescheduled', null)).toBeUndefined();
  });
});

describe('the tabs', () => {
  const shown: { readonly [label: string]: readonly Status[] } = {
    'Show All': statuses,
    Active: ['active', 'past_due', 'rescheduled', 'paused_by_reschedule', 'prescription_requested'],
    Paused: ['paused'],
    Canceled: ['canceled'],
  };

  it('stand in their order', () => {
    expect(subscriptionFilters.map(({ label }) => label)).toEqual(Object.keys(shown));
  });

  it.each(subscriptionFilters)('$label shows exactly its statuses', ({ value, label }) => {
    expect(statuses.filter((status) => showsStatus(value, status)).toSorted()).toEqual(shown[label]?.toSorted());
  });
});

const named = (name: string, more: Partial<Subscription>) => subscription({ name, ...more });

describe('what was on hold', () => {
  const all = [
    named('active', {}),
    named('paused', { status: 'paused' }),
    named('cleared', { status: 'paused', hold_cleared: true }),
    named('held', { status: 'paused', held: true }),
  ];
  const namesIn = (filter: (typeof subscriptionFilters)[number]['value']) =>
    shownIn(filter, all).map(({ name }) => name);

  it('comes first in every tab, and stays among the active until it is resumed', () => {
    expect(namesIn('active')).toEqual(['held', 'cleared', 'active']);
    expect(namesIn('paused')).toEqual(['held', 'cleared', 'paused']);
    expect(namesIn('all')).toEqual(['held', 'cleared', 'active', 'paused']);
  });
});

describe('a plan', () => {
  const [plan] = subscription().product_plans;
  it.each([
    [1, 'Billing every 1 month'],
    [3, 'Billing every 3 months'],
    [12, 'Billing every 12 months'],
  ])('of %i months says how often it is charged', (duration, text) => {
    expect(billingText(subscription({ duration }))).toBe(text);
  });

  it('of a subscription without a duration is that of the first plan', () => {
    const { duration, ...bare } = subscription();
    expect(duration).toBe(3);
    const plans = plan
      ? [
          { ...plan, duration: 6 },
          { ...plan, duration: 2 },
        ]
      : [];
    expect(durationOf({ ...bare, product_plans: plans })).toBe(6);
    expect(billingText({ ...bare, product_plans: plans })).toBe('Billing every 6 months');
    expect(billingText({ ...bare, product_plans: [] })).toBeUndefined();
  });

  it('costs the sum of its parts', () => {
    const plans = plan ? [plan, { ...plan, amount: 1_950 }] : [];
    expect(priceText(subscription())).toBe('$261.00');
    expect(priceText(subscription({ product_plans: plans }))).toBe('$280.50');
  });
});

describe('the next event', () => {
  const end = '2026-12-31T03:00:00.000Z';
  const due = (more: Partial<Subscription>) => dueText(subscription({ current_period_end: end, ...more }), ZONE);

  it.each([
    ['medication', 'Ships on December 30, 2026'],
    ['coaching-membership', 'Next renewal on December 30, 2026'],
    ['supplement', 'Next renewal on December 30, 2026'],
    ['lab', 'Next renewal on December 30, 2026'],
  ] as const)('of an active %s is said with its day', (type, text) => {
    expect(due({ type })).toBe(text);
  });

  it.each(['medication', 'coaching-membership'] as const)('of a trial of a %s is its end', (type) => {
    expect(due({ type, status: 'trialing' })).toBe('Trial Ends December 30, 2026');
  });

  it('is not said of any other status, nor where the day is not known', () => {
    const said = statuses.filter((status) => due({ status }) !== undefined);
    expect(said.toSorted()).toEqual(['active', 'trialing']);
    expect(due({ current_period_end: null })).toBeUndefined();
    expect(due({ current_period_end: null, status: 'trialing' })).toBeUndefined();
  });
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type within } from 'storybook/test';
import { SubscriptionCard } from '#app/dashboard/subscriptions/card/SubscriptionCard.tsx';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { exampleOrganization } from '../../exampleOrganization.ts';
import { exampleSubscription as subscription, pausedVendor } from './exampleSubscription.ts';
import { exampleUser } from '../exampleUser.ts';
import { inPage } from '../inPage.tsx';

type Canvas = ReturnType<typeof within>;

const meta = {
  title: 'Pages/Subscriptions/Card',
  component: SubscriptionCard,
  args: { userId: exampleUser()._id, subscription: subscription(), onOpen: fn() },
  beforeEach: () => currentOrganization.set(exampleOrganization),
  decorators: [inPage],
} satisfies Meta<typeof SubscriptionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A story that shows a subscription and checks its texts and its buttons, except those that load more. */
const shows = (
  more: Partial<Subscription>,
  texts: readonly (string | RegExp)[],
  buttons: readonly string[],
): Story => ({
  args: { subscription: subscription(more) },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Generic Rapamycin' });
    for (const text of texts) await expect(canvas.getByText(text)).toBeVisible();
    await expect(offers(canvas)).toEqual(buttons);
  },
});

const offers = (canvas: Canvas) =>
  [...canvas.queryAllByRole('button'), ...canvas.queryAllByRole('link')]
    .map(({ textContent }) => textContent)
    .filter((text) => !['Prescription details', 'Download invoice', 'Ask about this'].includes(text));

const soon = { reschedule_date: 1_798_761_600 };
const set = /^Your subscription is set to reschedule on .+\. You can update at anytime\.$/;
const dose = ['142 units (1.42 mL, 5.68 mg) once weekly', '19.88 mL (14 doses), enough for 3 months'];
const paid = ['$261.00', 'Billing every 3 months'];

export const Active = shows(
  {},
  ['Active', ...paid, 'Ships on December 30, 2026', ...dose],
  ['Reschedule', 'Pause', 'Cancel'],
);

export const Held = shows(
  { held: true, status: 'paused', vendor: pausedVendor },
  ['On hold', /^On hold because of what you told us\./],
  ['Cancel', 'Message Us'],
);

export const HoldCleared = shows(
  { hold_cleared: true, status: 'paused', vendor: pausedVendor },
  ['Paused', 'Your care team decided. You can resume treatment.'],
  ['Resume', 'Cancel'],
);

export const Trialing = shows(
  { status: 'trialing' },
  ['Trialing', 'Trial Ends December 30, 2026'],
  ['Pause', 'Cancel', 'Message Us'],
);

export const Coaching = shows(
  { type: 'coaching-membership', duration: 1, prescriptions: [], taken: null },
  ['Billing every 1 month', 'Next renewal on December 30, 2026'],
  ['Pause', 'Cancel'],
);

export const Paused = shows(
  { status: 'paused', vendor: pausedVendor },
  ['Paused', 'Your subscription is paused. You can resume it anytime.'],
  ['Resume', 'Cancel'],
);

export const Rescheduled: Story = {
  ...shows({ status: 'rescheduled', ...soon }, ['Rescheduled'], ['Reschedule', 'Pause', 'Cancel']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(set)).toBeVisible();
    await expect(offers(canvas)).toEqual(['Reschedule', 'Pause', 'Cancel']);
  },
};

export const PausedByReschedule: Story = {
  ...shows({ status: 'paused_by_reschedule', ...soon }, ['Rescheduled'], ['Reschedule', 'Cancel']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(set)).toBeVisible();
    await expect(offers(canvas)).toEqual(['Reschedule', 'Cancel']);
  },
};

export const PrescriptionRequested = shows(
  { status: 'prescription_requested' },
  [
    'Prescription Requested',
    'A physician is reviewing your chart. This typically takes 1-2 business days, and adjusting your subscription may not be possible until then.',
  ],
  ['Message Us'],
);

export const FailedPayment = shows({ status: 'past_due' }, ['Failed Payment'], ['Message Us']);

const owed = { amount: 26_100, period_start: '2026-09-30T12:00:00.000Z', period_end: '2026-12-30T12:00:00.000Z' };

export const Owed = shows(
  { status: 'past_due', owed },
  ['Failed Payment', 'We could not charge $261.00. Nothing is sent until it is paid.'],
  ['Pay now', 'Message Us'],
);

export const Unpaid = shows({ status: 'unpaid' }, ['Unpaid'], ['Cancel', 'Message Us']);

export const Canceled = shows({ status: 'canceled', active: false }, ['Canceled'], []);

const notBegun: Partial<Subscription> = {
  active: false,
  vendor: null,
  subscription_id: null,
  prescriptions: [],
  current_period_start: null,
  current_period_end: null,
};

export const AwaitingPhysicianReview = shows(
  { ...notBegun, status: 'awaiting_physician_review' },
  ['Awaiting Physician Review', 'Your visit is in review.'],
  ['Cancel'],
);

export const Created = shows({ ...notBegun, status: 'created' }, ['Created', ...paid], ['Cancel']);

export const Incomplete = shows(
  { ...notBegun, status: 'incomplete' },
  ['Incomplete', 'Please contact support at care@clinic.example to complete your subscription.'],
  ['Cancel'],
);

export const Expired = shows({ ...notBegun, status: 'incomplete_expired' }, ['Expired'], ['Cancel']);

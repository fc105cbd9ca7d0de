import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SubscriptionsPage } from '#app/dashboard/subscriptions/page/SubscriptionsPage.tsx';

import type { Subscription } from '#schemas/wire/subscription.ts';
import { cardQuery } from '#services/api/cards.ts';
import { medicationQuery, subscriptionsQuery } from '#services/api/subscriptions.ts';
import { answering } from '../../answering.ts';
import { exampleCard } from '../../exampleCard.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { expectFocus } from '../../expectFocus.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleSubscription as subscription, pausedVendor } from './exampleSubscription.ts';
import { exampleMedication } from '../medications/exampleMedication.ts';
import { exampleUser } from '../exampleUser.ts';

const user = exampleUser({ verified: true, verificationStatus: 'completed' });

const medication = exampleMedication();

const reading =
  (...subscriptions: readonly Subscription[]) =>
  (queries: QueryClient) => {
    queries.setQueryData(subscriptionsQuery(user._id).queryKey, [...subscriptions]);
    for (const { _id: id } of subscriptions)
      queries.setQueryData(medicationQuery(user._id, id, medication._id).queryKey, medication);
  };

const other = (digit: string, name: string, more: Partial<Subscription>) =>
  subscription({ _id: digit.repeat(24), name, ...more });

const paused = other('2', 'Metformin', { status: 'paused', vendor: pausedVendor });

const meta = {
  title: 'Pages/Subscriptions',
  component: DashboardHarness,
  args: { page: SubscriptionsPage, user, prepare: reading(subscription(), paused) },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const tab = (canvas: Canvas, name: string) => canvas.findByRole('tab', { name });
const press = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }));
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }));
const asks = async (opened: Canvas, name: string | RegExp) =>
  expectFocus(await opened.findByRole('heading', { level: 1, name }));

export const ActiveFirst: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
    await expect(
      canvas.getByText('Manage treatments, snooze or cancel your subscription. We make it easy.'),
    ).toBeVisible();
    await expect(await tab(canvas, 'Active')).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByRole('article', { name: 'Generic Rapamycin' })).toBeVisible();
    await expect(canvas.queryByRole('article', { name: 'Metformin' })).toBeNull();
  },
};

export const ShowAll: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await tab(canvas, 'Show All'));
    await expect(await canvas.findByRole('article', { name: 'Metformin' })).toBeVisible();
    // During the change of tabs, the card is in the old tab as well.
    await expect(await canvas.findByRole('article', { name: 'Generic Rapamycin' })).toBeVisible();
  },
};

export const NothingCanceled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await tab(canvas, 'Canceled'));
    await expect(await canvas.findByText("There's no canceled subscriptions.")).toBeVisible();
  },
};

export const NoSubscriptions: Story = {
  args: { prepare: reading() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Active Subscriptions')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Visit Our Shop' })).toHaveAttribute('href', '/shop');
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const Loading: Story = { args: { prepare: () => undefined } };

export const LoadFailed: Story = {
  args: {
    prepare: (queries) => {
      const query = queries.getQueryCache().build(queries, { queryKey: subscriptionsQuery(user._id).queryKey });
      query.setState({
        data: undefined,
        status: 'error',
        error: new Error('Unable to get subscriptions. Please try again later.'),
        fetchStatus: 'idle',
      });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText(/^Unable to get/)).toBeNull();
  },
};

export const ProtocolChangeKept: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Prescription details');
    const opened = await panel('Prescription details');
    await userEvent.type(await opened.findByRole('textbox'), 'It makes me dizzy.');
    await expect(await opened.findByText('Do you feel unwell?')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(canvas, 'Prescription details');
    const again = await panel('Prescription details');
    await expect(await again.findByRole('textbox')).toHaveValue('It makes me dizzy.');
    await userEvent.clear(again.getByRole('textbox'));
  },
};

const owed = { amount: 26_100, period_start: '2026-09-30T15:00:00.000Z', period_end: '2026-12-30T15:00:00.000Z' };
const owing = subscription({ status: 'past_due', active: false, owed });

const owes = (queries: QueryClient) => {
  reading(owing)(queries);
  queries.setQueryData(cardQuery(user._id).queryKey, exampleCard);
};

export const Owed: Story = {
  args: { prepare: owes },
  beforeEach: answering({ '/pay': { status: 200, body: subscription() } }),
  play: async ({ canvas }) => {
    await press(canvas, 'Pay now');
    const opened = await panel('Pay what is owed');
    await expect(
      await opened.findByText(/We could not charge \$261\.00 for Generic Rapamycin, for the period from/),
    ).toBeVisible();
    await expect(opened.getByText(/ending in 4242/)).toBeVisible();
    await press(opened, 'Pay $261.00 now');
    await expect(await opened.findByText('Generic Rapamycin is paid')).toBeVisible();
    await expect(opened.getByText(/^\$261\.00 was charged to your Visa ending in 4242\./)).toBeVisible();
    await expect(opened.getByRole('link', { name: 'The receipt is among your payments.' })).toBeVisible();
    const [, close] = opened.getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Paid in another tab, or by the provider itself: what was charged there, and to which card, is not known here. */
export const OwedAndPaidElsewhere: Story = {
  args: { prepare: owes },
  beforeEach: answering({
    '/pay': problemAnswer(409, 'WrongSubscriptionState', 'Nothing is owed.'),
    '/subscriptions': { status: 200, body: [subscription()] },
  }),
  play: async ({ canvas }) => {
    await press(canvas, 'Pay now');
    const opened = await panel('Pay what is owed');
    await press(opened, 'Pay $261.00 now');
    await expect(await opened.findByText('Generic Rapamycin is paid')).toBeVisible();
    await expect(opened.queryByText(/was charged|4242/)).toBeNull();
    await expect(opened.getByRole('link', { name: 'See your payments' })).toHaveAttribute(
      'href',
      `/dashboard/${user._id}/settings/billing`,
    );
  },
};

export const OwedAndDeclined: Story = {
  args: { prepare: owes },
  beforeEach: answering({ '/pay': problemAnswer(402, 'CardDeclined', 'Your card was declined.') }),
  play: async ({ canvas }) => {
    await press(canvas, 'Pay now');
    const opened = await panel('Pay what is owed');
    await press(opened, 'Pay $261.00 now');
    await expect(await opened.findByText('Your card was declined.')).toBeVisible();
    await expect(opened.getByText('Your card was not charged.')).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Pay $261.00 now' })).toBeEnabled();
  },
};

export const OfferedBeforeCanceling: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Cancel');
    const opened = await panel('Cancel subscription');
    await asks(opened, /offer/);
    await expect(opened.getByText('20% off your next renewal')).toBeVisible();
    await expect(opened.getByText('A free longevity consultation')).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Continue' })).toBeVisible();
    await press(opened, 'Cancel My Treatment');
    await asks(opened, 'Would a pause be enough?');
    await press(opened, 'Cancel');
    await asks(opened, 'Why would you like to cancel?');
    await press(opened, 'Back');
    await asks(opened, 'Would a pause be enough?');
  },
};

export const WarnedBeforeCancellingAgain: Story = {
  args: {
    prepare: reading(
      subscription({ cancellation_info: { ...subscription().cancellation_info, cancellation_attempt: 1 } }),
    ),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Cancel');
    const opened = await panel('Cancel subscription');
    await asks(opened, 'Before you cancel');
    await expect(opened.queryByRole('button', { name: 'Continue' })).toBeNull();
    await press(opened, 'Dismiss');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const PauseThatFails: Story = {
  beforeEach: answering({ '/pause': problemAnswer(503, 'PaymentUnavailable', 'Please try again later.') }),
  play: async ({ canvas }) => {
    await press(canvas, 'Pause');
    const opened = await panel('Pause subscription');
    await asks(opened, 'Pause your subscription');
    await press(opened, 'Pause');
    await asks(opened, 'Why would you like to pause?');
    await userEvent.click(opened.getByLabelText('Other'));
    const reason = await opened.findByPlaceholderText('Please describe');
    await userEvent.type(reason, 'On a boat');
    await press(opened, 'Pause subscription');
    const button = await opened.findByRole('button', { name: 'Error. Try Again' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(opened.getByPlaceholderText('Please describe')).toHaveValue('On a boat');
    await expect(opened.getByText('This was not done. Please try again.')).toHaveAttribute('role', 'alert');
    await expect(opened.queryByText('Please try again later.')).toBeNull();
  },
};

export const PauseThatSucceeds: Story = {
  beforeEach: answering({ '/pause': { status: 200, body: subscription({ status: 'paused', vendor: pausedVendor }) } }),
  play: async ({ canvas }) => {
    await press(canvas, 'Pause');
    const opened = await panel('Pause subscription');
    await press(opened, 'Pause');
    await userEvent.click(await opened.findByLabelText('Away or traveling'));
    await press(opened, 'Pause subscription');
    await asks(opened, 'Success! Your subscription was successfully updated!');
  },
};

export const Resuming: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await tab(canvas, 'Paused'));
    await press(canvas, 'Resume');
    const opened = await panel('Resume subscription');
    await asks(opened, 'Resume your subscription');
    await expect(opened.getByText('Resume now')).toBeVisible();
    await expect(opened.getByText(/^A new period begins today: we charge \$261\.00/)).toBeVisible();
    await expect(opened.getByText(/^Resume on [A-Z][a-z]+ \d+, \d{4}$/)).toBeVisible();
  },
};

export const Rescheduling: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Reschedule');
    const opened = await panel('Reschedule subscription');
    await asks(opened, 'Reschedule your subscription');
    await expect(await opened.findByRole('grid')).toBeVisible();
  },
};

export const PrescriptionDetails: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Prescription details');
    const opened = await panel('Prescription details');
    await expect(await opened.findByText('Take one capsule each week with food.')).toBeVisible();
    await expect(opened.getByText('Expires on March 1, 2027')).toBeVisible();
    await expect(opened.getByRole('link', { name: 'How to take it' })).toHaveAttribute(
      'href',
      '/attachments/rapamycin.pdf',
    );
    await expect(opened.getByRole('radio', { name: 'Other' })).toBeChecked();
  },
};

export const ProtocolChangeSent: Story = {
  beforeEach: answering({ '/request-prescription-change': { status: 201, body: { _id: 'e'.repeat(24) } } }),
  play: async ({ canvas }) => {
    await press(canvas, 'Prescription details');
    const opened = await panel('Prescription details');
    await userEvent.click(await opened.findByLabelText('Raise my dosage'));
    await press(opened, 'Send request');
    await expect(await opened.findByText('Your request was sent')).toBeVisible();
  },
};

export const ProtocolChangeRefused: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Prescription details');
    const opened = await panel('Prescription details');
    await userEvent.type(await opened.findByRole('textbox'), 'It makes me dizzy.');
    await press(opened, 'Send request');
    await expect(await opened.findByText('An error has occurred on submitting modification.')).toBeVisible();
    await expect(opened.getByRole('textbox')).toHaveValue('It makes me dizzy.');
  },
};

import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MedicationsPage } from '#app/dashboard/medications/MedicationsPage.tsx';
import type { Medication } from '#schemas/wire/medication.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { medicationsQuery } from '#services/api/medications.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleUser } from '../exampleUser.ts';
import { exampleSubscription } from '../subscriptions/exampleSubscription.ts';
import { exampleMedication } from './exampleMedication.ts';

const user = exampleUser({ verificationStatus: 'completed', verified: true });
const { queryKey } = medicationsQuery(user._id);

const knowing =
  (medications: readonly Medication[], subscriptions: readonly Subscription[]) => (queries: QueryClient) => {
    queries.setQueryData(queryKey, [...medications]);
    queries.setQueryData(subscriptionsQuery(user._id).queryKey, [...subscriptions]);
  };

const subscription = exampleSubscription({ current_period_end: '2026-12-30T15:00:00.000Z' });
const medication = exampleMedication({ subscription: subscription._id });
const paused = exampleSubscription({ _id: 'f'.repeat(24), status: 'paused' });

const meta = {
  title: 'Pages/Medications',
  component: DashboardHarness,
  args: { page: MedicationsPage, user, prepare: knowing([medication], [subscription]) },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Taken: Story = {
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'What you take now' });
    await expect(card).toHaveTextContent('Take one capsule each week with food.');
    await expect(card).toHaveTextContent('3 refills');
    await expect(card).toHaveTextContent('By Nadia Demo, MD, on March 1, 2026');
    await expect(canvas.getByRole('button', { name: 'Print this list' })).toBeVisible();
  },
};

/** Seconds since 1970. */
const MOVED_TO = Date.parse('2027-01-20T17:00:00.000Z') / 1000;

export const Rescheduled: Story = {
  args: {
    prepare: knowing([medication], [{ ...subscription, status: 'rescheduled', reschedule_date: MOVED_TO }]),
  },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'What you take now' });
    await expect(card).toHaveTextContent('January 20, 2027');
    await expect(card).toHaveTextContent('3 refills');
    await expect(card).not.toHaveTextContent('Not planned');
  },
};

export const NoRefills: Story = {
  args: { prepare: knowing([{ ...medication, refills_left: 0 }], [subscription]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None. Ask your care team to renew it.')).toBeVisible();
  },
};

export const PausedAndBefore: Story = {
  args: {
    prepare: knowing(
      [
        { ...medication, subscription: paused._id },
        exampleMedication({
          _id: '2'.repeat(24),
          subscription: paused._id,
          status: 'expired',
          name: 'Sirolimus 4 mg',
          refills_left: null,
          prescribed_by: null,
          patient_instructions: null,
        }),
      ],
      [paused],
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'What you take now' })).toHaveTextContent('Not planned');
    await expect(canvas.getByRole('region', { name: 'Prescribed before' })).toHaveTextContent('Sirolimus 4 mg');
  },
};

export const OnHold: Story = {
  args: { prepare: knowing([medication], [{ ...subscription, status: 'paused', held: true }]) },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'What you take now' });
    const alert = within(card).getByRole('alert');
    await expect(alert).toHaveTextContent(
      "On hold. Don't take your next dose until you've talked with your care team.",
    );
    const instructions = within(card).getByText('Take one capsule each week with food.');
    await expect(alert.compareDocumentPosition(instructions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(within(alert).getByRole('link', { name: 'Message your care team' })).toBeVisible();
    await expect(card).toHaveTextContent('On hold until your care team has decided with you');
    await expect(card).not.toHaveTextContent('Not planned');
  },
};

export const NothingPrescribed: Story = {
  args: { prepare: knowing([], []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing prescribed right now' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Print this list' })).toBeNull();
  },
};

export const Loading: Story = { args: { prepare: (queries) => queries.removeQueries({ queryKey }) } };

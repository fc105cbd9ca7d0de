import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BillingPage } from '#app/dashboard/settings/billing/BillingPage.tsx';
import type { Card } from '#schemas/wire/card.ts';
import { cardQuery } from '#services/api/cards.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { exampleCard } from '../../exampleCard.ts';
import { enterCard } from '../../steps/support/enterCard.ts';
import { exampleUser as user } from '../exampleUser.ts';
import { DashboardHarness } from './DashboardHarness.tsx';

const meta = {
  title: 'Pages/Billing',
  component: DashboardHarness,
  args: { page: BillingPage, user: user() },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const saved = (one: Card) => ({
  prepare: (queries: QueryClient) => queries.setQueryData(cardQuery(user()._id).queryKey, one),
});

export const SavedCard: Story = {
  args: saved(exampleCard),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Visa ending in 4242')).toBeVisible();
    await expect(canvas.queryByText(/expires at the end|has expired/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Update card' }));
    await expect(await canvas.findByLabelText('Card number')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save card' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText('Visa ending in 4242')).toBeVisible();
  },
};

/** A card whose last month has this distance from the present one. */
const expiring = (months: number): Card => {
  const now = new Date();
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months));
  const [month, year] = [last.getUTCMonth() + 1, last.getUTCFullYear()];
  return { ...exampleCard, exp_month: month, exp_year: year, exp: `${String(month).padStart(2, '0')}/${year}` };
};

export const CardExpiresSoon: Story = {
  args: saved(expiring(0)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Your card expires at the end of ${expiring(0).exp}`)).toBeVisible();
  },
};

export const CardExpired: Story = {
  args: saved(expiring(-1)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your card has expired')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Update card' }));
    await expect(await canvas.findByLabelText('Card number')).toBeVisible();
  },
};

export const WithoutACard: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Card number')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
};

export const Updated: Story = {
  args: saved({ ...exampleCard, last4: '0002' }),
  beforeEach: answering({ 'add-card': { status: 200, body: exampleCard } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update card' }));
    await enterCard(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await expect(await canvas.findByText('Credit card updated successfully')).toBeVisible();
    await expect(canvas.getByText('Visa ending in 4242')).toBeVisible();
  },
};

export const LoadFailed: Story = {
  args: {
    prepare: (queries) => {
      queries.removeQueries({ queryKey: cardQuery(user()._id).queryKey });
      queries.setDefaultOptions({ queries: { enabled: true, retry: false } });
    },
  },
  beforeEach: answering({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: saved(exampleCard),
  beforeEach: answering({ 'add-card': problemAnswer(402, 'CardDeclined', 'Your card was declined.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update card' }));
    await enterCard(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await expect(await canvas.findByText('Your card was declined.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save card' })).toBeVisible();
  },
};

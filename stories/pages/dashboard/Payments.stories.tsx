import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BillingPage } from '#app/dashboard/settings/billing/BillingPage.tsx';
import type { Charge, Charges } from '#schemas/wire/charge.ts';
import { cardQuery } from '#services/api/cards.ts';
import { chargesQuery } from '#services/api/charges.ts';
import { answering } from '../../answering.ts';
import { exampleCard } from '../../exampleCard.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { exampleUser as user } from '../exampleUser.ts';
import { DashboardHarness } from './DashboardHarness.tsx';
import { chargesOfEachStatus, exampleCharge } from './exampleCharge.ts';

const { queryKey } = chargesQuery(user()._id);

const knowing =
  (...pages: readonly { readonly charges: readonly Charge[]; readonly next: string | null }[]) =>
  (queries: QueryClient) => {
    queries.setQueryData(cardQuery(user()._id).queryKey, exampleCard);
    queries.setQueryData(queryKey, {
      pages: pages.map(({ charges, next }) => ({ charges: [...charges], next })),
      pageParams: pages.map(() => ''),
    });
  };
const asking = (queries: QueryClient) => {
  knowing()(queries);
  queries.removeQueries({ queryKey });
};
const failure = problemAnswer(503, 'ServerError', 'Please try again later.');
const older: Charges = {
  charges: [exampleCharge({ _id: '1'.repeat(24), lines: [{ description: 'Longevity Panel', amount: 4400 }] })],
  next: null,
};

const meta = {
  title: 'Pages/Payments',
  component: DashboardHarness,
  args: { page: BillingPage, user: user(), prepare: knowing({ charges: chargesOfEachStatus, next: null }) },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachStatus: Story = {
  play: async ({ canvas }) => {
    const rows = [...(await canvas.findByRole('list', { name: 'Payments' })).children].filter(
      (row) => row instanceof HTMLElement,
    );
    const states = [
      'Reserved, not charged yet',
      'Card refused, not charged',
      'Paid',
      'Paid on May 21, 2026',
      'Released, never charged on May 3, 2026',
      'Paid, $20.00 refunded',
      'Refunded',
    ];
    for (const [place, row] of rows.entries()) await expect(within(row).getByText(states[place] ?? '')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Receipt' })).toHaveLength(4);
    await expect(canvas.getByText('-$55.80')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
  },
};

export const Empty: Story = {
  args: { prepare: knowing({ charges: [], next: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing was charged yet/)).toBeVisible();
  },
};

export const Loading: Story = { args: { prepare: asking } };

export const Failed: Story = {
  args: {
    prepare: (queries) => {
      asking(queries);
      queries.setDefaultOptions({ queries: { enabled: true, retry: false } });
    },
  },
  beforeEach: answering({ charges: failure, card: { status: 200, body: exampleCard } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(canvas.getByText('Visa ending in 4242')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const MoreToLoad: Story = {
  args: { prepare: knowing({ charges: [exampleCharge()], next: 'a'.repeat(24) }) },
  beforeEach: answering({ charges: { status: 200, body: older } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    // The keyboard goes on where the button was.
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Longevity Panel'));
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
  },
};

export const MoreFailed: Story = {
  args: {
    prepare: (queries) => {
      queries.setDefaultOptions({ queries: { enabled: false, retry: false } });
      knowing({ charges: [exampleCharge()], next: 'a'.repeat(24) })(queries);
    },
  },
  beforeEach: answering({ charges: failure }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(canvas.getByText('NAD+ Support, 1 month')).toBeVisible();
  },
};

export const ReceiptFailed: Story = {
  args: { prepare: knowing({ charges: [exampleCharge()], next: null }) },
  beforeEach: answering({ charges: failure }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Receipt' }));
    await expect(await canvas.findByText('The receipt could not be loaded. Please try again.')).toBeVisible();
  },
};

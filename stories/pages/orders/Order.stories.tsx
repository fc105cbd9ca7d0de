import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { OrderPage } from '#app/dashboard/orders/OrderPage.tsx';
import type { ShowcaseDetails } from '#schemas/wire/showcase.ts';
import { orderDetailsQuery } from '#services/api/showcase.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleUser } from '../exampleUser.ts';
import { exampleEvent, exampleSubmitted } from '../timeline/examplePurchase.ts';
import { exampleDetails } from './exampleOrder.ts';

const user = exampleUser({ verificationStatus: 'completed', verified: true });
const { _id: orderId } = exampleDetails();

const knowing = (order: ShowcaseDetails) => (queries: QueryClient) => {
  queries.setQueryData(orderDetailsQuery(user._id, orderId).queryKey, order);
};
const asking = (queries: QueryClient) => queries.setDefaultOptions({ queries: { enabled: true, retry: false } });

const meta = {
  title: 'Pages/Order',
  component: DashboardHarness,
  args: {
    page: OrderPage,
    user,
    route: '/orders/$orderId',
    path: `/orders/${orderId}`,
    prepare: knowing(exampleDetails()),
  },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Delivered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Generic Rapamycin' })).toBeVisible();
    const far = within(canvas.getByRole('region', { name: 'How far it is' }));
    await expect(far.getByText('Delivered')).toBeVisible();
    await expect(far.getByRole('link', { name: /Track at USPS/ })).toHaveAttribute(
      'href',
      'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400000000000000000000',
    );
    await expect(far.getByRole('link', { name: 'See your plan' })).toBeVisible();
    const price = within(canvas.getByRole('region', { name: 'What you ordered' }));
    await expect(price.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$299.00',
      '-$20.00',
      '$279.00',
      '142 units (1.42 mL, 5.68 mg) once weekly. 19.88 mL (14 doses), enough for 3 months.',
    ]);
    await expect(price.getByText('Paid on June 2, 2026 · Visa ending in 4242')).toBeVisible();
    await expect(price.getByRole('button', { name: 'Invoice' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'What happened' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/orders');
  },
};

export const WaitingForReview: Story = {
  args: {
    prepare: knowing(
      exampleDetails(
        {
          name: 'Metformin ER, Acarbose',
          status: 'processing',
          waits_for: 'review',
          subscription: null,
          shipment: null,
          about: null,
          amount: 16_500,
          events: exampleSubmitted().events,
        },
        {
          status: 'authorized',
          settled_at: null,
          amount: 16_500,
          lines: [
            { description: 'Metformin ER, 3 months', amount: 7200 },
            { description: 'Acarbose, 3 months', amount: 9300 },
          ],
          discount: 0,
          receipt: null,
        },
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Processing, waiting for review')).toBeVisible();
    await expect(canvas.getByText('Reserved, not charged yet · Visa ending in 4242')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Invoice' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Ask about this order' })).toBeNull();
  },
};

export const WaitingForThePatient: Story = {
  args: { prepare: knowing(exampleDetails({ status: 'processing', waits_for: 'patient', shipment: null })) },
};

export const Preparing: Story = {
  args: {
    prepare: knowing(
      exampleDetails({
        status: 'processing',
        shipment: { carrier: null, tracking_number: null, shipped_at: null, delivered_at: null },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We are preparing your order/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Track/ })).toBeNull();
  },
};

export const ByAnotherCarrier: Story = {
  args: {
    prepare: knowing(
      exampleDetails({
        status: 'shipped',
        shipment: {
          carrier: 'Bike Courier',
          tracking_number: '12',
          shipped_at: '2026-06-04T20:00:00.000Z',
          delivered_at: null,
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bike Courier, tracking number 12')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Track/ })).toBeNull();
  },
};

export const Refunded: Story = {
  args: {
    prepare: knowing(
      exampleDetails(
        {
          product_type: 'lab',
          name: 'Longevity Panel',
          status: 'refunded',
          panelId: '6'.repeat(24),
          subscription: null,
          amount: 22_900,
          events: [
            exampleEvent('ordered', '2026-06-01T16:05:00.000Z'),
            exampleEvent('charged', '2026-06-01T16:05:00.000Z', { amount: 22_900 }),
            exampleEvent('refunded', '2026-06-09T16:05:00.000Z', { amount: 22_900 }),
          ],
        },
        {
          status: 'refunded',
          amount: 22_900,
          refunded: 22_900,
          lines: [{ description: 'Longevity Panel', amount: 22_900 }],
          discount: 0,
        },
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All that you paid was given back to your card.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the lab test' })).toHaveAttribute(
      'href',
      `/labs/${'6'.repeat(24)}`,
    );
    await expect(canvas.getByText('$229.00 was given back to your card')).toBeVisible();
  },
};

export const Voided: Story = {
  args: {
    prepare: knowing(
      exampleDetails(
        { status: 'voided', shipment: null, subscription: null, events: [] },
        { status: 'voided', receipt: null },
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This order was ended, and you were not charged.')).toBeVisible();
    await expect(canvas.getByText('There is nothing new to tell of it yet.')).toBeVisible();
  },
};

export const CoachingStarted: Story = {
  args: {
    prepare: knowing(
      exampleDetails({ name: 'Longevity Coaching', product_type: 'coaching', shipment: null, charge: null }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Started')).toBeVisible();
    await expect(canvas.getByText('Nothing was charged to your card.')).toBeVisible();
  },
};

export const InvoiceFailed: Story = {
  beforeEach: answering({ details: problemAnswer(503, 'ServerError', 'Please try again later.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invoice' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The invoice could not be loaded. Please try again.',
    );
  },
};

export const Unknown: Story = {
  args: { prepare: asking },
  beforeEach: answering({ details: problemAnswer(404, 'NotFound', 'There is no such order.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no order at this address.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all orders' })).toHaveAttribute('href', '/orders');
  },
};

export const Loading: Story = { args: { prepare: () => undefined } };

export const Failed: Story = {
  args: { prepare: asking },
  beforeEach: answering({ details: problemAnswer(503, 'ServerError', 'Please try again later.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
  },
};

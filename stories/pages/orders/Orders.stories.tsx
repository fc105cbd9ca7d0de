import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OrdersPage } from '#app/dashboard/orders/OrdersPage.tsx';
import type { Showcase } from '#schemas/wire/showcase.ts';
import { showcaseQuery, type ShowcaseChoice } from '#services/api/showcase.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleUser } from '../exampleUser.ts';
import { exampleOrder, exampleOrders, exampleShowcase } from './exampleOrder.ts';

const user = exampleUser({ verificationStatus: 'completed', verified: true });

const knowing =
  (showcase: Showcase, choice: ShowcaseChoice = {}) =>
  (queries: QueryClient) => {
    queries.setQueryData(showcaseQuery(user._id, choice).queryKey, showcase);
  };

const meta = {
  title: 'Pages/Orders',
  component: DashboardHarness,
  args: {
    page: OrdersPage,
    user,
    route: '/orders',
    path: '/orders',
    prepare: knowing(exampleShowcase(exampleOrders)),
  },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachState: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(canvas.getByText('5 orders')).toBeVisible();
    const shipped = canvas.getByRole('link', { name: /NAD\+ Support/ });
    await expect(shipped).toHaveAttribute('href', `/orders/${'c'.repeat(24)}`);
    await expect(within(shipped).getByText('Shipped')).toBeVisible();
    await expect(within(shipped).getByText('$104.00')).toBeVisible();
    await expect(canvas.getByText('Processing, waiting for review')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Pages of orders' })).toBeNull();
    const byState = canvas.getByRole('navigation', { name: 'Orders by state' });
    await expect(within(byState).getByRole('link', { name: 'All orders' })).toHaveAttribute('aria-current', 'page');
    await expect(within(byState).getByRole('link', { name: 'Voided' })).toHaveAttribute(
      'href',
      '/orders?status=voided',
    );
  },
};

export const Chosen: Story = {
  args: {
    path: '/orders?status=delivered&type=medication',
    prepare: knowing(exampleShowcase([exampleOrder()]), { status: 'delivered', type: 'medication' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 order')).toBeVisible();
    const current = canvas.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
    await expect(current).toEqual(expect.arrayContaining(['Delivered', 'Medications']));
    await expect(canvas.getByRole('link', { name: 'All kinds' })).toHaveAttribute('href', '/orders?status=delivered');
  },
};

export const SecondPage: Story = {
  args: {
    path: '/orders?page=2&type=lab',
    prepare: knowing(exampleShowcase([exampleOrder()], { total: 21, page: 2, totalPages: 3 }), {
      page: 2,
      type: 'lab',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 2 of 3')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Newer orders' })).toHaveAttribute('href', '/orders?type=lab');
    await expect(canvas.getByRole('link', { name: 'Older orders' })).toHaveAttribute('href', '/orders?type=lab&page=3');
  },
};

export const Empty: Story = {
  args: { prepare: knowing(exampleShowcase([])) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing ordered yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Visit our shop' })).toHaveAttribute('href', '/shop');
    await expect(canvas.queryByRole('navigation', { name: 'Orders by state' })).toBeNull();
  },
};

export const NoneOfThisKind: Story = {
  args: {
    path: '/orders?status=voided',
    prepare: knowing(exampleShowcase([]), { status: 'voided' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no orders of this kind.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all orders' })).toHaveAttribute('href', '/orders');
  },
};

export const BehindTheLastPage: Story = {
  args: { path: '/orders?page=9', prepare: knowing(exampleShowcase([], { total: 12, page: 9 }), { page: 9 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no orders on this page.')).toBeVisible();
  },
};

export const Loading: Story = { args: { prepare: () => undefined } };

export const Failed: Story = {
  args: {
    prepare: (queries) => queries.setDefaultOptions({ queries: { enabled: true, retry: false } }),
  },
  beforeEach: answering({ 'purchases-showcase': problemAnswer(503, 'ServerError', 'Please try again later.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

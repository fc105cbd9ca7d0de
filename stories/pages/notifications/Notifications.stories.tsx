import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { NotificationsPage } from '#app/dashboard/notifications/NotificationsPage.tsx';
import type { Notification, NotificationPage } from '#schemas/wire/notification.ts';
import { notificationsQuery } from '#services/api/notifications.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleUser } from '../exampleUser.ts';
import { exampleNotification as notification, exampleNotificationPage as page } from './exampleNotification.ts';

const user = exampleUser({ verificationStatus: 'completed', verified: true });

const DAY = 24;
const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString();
const told = (hours: number, changes: Partial<Notification>) => notification(ago(hours), changes);

const all = [
  told(0, { category: 'message', message: 'You have a new message from your care team.' }),
  told(2 * DAY, { category: 'lab', message: 'You have new results.', data: { type: 'lab-ready' } }),
  told(3 * DAY, { category: 'appointments', message: 'Your appointment is booked.', read: true }),
  told(4 * DAY, { category: 'visit', message: 'Your visit was reviewed. See what comes next.', read: true }),
  told(10 * DAY, { category: 'order', read: true }),
  told(15 * DAY, { category: 'subscription', message: 'Your subscription is paused.', read: true }),
  told(20 * DAY, { category: 'payment', message: 'A payment did not go through. Please check your card.' }),
  told(100 * DAY, { category: 'welcome', message: 'Welcome! Your account is ready.', read: true }),
];

const knowing =
  (...pages: readonly NotificationPage[]) =>
  (queries: QueryClient) => {
    queries.setQueryData(notificationsQuery(user._id).queryKey, {
      pages: [...pages],
      pageParams: pages.map((one) => one.page),
    });
  };
const asking = (queries: QueryClient) => queries.setDefaultOptions({ queries: { enabled: true, retry: false } });
const failure = problemAnswer(503, 'ServerError', 'Please try again later.');

const meta = {
  title: 'Pages/Notifications',
  component: DashboardHarness,
  args: { page: NotificationsPage, user, route: 'notifications', path: '/notifications', prepare: knowing(page(all)) },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const unreadLinks = (canvas: ReturnType<typeof within>) => canvas.queryAllByRole('link', { name: /^Unread:/ });

export const Unread: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Last 7 Days',
      'Last 30 Days',
      'Earlier',
    ]);
    await expect(unreadLinks(canvas)).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /Your order is on its way/ })).toHaveTextContent('1 week ago');
    await expect(canvas.getByRole('link', { name: /new message/ })).toHaveAttribute(
      'href',
      `/dashboard/${user._id}/messages`,
    );
  },
};

export const MarkedAll: Story = {
  beforeEach: answering({ 'read-all': { status: 200, body: { unread: 0 } } }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Mark all as read' });
    await userEvent.click(button);
    await waitFor(() => expect(unreadLinks(canvas)).toHaveLength(0));
    await waitFor(() => expect(button).toHaveAccessibleDescription('You have read all of them.'));
    await expect(button).toHaveFocus();
  },
};

export const MarkingFailed: Story = {
  beforeEach: answering({ 'read-all': failure }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('This could not be marked as read. Please try again.');
    await expect(unreadLinks(canvas)).toHaveLength(3);
  },
};

export const MoreToLoad: Story = {
  args: { prepare: knowing(page(all.slice(0, 5), { hasNextPage: true, totalPages: 2, unread: 3 })) },
  beforeEach: answering({
    notifications: { status: 200, body: page(all.slice(5), { page: 2, hasPrevPage: true, totalPages: 2, unread: 3 }) },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    // The keyboard goes on where the button was.
    await waitFor(() => expect(canvas.getByRole('link', { name: /Your subscription is paused/ })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
  },
};

export const MoreFailed: Story = {
  ...MoreToLoad,
  beforeEach: answering({ notifications: failure }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(5);
  },
};

export const Empty: Story = {
  args: { prepare: knowing(page([])) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing new yet' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { prepare: () => undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

/** A failed read is no message: there is a way to try again where the list would be. */
export const Failed: Story = {
  args: { prepare: asking },
  beforeEach: answering({ notifications: failure }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByText(/Please try again later/)).toBeNull();
  },
};

const counting = (unread: number) => ({
  page: () => <h1>Notifications</h1>,
  prepare: knowing(page(all, { unread })),
});

export const CountOfOne: Story = {
  args: counting(1),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'You have 1 unread notification' });
    await expect(link).toHaveAttribute('href', '/notifications');
  },
};

export const CountOfMany: Story = {
  args: counting(12),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'You have 12 unread notifications' })).toBeVisible();
  },
};

export const CountOfNone: Story = {
  args: counting(0),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Notifications' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /unread/ })).toBeNull();
  },
};

import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TimelinePage } from '#app/dashboard/timeline/TimelinePage.tsx';
import type { Timeline } from '#schemas/wire/timeline.ts';
import { timelineQuery } from '#services/api/timeline.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleUser } from '../exampleUser.ts';
import { exampleEvent, examplePurchase, exampleSubmitted } from './examplePurchase.ts';

const user = exampleUser({ verificationStatus: 'completed', verified: true });

const knowing =
  (...pages: readonly Timeline[]) =>
  (queries: QueryClient) => {
    queries.setQueryData(timelineQuery(user._id).queryKey, { pages: [...pages], pageParams: pages.map(() => '') });
  };
const asking = (queries: QueryClient) => {
  queries.removeQueries({ queryKey: timelineQuery(user._id).queryKey });
  queries.setDefaultOptions({ queries: { enabled: true, retry: false } });
};
const failure = problemAnswer(503, 'ServerError', 'Please try again later.');

const meta = {
  title: 'Pages/Timeline',
  component: DashboardHarness,
  args: {
    page: TimelinePage,
    user,
    prepare: knowing({ purchases: [exampleSubmitted(), examplePurchase()], next: null }),
  },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Timeline' })).toBeVisible();
    const sent = canvas.getByRole('list', { name: 'Generic Rapamycin' });
    await expect(
      within(sent)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('time')?.dateTime),
    ).toEqual(examplePurchase().events.map(({ at }) => at));
    await expect(within(sent).getByText('USPS, Tracking number: 9400000000000000000000')).toBeVisible();
    await expect(within(sent).getByText('Next charge: $279.00')).toBeVisible();
    const waiting = canvas.getByRole('list', { name: 'Metformin ER, Acarbose' });
    await expect(within(waiting).getByText('It is charged only when your provider approves.')).toBeVisible();
    await expect(within(waiting).getByText('Wednesday, June 17, 2026 at 12:05 PM EDT')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show older purchases' })).toBeNull();
  },
};

const at = '2026-06-05T15:30:00.000Z';

export const OfSeveralParts: Story = {
  args: {
    prepare: knowing({
      purchases: [
        exampleSubmitted({
          events: [
            exampleEvent('held', at),
            exampleEvent('charged', at, { amount: 7200, name: 'Metformin ER' }),
            exampleEvent('declined', at, { amount: 9300, name: 'Acarbose' }),
            exampleEvent('canceled', at, { name: 'Acarbose' }),
            exampleEvent('next-charge', at, { amount: 7200, name: 'Metformin ER', coming: true }),
          ],
        }),
        examplePurchase({
          name: 'A treatment with quite a long name that does not fit on one line of a phone',
          events: [exampleEvent('closed', at), exampleEvent('released', at, { amount: 27_900 })],
        }),
        examplePurchase({ _id: 'c'.repeat(24), name: 'Longevity Panel', events: [] }),
      ],
      next: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$72.00 was charged to your card for Metformin ER')).toBeVisible();
    await expect(canvas.getByText('Your subscription for Acarbose was canceled')).toBeVisible();
    await expect(canvas.getByText('There is nothing new to tell of it yet.')).toBeVisible();
  },
};

export const MoreToLoad: Story = {
  args: { prepare: knowing({ purchases: [exampleSubmitted()], next: 'b'.repeat(24) }) },
  beforeEach: answering({ timeline: { status: 200, body: { purchases: [examplePurchase()], next: null } } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show older purchases' }));
    // The keyboard goes on where the button was.
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Generic Rapamycin' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Show older purchases' })).toBeNull();
  },
};

export const MoreFailed: Story = {
  args: {
    prepare: (queries) => {
      queries.setDefaultOptions({ queries: { enabled: false, retry: false } });
      knowing({ purchases: [exampleSubmitted()], next: 'b'.repeat(24) })(queries);
    },
  },
  beforeEach: answering({ timeline: failure }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show older purchases' }));
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Metformin ER, Acarbose' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { prepare: knowing({ purchases: [], next: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing bought yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Visit our shop' })).toHaveAttribute('href', '/shop');
  },
};

export const Loading: Story = {
  args: { prepare: (queries) => queries.removeQueries({ queryKey: timelineQuery(user._id).queryKey }) },
};

export const Failed: Story = {
  args: { prepare: asking },
  beforeEach: answering({ timeline: failure }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

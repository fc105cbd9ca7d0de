import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecentTimeline } from '#app/dashboard/timeline/RecentTimeline.tsx';
import type { ListedPurchase } from '#schemas/wire/timeline.ts';
import { timelineQuery } from '#services/api/timeline.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleUser } from '../exampleUser.ts';
import { examplePurchase, exampleSubmitted } from './examplePurchase.ts';

const user = exampleUser({ verificationStatus: 'completed', verified: true });
const { queryKey } = timelineQuery(user._id);

const knowing =
  (...purchases: readonly ListedPurchase[]) =>
  (queries: QueryClient) => {
    queries.setQueryData(queryKey, { pages: [{ purchases: [...purchases], next: null }], pageParams: [''] });
  };

const meta = {
  title: 'Pages/Home/Recent timeline',
  component: DashboardHarness,
  args: {
    page: RecentTimeline,
    user,
    prepare: knowing(examplePurchase(), exampleSubmitted()),
  },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Generic Rapamycin' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').flatMap((item) => item.querySelector('time')?.dateTime ?? [])).toEqual(
      ['2026-06-02T15:30:00.000Z', '2026-06-04T20:00:00.000Z', '2026-09-02T15:30:00.000Z'],
    );
    await expect(canvas.getByRole('link', { name: 'See everything' })).toHaveAttribute(
      'href',
      `/dashboard/${user._id}/timeline`,
    );
  },
};

export const InReview: Story = { args: { prepare: knowing(exampleSubmitted()) } };

export const NothingBought: Story = {
  args: { prepare: knowing() },
  play: async ({ canvas }) => {
    await canvas.findByRole('main');
    await expect(canvas.queryByRole('heading', { name: 'Your latest purchase' })).toBeNull();
  },
};

export const Loading: Story = { args: { prepare: (queries) => queries.removeQueries({ queryKey }) } };

export const Failed: Story = {
  args: {
    prepare: (queries) => {
      queries.removeQueries({ queryKey });
      queries.setDefaultOptions({ queries: { enabled: true, retry: false } });
    },
  },
  beforeEach: answering({ timeline: problemAnswer(503, 'ServerError', 'Please try again later.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'See everything' })).toBeNull();
  },
};

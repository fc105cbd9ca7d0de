import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HomePage } from '#app/dashboard/home/HomePage.tsx';
import { TimelinePage } from '#app/dashboard/timeline/TimelinePage.tsx';
import type { TimelineEntry, TimelineEvent } from '#schemas/wire/timeline.ts';
import { timelineQuery } from '#services/api/timeline.ts';
import { answering } from '../../answering.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleUser } from '../exampleUser.ts';

const user = exampleUser();
const event = (kind: TimelineEvent['kind'], day: string, more: Partial<TimelineEvent> = {}): TimelineEvent => ({
  kind,
  at: `2026-${day}T17:30:00.000Z`,
  amount: null,
  about: null,
  ...more,
});

const entries: readonly TimelineEntry[] = [
  {
    _id: 'a'.repeat(24),
    kind: 'visit',
    name: 'Rapamycin',
    events: [
      event('submitted', '03-01'),
      event('reserved', '03-01', { amount: 27_900 }),
      event('reviewed', '03-02'),
      event('prescribed', '03-02', { about: 'Generic Rapamycin' }),
      event('charged', '03-02', { amount: 27_900 }),
      event('sent', '03-04', { about: 'Generic Rapamycin' }),
    ],
    coming: [{ kind: 'charge', at: '2026-06-01T17:30:00.000Z', amount: 27_900, about: 'Generic Rapamycin' }],
  },
  {
    _id: 'b'.repeat(24),
    kind: 'visit',
    name: 'Sleep support',
    events: [event('submitted', '02-20'), event('closed', '02-21'), event('released', '02-21', { amount: 9000 })],
    coming: [],
  },
  {
    _id: 'c'.repeat(24),
    kind: 'order',
    name: 'NAD+ supplement',
    events: [event('ordered', '02-10'), event('charged', '02-10', { amount: 4900 })],
    coming: [],
  },
  {
    _id: 'd'.repeat(24),
    kind: 'subscription',
    name: 'Electrolytes',
    events: [
      event('refused', '01-20', { amount: 2200, about: 'Electrolytes' }),
      event('canceled', '01-25', { about: 'Electrolytes' }),
    ],
    coming: [],
  },
];

const knowing = (timeline: readonly TimelineEntry[]) => ({
  prepare: (queries: QueryClient) => queries.setQueryData(timelineQuery(user._id).queryKey, [...timeline]),
});

const meta: Meta<typeof DashboardHarness> = {
  title: 'Pages/Home/Timeline',
  component: DashboardHarness,
  args: { page: TimelinePage, user, intakes: [], templates: [] },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  args: knowing(entries),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Rapamycin' });
    const items = [...(heading.closest('li')?.querySelectorAll('li') ?? [])].map((one) => one.textContent);
    await expect(items).toHaveLength(7);
    await expect(items[0]).toMatch(/^You sent your visitMarch 1, 2026, /);
    await expect(items[6]).toMatch(/^\$279.00 is charged to your card for Generic RapamycinComing: June 1, 2026$/);
    await expect(canvas.getByText('$22.00 for Electrolytes could not be charged')).toBeVisible();
  },
};

export const Waiting: Story = {
  args: knowing([
    {
      _id: 'a'.repeat(24),
      kind: 'visit',
      name: 'Rapamycin',
      events: [event('submitted', '03-01'), event('reserved', '03-01', { amount: 27_900 })],
      coming: [{ kind: 'review', at: '2026-03-03T17:30:00.000Z', amount: null, about: null }],
    },
  ]),
};

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See what there is' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    prepare: (queries) => queries.removeQueries({ queryKey: timelineQuery(user._id).queryKey }),
  },
};

export const Failed: Story = {
  args: {
    prepare: (queries) => {
      queries.removeQueries({ queryKey: timelineQuery(user._id).queryKey });
      queries.setDefaultOptions({ queries: { enabled: true, retry: false } });
    },
  },
  beforeEach: answering({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
  },
};

export const OnHome: Story = {
  args: { ...knowing(entries), page: HomePage },
  play: async ({ canvas }) => {
    const recent = within(await canvas.findByRole('region', { name: 'What happened, what comes' }));
    await expect(recent.getAllByRole('listitem')).toHaveLength(3);
    await expect(recent.getByRole('link', { name: 'See everything' })).toHaveAttribute(
      'href',
      `/dashboard/${user._id}/timeline`,
    );
  },
};

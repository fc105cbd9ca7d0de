import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomePage } from '#app/dashboard/home/HomePage.tsx';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { DashboardHarness } from './DashboardHarness.tsx';
import { exampleSubscription } from '../subscriptions/exampleSubscription.ts';
import { exampleUser as user } from '../exampleUser.ts';
import { exampleVisit as visit } from '../visit/exampleVisit.ts';

const at = '2026-01-02T00:00:00.000Z';

const template = (name: string, id: string) => ({
  ...visit(name, 0, 9).intake_template,
  _id: id.repeat(24),
  offer: { image: '/catalogue/bottle.svg', minutes: 4, price: { amount: 5200, per: 'month' as const } },
});

const templates = [template('Rapamycin', 'a'), template('Metabolic health', 'b'), template('Sleep support', 'c')];

const begun = (index: number) => {
  const one = visit(`Visit ${index}`, index, 9);
  return { ...one, intake_template: templates[index] ?? one.intake_template };
};

const meta = {
  title: 'Pages/Dashboard',
  component: DashboardHarness,
  args: { page: HomePage, user: user(), intakes: [], templates },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hi, Dora' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Verify Account: Verify your identity' })).toBeVisible();
    await expect(canvas.getByText('Not Verified')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start visit: Start with a visit: Rapamycin' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Start visit: (?!Start with)/ })).toHaveLength(2);
  },
};

export const HomeLoading: Story = { args: { intakes: undefined, templates: undefined } };

export const HomeVerified: Story = {
  args: { user: user({ verificationStatus: 'completed', verified: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verified Account')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Verify Account/ })).toBeNull();
  },
};

export const HomeAwaitingAPhoto: Story = {
  args: {
    user: user({ verificationStatus: 'rejected' }),
    intakes: [
      {
        ...begun(0),
        patient_complete: at,
        awaiting_patient_update: { is_awaiting: true, reason: 'The photo is blurred.', hold_date: at },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The photo is blurred.')).toBeVisible();
    await expect(canvas.getByText('Verification Rejected')).toBeVisible();
  },
};

const failing: Pick<Story, 'args' | 'beforeEach'> = {
  args: {
    intakes: undefined,
    templates: undefined,
    prepare: (queries) => queries.setDefaultOptions({ queries: { enabled: true, retry: false } }),
  },
  beforeEach: answering({
    intake: problemAnswer(503, 'ServerError', 'Please try again later.'),
    subscriptions: { status: 200, body: [] },
    panels: { status: 200, body: [] },
    timeline: { status: 200, body: { purchases: [], next: null } },
    card: { status: 200, body: null },
  }),
};

export const HomeFailed: Story = {
  ...failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(canvas.queryByText(/Please try again later/)).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'Message us' })).toBeVisible();
  },
};

export const HomeContinuing: Story = {
  args: { intakes: [begun(0), begun(1), begun(2)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Finish your visit/ })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'See all 3' })).toBeVisible();
  },
};

export const HomeAfterTheFirstVisit: Story = {
  args: { intakes: [{ ...begun(0), patient_complete: at, physician_review: at }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /^Start visit: (?!Start with)/ })).toHaveLength(3);
    await expect(canvas.queryByText('Recommended')).toBeNull();
  },
};

export const HomeInReview: Story = {
  args: { intakes: [{ ...begun(0), patient_complete: at }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Awaiting Physician Review')).toBeVisible();
    await expect(canvas.getByText('Submitted on January 2, 2026')).toBeVisible();
  },
};

const coached = (info: Subscription['coaching_info']) => ({
  prepare: (queries: QueryClient) =>
    queries.setQueryData(subscriptionsQuery(user()._id).queryKey, [
      exampleSubscription({ type: 'coaching-membership', name: 'Longevity Coaching', coaching_info: info }),
    ]),
});

export const HomeCoachingToBook: Story = { args: coached(null) };

export const HomeCoachingBooked: Story = {
  args: coached({
    appointment_start_time: '2999-01-02T17:00:00.000Z',
    appointment_end_time: '2999-01-02T17:45:00.000Z',
    appointment_link: 'https://calls.example/room',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wednesday, January 2, 2999')).toBeVisible();
  },
};

import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { SchedulingCalendar } from '#schemas/wire/appointment.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import type { ScheduleSearch } from '#app/dashboard/appointments/schedule/readScheduleSearch.ts';
import { SchedulePage } from '#app/dashboard/appointments/schedule/SchedulePage.tsx';
import { ScheduleCoachingPage } from '#app/dashboard/appointments/schedule/ScheduleCoachingPage.tsx';
import { ScheduleOnboardingPage } from '#app/dashboard/appointments/schedule/ScheduleOnboardingPage.tsx';
import { ScheduleSubscriptionPage } from '#app/dashboard/appointments/schedule/ScheduleSubscriptionPage.tsx';
import { ScheduleVerificationPage } from '#app/dashboard/appointments/schedule/ScheduleVerificationPage.tsx';
import { calendarQuery } from '#services/api/appointments/appointmentQueries.ts';
import { intakeQuery } from '#services/api/intakes.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { expectFocus } from '../../expectFocus.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleAppointment } from './exampleAppointment.ts';
import { exampleCalendar } from './exampleCalendar.ts';
import { exampleSubscription } from '../subscriptions/exampleSubscription.ts';
import { exampleUser } from '../exampleUser.ts';
import { exampleVisit } from '../visit/exampleVisit.ts';

const user = exampleUser();
const query = { purpose: 'onboarding' } as const;

const page =
  (search: ScheduleSearch = {}) =>
  () => (
    <SchedulePage
      userId={user._id}
      title="Schedule your onboarding"
      text="Choose a time for your first call with the care team."
      query={query}
      search={search}
    />
  );
const showing = (calendar: () => SchedulingCalendar) => ({
  prepare: (queries: QueryClient) => queries.setQueryData(calendarQuery(query).queryKey, calendar()),
});
const booked = () => exampleCalendar({ type: 'ready' }, { type: 'booked', uid: 'a' }, { type: 'booked', uid: 'a' });
const confirmed = { '/v2/appointments/confirm': { status: 200, body: exampleAppointment('2026-03-05T17:00:00.000Z') } };

const meta = {
  title: 'Pages/Schedule',
  component: DashboardHarness,
  args: { framed: false, page: page(), user },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {};

export const CalendarLoading: Story = { args: showing(() => exampleCalendar()) };

export const Calendar: Story = {
  args: showing(() => exampleCalendar({ type: 'ready' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('First call with the care team')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Loading…')).toBeNull());
  },
};

const titled = (name: string): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    await expect(await canvas.findByTitle('First call with the care team')).toBeVisible();
  },
});
const calendarOf = (asked: Parameters<typeof calendarQuery>[0]) => (queries: QueryClient) => {
  queries.setQueryData(calendarQuery(asked).queryKey, exampleCalendar({ type: 'ready' }));
};
const subscription = exampleSubscription({ status: 'awaiting_physician_review', intake: 'd'.repeat(24) });

export const Onboarding: Story = {
  args: {
    page: ScheduleOnboardingPage,
    route: 'schedule-onboarding',
    path: '/schedule-onboarding',
    prepare: calendarOf({ purpose: 'onboarding' }),
  },
  ...titled('Schedule your onboarding'),
};

export const Verification: Story = {
  args: {
    page: ScheduleVerificationPage,
    route: 'schedule-verification',
    path: '/schedule-verification',
    prepare: calendarOf({ purpose: 'verification' }),
  },
  ...titled('Schedule your verification call'),
};

export const Consultation: Story = {
  args: {
    page: ScheduleSubscriptionPage,
    route: 'schedule-subscription/$subscriptionId',
    path: `/schedule-subscription/${subscription._id}`,
    prepare: calendarOf({ purpose: 'subscription', subscription: subscription._id }),
  },
  ...titled('Schedule your free consultation'),
};

export const CoachingInReview: Story = {
  args: {
    page: ScheduleCoachingPage,
    route: 'schedule-coaching/$subscriptionId',
    path: `/schedule-coaching/${subscription._id}`,
    prepare: (queries) => {
      queries.setQueryData(subscriptionsQuery(user._id).queryKey, [subscription]);
      const intake = exampleVisit('Coaching', 12, 12, {
        _id: subscription.intake ?? '',
        patient_complete: '2026-03-06T18:30:00.000Z',
        medical_review_payment: { amount: 12_900, status: 'authorized' },
      });
      queries.setQueryData(intakeQuery(user._id, intake._id).queryKey, intake);
      calendarOf({ purpose: 'coaching', subscription: subscription._id })(queries);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A provider reviews your visit first/)).toBeVisible();
    await expect(canvas.getByText('Friday, March 6, 2026 at 1:30 PM EST')).toBeVisible();
    await expect(canvas.getByText(/^\$129\.00 is reserved on your card\./)).toBeVisible();
  },
};

const unpaid = (changes: Partial<Subscription>, name: string, href: string): Story => {
  const membership = exampleSubscription({ type: 'coaching-membership', status: 'incomplete', ...changes });
  return {
    args: {
      page: ScheduleCoachingPage,
      route: 'schedule-coaching/$subscriptionId',
      path: `/schedule-coaching/${membership._id}`,
      prepare: (queries) => {
        queries.setDefaultOptions({ queries: { enabled: true, retry: false, staleTime: Infinity } });
        queries.setQueryData(subscriptionsQuery(user._id).queryKey, [membership]);
      },
    },
    beforeEach: answering({
      '/calendar': problemAnswer(409, 'WrongSubscriptionState', 'Your membership is not paid yet.'),
    }),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Your membership is not paid yet.');
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
      await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  };
};

const visit = '6a1b2c3d4e5f60718293a4b5';

export const CoachingUnpaid = unpaid(
  { intake: visit },
  'Continue your visit',
  `/consultation/hiw/${user._id}/${visit}/question/none`,
);

export const CoachingWithoutVisit = unpaid({}, 'Go to your dashboard', `/dashboard/${user._id}/profile`);

export const CoachingLapsed = unpaid({ status: 'unpaid' }, 'Message Us', `/dashboard/${user._id}/messages`);

export const CalendarUnavailable: Story = {
  args: { prepare: (queries) => queries.setDefaultOptions({ queries: { enabled: true, retry: false } }) },
  beforeEach: answering({ '/calendar': problemAnswer(503, 'SchedulingUnavailable', 'Please try again later.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not open the calendar.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Scheduled: Story = {
  args: showing(booked),
  beforeEach: answering(confirmed),
  play: async ({ canvas }) => {
    await expectFocus(await canvas.findByRole('heading', { name: 'Successfully Scheduled' }));
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      `/dashboard/${user._id}/appointments`,
    );
    await expect(canvas.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  },
};

export const ScheduledByACoachingLink: Story = {
  args: { ...showing(booked), page: page({ coachingLink: 'https://elsewhere.example' }) },
  beforeEach: answering(confirmed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      `/dashboard/${user._id}/profile`,
    );
  },
};

export const NotConfirmed: Story = {
  args: showing(booked),
  beforeEach: answering({ '/confirm': problemAnswer(503, 'SchedulingUnavailable', 'Please try again later.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your appointment is not confirmed yet.');
    await expect(canvas.queryByText('Successfully Scheduled')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => {
      await expect(canvas.getByRole('alert')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Choose another time' })).toBeVisible();
    });
  },
};

export const WithoutState: Story = {
  args: { user: exampleUser({ state: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Add your state' })).toBeVisible();
  },
};

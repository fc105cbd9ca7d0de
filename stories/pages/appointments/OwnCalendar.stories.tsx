import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { AppointmentTimes } from '#schemas/wire/appointment.ts';
import { MoveAppointment } from '#app/dashboard/appointments/booking/MoveAppointment.tsx';
import { BookAppointment } from '#app/dashboard/appointments/booking/BookAppointment.tsx';
import { timeIn } from '#app/dashboard/appointments/details/shownTime.ts';
import { browserZone } from '#app/time/browserZone.ts';
import { dayText } from '#flows/kinds/describing/dayText.ts';
import { timesQuery } from '#services/api/appointments/timesQuery.ts';
import { appointmentsQuery, calendarQuery } from '#services/api/appointments/appointmentQueries.ts';
import { answering } from '../../answering.ts';
import { expectFocus } from '../../expectFocus.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleAppointment } from './exampleAppointment.ts';
import { exampleCalendar } from './exampleCalendar.ts';
import { exampleMoment, exampleMonth, exampleTimes } from './exampleTimes.ts';
import { exampleUser } from '../exampleUser.ts';

const user = exampleUser();
const query = { purpose: 'onboarding' } as const;

const booking = () => (
  <BookAppointment
    user={user}
    query={query}
    intro={<h1>Schedule your onboarding</h1>}
    action={<a href="/">Continue</a>}
  />
);
const calendarOf = (queries: QueryClient) =>
  queries.setQueryData(calendarQuery(query).queryKey, { ...exampleCalendar(), shown: 'portal' });
const offering =
  (...months: readonly AppointmentTimes[]) =>
  (queries: QueryClient) => {
    calendarOf(queries);
    for (const [ahead, times] of months.entries())
      queries.setQueryData(timesQuery(query, exampleMonth(ahead)).queryKey, times);
  };
const start = exampleMoment(1, 1);

const meta = {
  title: 'Pages/Own calendar',
  component: DashboardHarness,
  args: { page: booking, user, prepare: offering(exampleTimes(0, { times: [], next: start }), exampleTimes(1)) },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const freeDay = dayText(start.slice(0, 10));
const chooseDay = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: freeDay }));
  return canvas.findAllByRole('radio');
};
const chooseTime = async (canvas: Canvas) => {
  const [, second] = await chooseDay(canvas);
  if (!second) throw new Error('there is one time at the most');
  await userEvent.click(second);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
};
const confirm = async (canvas: Canvas) => {
  await chooseTime(canvas);
  await userEvent.click(await canvas.findByRole('button', { name: 'Book this call' }));
};

export const Loading: Story = {
  args: { prepare: calendarOf },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Times are in your time zone: /)).toBeVisible();
    await expect(canvas.queryAllByRole('radio')).toHaveLength(0);
  },
};

export const NoDayChosen: Story = {
  args: { prepare: offering(exampleTimes(0), exampleTimes(1)) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next month' }));
    await expect(await canvas.findByText('Choose a day to see its free times.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /, no free times$/ })[0]).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const FirstTimesNextMonth: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: freeDay })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(await canvas.findByRole('button', { name: 'Show these times' })).toBeVisible();
  },
};

export const NoTimesInThisMonth: Story = {
  args: {
    prepare: offering(exampleTimes(0), exampleTimes(1, { times: [], next: exampleMoment(2) }), exampleTimes(2)),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next month' }));
    await expect(canvas.getByText(/^No free times in /, { selector: 'output' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show these times' }));
    await expect(await canvas.findAllByRole('radio')).toHaveLength(8);
  },
};

export const NoTimesAtAll: Story = {
  args: { prepare: offering(exampleTimes(0, { times: [] })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Message Us' })).toBeVisible();
  },
};

export const DayChosen: Story = {
  play: async ({ canvas }) => {
    await expect(await chooseDay(canvas)).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose a time to continue.');
  },
};

export const Confirming: Story = {
  play: async ({ canvas }) => {
    await chooseTime(canvas);
    await expectFocus(await canvas.findByRole('heading', { name: 'Confirm your call' }));
    await expect(canvas.getByRole('button', { name: 'Choose another time' })).toBeVisible();
  },
};

export const Booked: Story = {
  beforeEach: answering({
    '/v2/appointments/book': { status: 200, body: exampleAppointment(start, {}, 'onboarding') },
  }),
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expectFocus(await canvas.findByRole('heading', { name: 'Successfully Scheduled' }));
  },
};

export const BookedCoaching: Story = {
  beforeEach: answering({
    '/v2/appointments/book': { status: 200, body: exampleAppointment('2026-07-07T17:00:00.000Z', {}, 'coaching') },
  }),
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByText('10:00 AM')).toHaveTextContent('10:00 AM PST');
    const { time, zone } = timeIn('2026-07-07T17:00:00.000Z', browserZone());
    await expect(canvas.getByText(/^Your time:/)).toHaveTextContent(`${time} (${zone})`);
  },
};

export const Taken: Story = {
  beforeEach: () => {
    const { body } = problemAnswer(409, 'SlotTaken', 'This time is no longer free. Please choose another one.');
    const alternatives = [exampleMoment(1, 2), exampleMoment(1, 3)];
    return answering({ '/v2/appointments/book': { status: 409, body: { ...body, alternatives } } })();
  },
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This time is no longer free.');
    const [other] = within(canvas.getByRole('region', { name: 'Free times close to it' })).getAllByRole('button');
    if (!other) throw new Error('nothing else is offered');
    await userEvent.click(other);
    await expect(await canvas.findByRole('heading', { name: 'Confirm your call' })).toBeVisible();
  },
};

export const NotBooked: Story = {
  beforeEach: answering({ '/book': problemAnswer(503, 'SchedulingUnavailable', 'Please try again later.') }),
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not confirm the booking.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const TimesUnavailable: Story = {
  args: {
    prepare: (queries) => {
      queries.setDefaultOptions({ queries: { enabled: true, retry: false, staleTime: Infinity } });
      calendarOf(queries);
    },
  },
  beforeEach: answering({ '/times': problemAnswer(503, 'SchedulingUnavailable', 'Please try again later.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the free times.');
  },
};

const ahead = exampleAppointment(exampleMoment(2), { name: 'Onboarding call' }, 'onboarding');
const moving = (appointments = [ahead], uuid = ahead.event.uuid) => ({
  page: () => <MoveAppointment userId={user._id} uuid={uuid} />,
  prepare: (queries: QueryClient) => {
    queries.setQueryData(appointmentsQuery(user._id).queryKey, appointments);
    queries.setQueryData(timesQuery({ appointment: ahead._id }, exampleMonth(0)).queryKey, {
      ...exampleTimes(0),
      times: [],
      next: start,
    });
    queries.setQueryData(timesQuery({ appointment: ahead._id }, exampleMonth(1)).queryKey, exampleTimes(1));
  },
});

export const Moving: Story = {
  args: moving(),
  play: async ({ canvas }) => {
    await chooseTime(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Confirm the new time' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Move my call' })).toBeVisible();
  },
};

export const NothingToMove: Story = {
  args: moving([], 'another'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such call among your appointments.')).toBeVisible();
  },
};

export const TooLateToMove: Story = {
  args: moving([{ ...ahead, event: { ...ahead.event, canceled: true, reschedule_url: null } }]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/can no longer be moved/)).toBeVisible());
  },
};

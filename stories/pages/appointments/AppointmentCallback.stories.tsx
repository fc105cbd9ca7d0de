import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Appointment } from '#schemas/wire/appointment.ts';
import { CallbackResult } from '#app/dashboard/appointments/callback/CallbackResult.tsx';
import { AppointmentCallbackPage } from '#app/dashboard/appointments/callback/AppointmentCallbackPage.tsx';
import { timeIn } from '#app/dashboard/appointments/details/shownTime.ts';
import { confirmationQuery } from '#services/api/appointments/changeAppointments.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { expectFocus } from '../../expectFocus.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleAppointment } from './exampleAppointment.ts';
import { exampleUser } from '../exampleUser.ts';

const user = exampleUser();
const booking = { uid: 'a' };
const START = '2026-03-05T17:00:00.000Z';
const FORMER = '2026-03-04T18:00:00.000Z';

const page = (moved: boolean) => () => <CallbackResult userId={user._id} booking={booking} moved={moved} />;
const finding = (appointment: Appointment) => ({
  prepare: (queries: QueryClient) => queries.setQueryData(confirmationQuery(booking).queryKey, appointment),
});

const meta = {
  title: 'Pages/Appointment callback',
  component: DashboardHarness,
  args: { framed: false, page: page(false), user },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
    await expect(canvas.queryByText(/Successfully/)).toBeNull();
  },
};

export const Scheduled: Story = {
  args: finding(exampleAppointment(START, { former_start_time: FORMER })),
  play: async ({ canvas, canvasElement }) => {
    await expectFocus(await canvas.findByRole('heading', { name: 'Successfully Scheduled' }));
    await expect(canvasElement.querySelector('s')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Return to Appointments' })).toBeVisible();
  },
};

export const Rescheduled: Story = {
  args: { ...finding(exampleAppointment(START, { former_start_time: FORMER })), page: page(true) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Successfully Rescheduled' })).toBeVisible();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const former = timeIn(FORMER, timeZone);
    await expect(canvasElement.querySelector('s')).toHaveTextContent(`${former.date}, ${former.time} ${former.zone}`);
    await expect(canvas.getByText(timeIn(START, timeZone).date)).toBeVisible();
  },
};

export const NotRescheduled: Story = {
  args: { ...finding(exampleAppointment(START)), page: page(true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Successfully Scheduled' })).toBeVisible();
  },
};

export const NotConfirmed: Story = {
  args: { prepare: (queries) => queries.setDefaultOptions({ queries: { enabled: true, retry: false } }) },
  beforeEach: answering({ '/confirm': problemAnswer(404, 'NotFound', 'There is no such booking of yours.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no such booking of yours.');
    await expect(canvas.queryByText(/Successfully/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The return URL of the scheduling service contains the booking. */
export const ComesFromTheService: Story = {
  args: {
    ...finding(exampleAppointment(START)),
    page: AppointmentCallbackPage,
    route: 'appointment/cb',
    path: '/appointment/cb?uid=a',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Successfully Scheduled' })).toBeVisible();
  },
};

export const LinkWithoutBooking: Story = {
  args: { page: AppointmentCallbackPage, route: 'appointment/cb', path: '/appointment/cb' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link does not lead to an appointment.')).toBeVisible();
  },
};

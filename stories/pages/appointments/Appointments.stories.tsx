import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Appointment } from '#schemas/wire/appointment.ts';
import { AppointmentList } from '#app/dashboard/appointments/list/AppointmentList.tsx';
import { Appointments } from '#app/dashboard/appointments/list/Appointments.tsx';
import { NewAppointment } from '#app/dashboard/appointments/booking/NewAppointment.tsx';
import { AppointmentsPage } from '#app/dashboard/appointments/list/AppointmentsPage.tsx';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { timeIn } from '#app/dashboard/appointments/details/shownTime.ts';
import { browserZone } from '#app/time/browserZone.ts';
import { appointmentsQuery, calendarQuery } from '#services/api/appointments/appointmentQueries.ts';
import { physiciansQuery } from '#services/api/physicians.ts';
import { statesQuery } from '#services/api/states.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleAppointment as appointment } from './exampleAppointment.ts';
import { exampleCalendar } from './exampleCalendar.ts';
import { examplePhysician as physician } from './examplePhysician.ts';
import { exampleUser } from '../exampleUser.ts';

const user = exampleUser({ verificationStatus: 'completed', verified: true });
const stateless = exampleUser({ ...user, state: null });
const now = new Date('2026-03-02T12:00:00Z');

const ahead = appointment('2026-03-05T17:00:00.000Z');
const coaching = appointment('2026-07-07T17:00:00.000Z', { name: 'Coaching call', changed_in: 'service' }, 'coaching');
const off = {
  canceled: true,
  cancel_url: null,
  reschedule_url: null,
  calendar_file: null,
};
const over = appointment(
  '2026-02-03T17:00:00.000Z',
  { ...off, canceled: false, name: 'Onboarding call' },
  'onboarding',
);
const canceled = appointment('2026-03-20T17:00:00.000Z', { ...off, name: 'Consultation' }, 'consultation');
const all = [coaching, canceled, ahead, over];

const list = (appointments: readonly Appointment[]) => () => (
  <>
    <h1>Appointments</h1>
    <AppointmentList userId={user._id} appointments={appointments} now={now} />
  </>
);
const reading = () => <Appointments userId={user._id} />;
const booking = (physicianId?: string) => () => <NewAppointment user={user} physicianId={physicianId} />;

const knowing = (physicians: readonly ReturnType<typeof physician>[]) => (queries: QueryClient) => {
  queries.setQueryData(physiciansQuery('NY').queryKey, [...physicians]);
  for (const { _id } of physicians)
    queries.setQueryData(
      calendarQuery({ purpose: 'physician', physician: _id }).queryKey,
      exampleCalendar({ type: 'ready' }),
    );
};

const others = { _id: 'b'.repeat(24), first_name: 'Sam', last_name: 'Okafor', credentials: 'DO' };

const meta = {
  title: 'Pages/Appointments',
  component: DashboardHarness,
  args: { page: list(all), user },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    const names = (await canvas.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    await expect(names).toEqual(['Physician call', 'Coaching call', 'Consultation', 'Onboarding call']);
    const coachingCard = within(canvas.getByRole('region', { name: /^Coaching call/ }));
    // In the zone of the patient, which is named once.
    const { time } = timeIn(coaching.event.start_time, browserZone());
    await expect(coachingCard.getByText(time)).toHaveTextContent(new RegExp(`^${time}$`));
    await expect(canvas.getAllByText(/^Times are in your time zone: /)).toHaveLength(1);
    await expect(canvas.getAllByRole('link', { name: /^Cancel,/ })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Reschedule, Physician call' })).toHaveAttribute(
      'href',
      `/dashboard/${ahead.patient}/appointments?reschedule=booking-1`,
    );
    await expect(canvas.getByRole('link', { name: 'Reschedule, Coaching call' })).toHaveAttribute(
      'href',
      'https://calendar.example/booking/booking-1?to=reschedule',
    );
    for (const name of [/^Consultation/, /^Onboarding call/])
      await expect(within(canvas.getByRole('region', { name })).queryAllByRole('link')).toHaveLength(0);
  },
};

export const EmptyState: Story = {
  args: { page: list([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No appointments yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book an appointment' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { page: reading },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  args: {
    page: reading,
    prepare: (queries) => queries.setDefaultOptions({ queries: { enabled: true, retry: false } }),
  },
  beforeEach: answering({ '/v2/appointments': problemAnswer(500, 'ServerError', 'Please try again later.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load your appointments.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

const askToCancel = async (canvas: ReturnType<typeof within>) => {
  const card = within(await canvas.findByRole('region', { name: /^Physician call/ }));
  const link = card.getByRole('link', { name: 'Cancel, Physician call' });
  await expect(link).toHaveAttribute('href', 'https://calendar.example/booking/booking-1');
  await userEvent.click(link);
  const dialog = { name: 'Cancel this appointment?' };
  return within(await screen.findByRole('dialog', dialog));
};

export const CancelAsked: Story = {
  play: async ({ canvas }) => {
    const asked = await askToCancel(canvas);
    await expect(asked.getByText('Physician call')).toBeVisible();
    // What cannot be taken back does not look like what is expected of the patient.
    await expect(asked.getByRole('button', { name: 'Yes, cancel it' })).toHaveClass(button({ look: 'secondary' }));
    const keep = asked.getByRole('button', { name: 'Keep it' });
    await expect(keep).toHaveClass(button({ look: 'primary' }));
    await userEvent.click(keep);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const CancelFailed: Story = {
  beforeEach: answering({ '/cancel': problemAnswer(503, 'SchedulingUnavailable', 'Please try again later.') }),
  play: async ({ canvas }) => {
    const asked = await askToCancel(canvas);
    await userEvent.click(asked.getByRole('button', { name: 'Yes, cancel it' }));
    await expect(await asked.findByRole('alert')).toHaveTextContent('We could not cancel your appointment.');
  },
};

export const Canceled: Story = {
  beforeEach: answering({ '/cancel': { status: 200, body: canceled } }),
  play: async ({ canvas }) => {
    const asked = await askToCancel(canvas);
    await userEvent.click(asked.getByRole('button', { name: 'Yes, cancel it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Your appointment is canceled.')).toBeVisible();
  },
};

export const CanceledAlready: Story = {
  args: {
    prepare: (queries) =>
      queries.setQueryData(appointmentsQuery(user._id).queryKey, [
        { ...ahead, event: { ...ahead.event, canceled: true } },
      ]),
  },
  beforeEach: answering({
    '/cancel': problemAnswer(409, 'AppointmentOver', 'It is canceled already.'),
    '/user/': { status: 200, body: [{ ...ahead, event: { ...ahead.event, canceled: true } }] },
  }),
  play: async ({ canvas }) => {
    const asked = await askToCancel(canvas);
    await userEvent.click(asked.getByRole('button', { name: 'Yes, cancel it' }));
    await expect(await canvas.findByText('Your appointment is canceled.')).toBeInTheDocument();
  },
};

export const SelectPhysician: Story = {
  args: {
    page: booking(),
    prepare: knowing([physician(), physician({ ...others, calendly: { scheduling_url: null } })]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Select Maria Lopez' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Sam Okafor, DO' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Select Sam Okafor' })).toBeNull();
  },
};

export const SelectPhysicianLoading: Story = { args: { page: booking() } };

export const NoPhysician: Story = {
  args: { page: booking(), prepare: knowing([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No provider in your state yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Message Us' })).toBeVisible();
  },
};

export const SelectedPhysician: Story = {
  args: { page: booking(physician()._id), prepare: knowing([physician()]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Maria Lopez, MD' })).toBeVisible();
    await expect(canvas.getByTitle('First call with the care team')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Loading…')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Choose another physician' })).toBeVisible();
  },
};

export const WithoutState: Story = {
  args: {
    user: stateless,
    page: () => <NewAppointment user={stateless} />,
    prepare: (queries) =>
      queries.setQueryData(statesQuery.queryKey, [
        { _id: '3'.repeat(24), abbreviation: 'NY', name: 'New York', syncRequired: false },
      ]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }));
    await expect(canvas.getByLabelText('Home state')).toHaveAccessibleDescription('Please choose your state.');
  },
};

const address = { page: () => <AppointmentsPage />, route: 'dashboard/$userId/appointments' };

export const ThePageLists: Story = {
  args: {
    ...address,
    path: `/dashboard/${user._id}/appointments`,
    prepare: (queries) => queries.setQueryData(appointmentsQuery(user._id).queryKey, [ahead]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /^Physician call/ })).toBeVisible();
  },
};

export const ThePageBooks: Story = {
  args: {
    ...address,
    path: `/dashboard/${user._id}/appointments?book=true`,
    prepare: knowing([physician()]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Maria Lopez/ })).toBeVisible();
  },
};

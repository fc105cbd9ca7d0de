import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect } from 'storybook/test';
import { LabAppointmentsPage } from '#app/labs/appointments/LabAppointmentsPage.tsx';
import { PreparationPage } from '#app/labs/preparation/PreparationPage.tsx';
import type { Appointment } from '#schemas/wire/appointment.ts';
import { labAppointmentQuery, labPreparationQuery } from '#services/api/labs/labDraw.ts';
import { exampleAppointment } from '../appointments/exampleAppointment.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { examplePanel, examplePreparation } from './exampleLab.ts';
import { atPanel, knowing, labUser, PANEL } from './labsArgs.ts';

const booked =
  (appointment: Appointment | null, fasting = 10) =>
  (queries: QueryClient) => {
    knowing({ panels: [examplePanel({ status: 'prepared' })] })(queries);
    queries.setQueryData(labAppointmentQuery(labUser._id, PANEL).queryKey, appointment);
    queries.setQueryData(
      labPreparationQuery(labUser._id, PANEL).queryKey,
      examplePreparation({ fasting_hours: fasting }),
    );
  };

const draw = exampleAppointment('2026-03-10T14:00:00.000Z', { location: 'Northlab, 12 Harbor Street' });

const meta = {
  title: 'Pages/Blood draw',
  component: DashboardHarness,
  args: { ...atPanel(PreparationPage, '/preparation-guideline'), prepare: booked(null) },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Preparation: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Do not eat for 10 hours before' })).toBeVisible();
    await expect(canvas.getByText(/for one at 8:00 AM, eat nothing after 10:00 PM/)).toBeVisible();
  },
};

export const WithoutFasting: Story = {
  args: { prepare: booked(null, 0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You may eat as usual' })).toBeVisible();
    await expect(canvas.queryByText(/Count back/)).toBeNull();
  },
};

export const BeforeADraw: Story = {
  args: { prepare: booked(draw) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Eat nothing from')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add the draw to your calendar' })).toHaveAttribute(
      'href',
      draw.event.calendar_file,
    );
  },
};

export const NoDrawKnown: Story = {
  args: { ...atPanel(LabAppointmentsPage, '/appointments') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No appointment is known here' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download lab order (PDF)' })).toBeVisible();
  },
};

export const DrawBooked: Story = {
  args: { ...atPanel(LabAppointmentsPage, '/appointments'), prepare: booked(draw) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Northlab, 12 Harbor Street')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { SecurityPage } from '#app/dashboard/settings/security/SecurityPage.tsx';
import { agreementsQuery } from '#services/api/agreements.ts';
import { devicesQuery } from '#services/api/devices.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { exampleUser as user } from '../exampleUser.ts';
import { DashboardHarness } from './DashboardHarness.tsx';

const { _id: userId } = user();

const meta = {
  title: 'Pages/CloseAccount',
  component: DashboardHarness,
  args: {
    page: SecurityPage,
    user: user(),
    prepare: (queries) => {
      queries.setQueryData(devicesQuery(userId).queryKey, []);
      queries.setQueryData(agreementsQuery(userId).queryKey, []);
    },
  },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Close my account' }));
  return within(await screen.findByRole('dialog', { name: 'Close my account' }));
};

export const Opened: Story = {
  play: async () => {
    const panel = await open();
    await expect(await panel.findAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(panel.getByText(/Download a copy of your data/)).toBeVisible();
    const deleted = panel.getByText(/mails and text messages from us/);
    await expect(deleted.closest('ul')).not.toHaveTextContent('care team');
    await expect(panel.getByText(/messages with your care team, their files, and lab results/)).toBeVisible();
  },
};

/** Nothing is sent before both are entered. */
export const NotConfirmed: Story = {
  play: async () => {
    const panel = await open();
    await userEvent.type(await panel.findByLabelText('Current password'), 'Portal123');
    await userEvent.type(panel.getByLabelText('Type CLOSE to confirm'), 'no');
    await userEvent.click(panel.getByRole('button', { name: 'Close my account now' }));
    await expect(await panel.findByText('Please type CLOSE.')).toBeVisible();
    await expect(panel.getByLabelText('Type CLOSE to confirm')).toHaveFocus();
  },
};

/** It says why, and how to go on. */
export const InReview: Story = {
  beforeEach: answering({
    '/closing': problemAnswer(
      409,
      'WrongIntakeState',
      'A provider is looking at your visit. You can close your account as soon as it is decided.',
    ),
  }),
  play: async () => {
    const panel = await open();
    await userEvent.type(await panel.findByLabelText('Current password'), 'Portal123');
    await userEvent.type(panel.getByLabelText('Type CLOSE to confirm'), 'CLOSE{Enter}');
    await expect(await panel.findByRole('alert')).toHaveTextContent('A provider is looking at your visit.');
  },
};

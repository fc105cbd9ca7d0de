import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, userEvent, within } from 'storybook/test';
import { SecurityPage } from '#app/dashboard/settings/security/SecurityPage.tsx';
import type { Passkey } from '#schemas/wire/passkey.ts';
import type { TwoStep } from '#schemas/wire/twoStep.ts';
import { agreementsQuery } from '#services/api/agreements.ts';
import { devicesQuery } from '#services/api/devices.ts';
import { passkeysQuery } from '#services/api/passkeys/passkeysQuery.ts';
import { twoStepQuery } from '#services/api/twoStep.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { exampleUser as user } from '../exampleUser.ts';
import { DashboardHarness } from './DashboardHarness.tsx';

const phone: Passkey = {
  _id: '1'.repeat(24),
  device: 'Safari on iPhone',
  created_at: '2026-05-03T16:00:00.000Z',
  last_used_at: '2026-05-30T16:00:00.000Z',
};
const laptop: Passkey = { ...phone, _id: '2'.repeat(24), device: 'Chrome on Windows', last_used_at: null };

const off: TwoStep = { on_since: null, recovery_codes: 0, off_from: null };
const on: TwoStep = { on_since: '2026-05-21T16:00:00.000Z', recovery_codes: 8, off_from: null };

const knowing =
  (passkeys: readonly Passkey[] | undefined, twoStep = off) =>
  (queries: QueryClient): void => {
    queries.setQueryData(devicesQuery(user()._id).queryKey, []);
    queries.setQueryData(agreementsQuery(user()._id).queryKey, []);
    queries.setQueryData(twoStepQuery(user()._id).queryKey, twoStep);
    if (passkeys) queries.setQueryData(passkeysQuery(user()._id).queryKey, [...passkeys]);
  };

const meta = {
  title: 'Pages/Passkeys',
  component: DashboardHarness,
  args: { page: SecurityPage, user: user(), prepare: knowing([laptop, phone]) },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: { prepare: knowing([]) } };

export const Loading: Story = { args: { prepare: knowing(undefined) } };

export const Listed: Story = {
  play: async ({ canvas }) => {
    const rows = await within(await canvas.findByRole('list', { name: 'Passkeys' })).findAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent('Not used yet.');
    await expect(rows[1]).toHaveTextContent('Last used on May 30, 2026.');
  },
};

export const WrongPassword: Story = {
  args: { prepare: knowing([laptop, phone], on) },
  beforeEach: answering({ removal: problemAnswer(422, 'InvalidAnswer', 'This is not your current password.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the passkey of Safari on iPhone' }));
    await userEvent.type(canvas.getByLabelText('Current password'), 'Portal123');
    await userEvent.type(canvas.getByLabelText('Code'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the passkey' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This is not your current password.');
  },
};

/** A passkey stands for both steps, so that both are asked for. */
export const WithSecondStep: Story = {
  args: { prepare: knowing([], on) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a passkey' }));
    await expect(canvas.getByLabelText('Code')).toBeVisible();
  },
};

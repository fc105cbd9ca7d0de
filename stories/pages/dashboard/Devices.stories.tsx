import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, userEvent, within } from 'storybook/test';
import { SecurityPage } from '#app/dashboard/settings/security/SecurityPage.tsx';
import type { Device, TrustedDevice } from '#schemas/wire/device.ts';
import { agreementsQuery } from '#services/api/agreements.ts';
import { devicesQuery, trustedDevicesQuery } from '#services/api/devices.ts';
import { passkeysQuery } from '#services/api/passkeys/passkeysQuery.ts';
import { twoStepQuery } from '#services/api/twoStep.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { exampleUser as user } from '../exampleUser.ts';
import { DashboardHarness } from './DashboardHarness.tsx';

const { queryKey } = devicesQuery(user()._id);

const here: Device = {
  _id: '1'.repeat(24),
  device: 'Chrome on Windows',
  created_at: '2026-05-21T16:00:00.000Z',
  last_used_at: '2026-06-01T16:00:00.000Z',
  current: true,
};
const phone: Device = {
  _id: '2'.repeat(24),
  device: 'Safari on iPhone',
  created_at: '2026-05-03T16:00:00.000Z',
  last_used_at: '2026-05-30T16:00:00.000Z',
  current: false,
};
const unknown: Device = { ...phone, _id: '3'.repeat(24), device: 'Unknown device' };

const knowing = (queries: QueryClient): void => {
  queries.setQueryData(queryKey, [here, phone, unknown]);
  // Nothing else of the page is still loading.
  queries.setQueryData(passkeysQuery(user()._id).queryKey, []);
  queries.setQueryData(agreementsQuery(user()._id).queryKey, []);
  queries.setQueryData(twoStepQuery(user()._id).queryKey, { on_since: null, recovery_codes: 0, off_from: null });
};
const trusted: TrustedDevice = {
  _id: '4'.repeat(24),
  device: 'Chrome on Windows',
  created_at: '2026-05-21T16:00:00.000Z',
  expires_at: '2026-06-20T16:00:00.000Z',
  current: true,
};
const trusting = (queries: QueryClient): void => {
  knowing(queries);
  queries.setQueryData(trustedDevicesQuery(user()._id).queryKey, [trusted]);
};
const failure = problemAnswer(503, 'ServerError', 'Please try again later.');

const meta = {
  title: 'Pages/Devices',
  component: DashboardHarness,
  args: { page: SecurityPage, user: user(), prepare: knowing },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvas }) => {
    const [first, second] = await within(await canvas.findByRole('list', { name: 'Devices' })).findAllByRole(
      'listitem',
    );
    await expect(first).toHaveTextContent('This device');
    await expect(second).not.toHaveTextContent('This device');
    await expect(canvas.getByRole('button', { name: 'Sign out Chrome on Windows, this device' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out on all devices' })).toBeVisible();
  },
};

export const Loading: Story = { args: { prepare: () => undefined } };

export const Failed: Story = {
  args: {
    prepare: (queries) => queries.setDefaultOptions({ queries: { enabled: true, retry: false } }),
  },
  beforeEach: answering({
    sessions: failure,
    passkeys: { status: 200, body: { passkeys: [] } },
    'two-step': { status: 200, body: { on_since: null, recovery_codes: 0, off_from: null } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out on all devices' })).toBeVisible();
  },
};

/** The list has the focus that the button had, and it is said what happened. */
export const LoggedOut: Story = {
  beforeEach: answering({ sessions: { status: 200, body: null } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Safari on iPhone is signed out.');
    await expect(canvas.queryByRole('button', { name: 'Sign out Safari on iPhone' })).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Devices' })).toHaveFocus();
  },
};

/** Somebody else was faster: the session is over all the same. */
export const EndedBefore: Story = {
  beforeEach: answering({ sessions: problemAnswer(404, 'NotFound', 'We could not find this.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Safari on iPhone is signed out.');
  },
};

export const NotLoggedOut: Story = {
  beforeEach: answering({ sessions: failure }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please try again later.');
    await expect(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' })).toBeVisible();
  },
};

export const Trusted: Story = {
  args: { prepare: trusting },
  beforeEach: answering({ 'v2/trusted-devices': { status: 200, body: {} } }),
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list', { name: 'Devices without a code' }));
    await expect(rows.getByRole('listitem')).toHaveTextContent('Until June 20, 2026.');
    await userEvent.click(rows.getByRole('button', { name: 'Ask for a code on Chrome on Windows, this device' }));
    await expect(await canvas.findByText('A login on Chrome on Windows asks for a code again.')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Devices without a code' })).toBeNull();
  },
};

export const TrustNotEnded: Story = {
  args: { prepare: trusting },
  beforeEach: answering({ 'v2/trusted-devices': failure }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ask for a code on/u }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please try again later.');
    await expect(canvas.getByRole('list', { name: 'Devices without a code' })).toBeVisible();
  },
};

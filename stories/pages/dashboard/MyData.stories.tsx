import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, userEvent, within } from 'storybook/test';
import { SecurityPage } from '#app/dashboard/settings/security/SecurityPage.tsx';
import type { DataCopyState } from '#schemas/wire/dataCopy.ts';
import { agreementsQuery } from '#services/api/agreements.ts';
import { dataCopyQuery } from '#services/api/dataCopies.ts';
import { devicesQuery } from '#services/api/devices.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { exampleUser as user } from '../exampleUser.ts';
import { DashboardHarness } from './DashboardHarness.tsx';

const { _id: userId } = user();

const making: DataCopyState = {
  state: 'making',
  requested_at: '2026-06-01T16:00:00.000Z',
  expires_at: null,
  bytes: null,
};
const ready: DataCopyState = { ...making, state: 'ready', expires_at: '2026-06-04T16:00:00.000Z', bytes: 81_300 };

const standing = (copy?: DataCopyState) => (queries: QueryClient) => {
  if (copy) queries.setQueryData(dataCopyQuery(userId).queryKey, copy);
  // Nothing else of the page is still loading.
  queries.setQueryData(devicesQuery(userId).queryKey, []);
  queries.setQueryData(agreementsQuery(userId).queryKey, []);
};

const meta = {
  title: 'Pages/MyData',
  component: DashboardHarness,
  args: { page: SecurityPage, user: user(), prepare: standing() },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const section = async (canvas: { findByRole: (role: string, options: object) => Promise<HTMLElement> }) =>
  within(await canvas.findByRole('region', { name: 'My data' }));
const asked = async (...[canvas]: Parameters<typeof section>) => {
  const mine = await section(canvas);
  await userEvent.click(mine.getByRole('button', { name: 'Request a copy of my data' }));
  return mine;
};

export const NeverAsked: Story = {
  play: async ({ canvas }) => {
    const mine = await asked(canvas);
    await userEvent.click(mine.getByRole('button', { name: 'Request my copy' }));
    await expect(await mine.findByText('Please enter your password.')).toBeVisible();
    await expect(mine.queryByRole('button', { name: 'Download my data' })).toBeNull();
  },
};

export const WrongPassword: Story = {
  beforeEach: answering({ 'data-copy': problemAnswer(422, 'InvalidAnswer', 'This is not your current password.') }),
  play: async ({ canvas }) => {
    const mine = await asked(canvas);
    await userEvent.type(mine.getByLabelText('Current password'), 'Wrong-123');
    await userEvent.click(mine.getByRole('button', { name: 'Request my copy' }));
    await expect(await mine.findByRole('alert')).toHaveTextContent('This is not your current password.');
    await expect(mine.getByLabelText('Current password')).toHaveValue('Wrong-123');
  },
};

/** The form is gone; the keyboard goes on at what is said instead. */
export const Requested: Story = {
  beforeEach: answering({ 'data-copy': { status: 200, body: making } }),
  play: async ({ canvas }) => {
    const mine = await asked(canvas);
    await userEvent.type(mine.getByLabelText('Current password'), 'Portal123{Enter}');
    await expect(await mine.findByRole('status')).toHaveTextContent('Your copy is being made');
    await expect(mine.queryByLabelText('Current password')).toBeNull();
    await expect(mine.getByRole('status').parentElement).toHaveFocus();
  },
};

export const BeingMade: Story = { args: { prepare: standing(making) } };

export const Ready: Story = {
  args: { prepare: standing(ready) },
  play: async ({ canvas }) => {
    const mine = await section(canvas);
    await expect(mine.getByRole('status')).toHaveTextContent(/until June 4, 2026, \d+:\d\d [AP]M/);
    await expect(mine.getByRole('status')).toHaveTextContent('82 KB');
    await expect(mine.getByRole('button', { name: 'Download my data' })).toBeVisible();
    await expect(mine.queryByLabelText('Current password')).toBeNull();
  },
};

/** It has expired while the page was open. */
export const Gone: Story = {
  args: { prepare: standing(ready) },
  beforeEach: answering({ 'data-copy': problemAnswer(404, 'NotFound', 'This copy is not there any more.') }),
  play: async ({ canvas }) => {
    const mine = await section(canvas);
    await userEvent.click(mine.getByRole('button', { name: 'Download my data' }));
    await expect(await mine.findByRole('alert')).toHaveTextContent('This copy is not there any more.');
  },
};

export const Expired: Story = {
  args: { prepare: standing({ ...ready, state: 'expired' }) },
  play: async ({ canvas }) => {
    const mine = await section(canvas);
    await expect(mine.getByRole('status')).toHaveTextContent('It could be downloaded until June 4, 2026');
    await expect(mine.getByRole('button', { name: 'Request a copy of my data' })).toBeVisible();
  },
};

export const Failed: Story = { args: { prepare: standing({ ...making, state: 'failed' }) } };

export const Loading: Story = {
  args: { prepare: (queries) => queries.removeQueries({ queryKey: dataCopyQuery(userId).queryKey }) },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, userEvent, within } from 'storybook/test';
import { SecurityPage } from '#app/dashboard/settings/security/SecurityPage.tsx';
import type { TwoStep } from '#schemas/wire/twoStep.ts';
import { agreementsQuery } from '#services/api/agreements.ts';
import { devicesQuery } from '#services/api/devices.ts';
import { passkeysQuery } from '#services/api/passkeys/passkeysQuery.ts';
import { twoStepQuery } from '#services/api/twoStep.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { exampleUser as user } from '../exampleUser.ts';
import { DashboardHarness } from './DashboardHarness.tsx';

const knowing =
  (twoStep?: TwoStep) =>
  (queries: QueryClient): void => {
    queries.setQueryData(devicesQuery(user()._id).queryKey, []);
    queries.setQueryData(passkeysQuery(user()._id).queryKey, []);
    queries.setQueryData(agreementsQuery(user()._id).queryKey, []);
    if (twoStep) queries.setQueryData(twoStepQuery(user()._id).queryKey, twoStep);
  };

const off = { on_since: null, recovery_codes: 0, off_from: null };
const on = { on_since: '2026-05-21T16:00:00.000Z', recovery_codes: 8, off_from: null };

const secret = {
  secret: 'J7HWFUTA3MK4ZT3F25XYYG6ERD5ZKPGA',
  uri: 'otpauth://totp/Healthspan:dora%40example.com?issuer=Healthspan&secret=J7HWFUTA3MK4ZT3F25XYYG6ERD5ZKPGA',
};
const codes = Array.from({ length: 10 }, (_, at) => `7f2k-9dmx-c41${at}`);

const meta = {
  title: 'Pages/Two-step sign-in',
  component: DashboardHarness,
  args: { page: SecurityPage, user: user(), prepare: knowing(on) },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const press = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }));

const enter = async (canvas: Canvas, label: string, text: string) =>
  userEvent.type(await canvas.findByLabelText(label), text);

async function begin(canvas: Canvas) {
  await press(canvas, 'Turn on two-step sign-in');
  await enter(canvas, 'Current password', 'Portal123');
  await press(canvas, 'Continue');
}

export const Off: Story = { args: { prepare: knowing(off) } };

export const Loading: Story = { args: { prepare: knowing() } };

export const On: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8 recovery codes are left.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Turn off' })).toBeVisible();
  },
};

export const FewCodesLeft: Story = {
  args: { prepare: knowing({ ...on, recovery_codes: 1 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 recovery code is left.')).toBeVisible();
  },
};

export const Ending: Story = {
  args: { prepare: knowing({ ...on, off_from: '2026-06-07T16:00:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It will be turned off')).toBeVisible();
  },
};

export const Secret: Story = {
  args: { prepare: knowing(off) },
  beforeEach: answering({ 'two-step/secret': { status: 200, body: secret } }),
  play: async ({ canvas }) => {
    await begin(canvas);
    await expect(await canvas.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expect(canvas.getByText('J7HW')).toBeVisible();
  },
};

export const WrongPassword: Story = {
  args: { prepare: knowing(off) },
  beforeEach: answering({
    'two-step/secret': problemAnswer(422, 'InvalidAnswer', 'This is not your current password.'),
  }),
  play: async ({ canvas }) => {
    await begin(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This is not your current password.');
    await press(canvas, 'Cancel');
    await expect(canvas.getByRole('button', { name: 'Turn on two-step sign-in' })).toBeVisible();
  },
};

export const RecoveryCodes: Story = {
  args: { prepare: knowing(off) },
  beforeEach: answering({
    'two-step/secret': { status: 200, body: secret },
    'two-step': { status: 200, body: { codes } },
  }),
  play: async ({ canvas }) => {
    await begin(canvas);
    await enter(canvas, 'Code', '123456');
    await press(canvas, 'Turn on');
    const list = await canvas.findByRole('list', { name: 'Recovery codes' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByRole('button', { name: 'I have saved them' })).toBeVisible();
  },
};

export const TurningOff: Story = {
  beforeEach: answering({ 'two-step/off': problemAnswer(422, 'InvalidAnswer', 'This code is not right.') }),
  play: async ({ canvas }) => {
    await press(canvas, 'Turn off');
    await enter(canvas, 'Current password', 'Portal123');
    await press(canvas, 'Use a recovery code');
    await press(canvas, 'Turn two-step sign-in off');
    await expect(canvas.getByLabelText('Recovery code')).toHaveFocus();
    await enter(canvas, 'Recovery code', '7f2k-9dmx-c41w');
    await press(canvas, 'Turn two-step sign-in off');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This code is not right.');
  },
};

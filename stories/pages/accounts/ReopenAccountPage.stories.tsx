import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ReopenAccountPage } from '#app/entry/closing/ReopenAccountPage.tsx';
import { answering } from '../../answering.ts';
import { exampleOrganization } from '../../exampleOrganization.ts';
import { problemAnswer } from '../../problemAnswer.ts';

const USED = 'This link can no longer be used. It may have expired or been used before.';

const meta = {
  title: 'Pages/Open an account again',
  component: ReopenAccountPage,
  args: {
    organization: exampleOrganization,
    address: { name: 'reopen-account', user: '1'.repeat(24), token: 'token' },
  },
  beforeEach: answering({ '/reopening': { status: 200, body: null } }),
} satisfies Meta<typeof ReopenAccountPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is opened by the link alone. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open my account again' }));
    await expect(await canvas.findByText('Please enter your password.')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Reopened: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Portal123{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your account is open again.');
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  },
};

export const LinkInvalid: Story = {
  beforeEach: answering({ '/reopening': problemAnswer(422, 'LinkInvalid', USED) }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Portal123{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(USED);
    await expect(canvas.getByRole('alert')).toHaveTextContent('care@clinic.example');
  },
};

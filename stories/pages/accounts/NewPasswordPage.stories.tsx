import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NewPasswordPage } from '#app/entry/reset/NewPasswordPage.tsx';
import { answering } from '../../answering.ts';
import { exampleOrganization } from '../../exampleOrganization.ts';
import { problemAnswer } from '../../problemAnswer.ts';

const SPENT = 'This link can no longer be used. It may have expired or been used before.';

const meta = {
  title: 'Pages/New password',
  component: NewPasswordPage,
  args: {
    organization: exampleOrganization,
    address: { name: 'new-password', organization: exampleOrganization._id, user: '1'.repeat(24), token: 'token' },
  },
  beforeEach: answering({ '/reset-password-token': problemAnswer(422, 'LinkInvalid', SPENT) }),
} satisfies Meta<typeof NewPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const enter = async (canvas: ReturnType<typeof within>, password: string, confirmation: string) => {
  await userEvent.type(canvas.getByLabelText('New password'), password);
  await userEvent.type(canvas.getByLabelText('Confirm password'), confirmation);
  await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    await expect(canvas.getAllByText('Please enter your password.')).toHaveLength(2);
  },
};

export const Different: Story = {
  play: async ({ canvas }) => {
    await enter(canvas, 'new-secret-1', 'new-secret-2');
    await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      'Please make sure your passwords match.',
    );
  },
};

export const LinkAlreadyUsed: Story = {
  play: async ({ canvas }) => {
    await enter(canvas, 'new-secret-1', 'new-secret-1');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(SPENT);
    await expect(within(alert).getByRole('link', { name: 'Resubmit your password reset request.' })).toHaveAttribute(
      'href',
      '/request-password-reset',
    );
    await expect(canvas.getByRole('button', { name: 'Invalid Attempt. Try again.' })).toBeEnabled();
  },
};

export const ServerDown: Story = {
  beforeEach: answering({}),
  play: async ({ canvas }) => {
    await enter(canvas, 'new-secret-1', 'new-secret-1');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We were unable to perform a password reset at this time. Please email us at care@clinic.example.',
    );
  },
};

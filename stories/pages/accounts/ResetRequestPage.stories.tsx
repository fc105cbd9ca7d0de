import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ResetRequestPage } from '#app/entry/reset/ResetRequestPage.tsx';
import { answering } from '../../answering.ts';
import { exampleOrganization } from '../../exampleOrganization.ts';
import { problemAnswer } from '../../problemAnswer.ts';

const meta = {
  title: 'Pages/Password reset request',
  component: ResetRequestPage,
  args: { organization: exampleOrganization },
  beforeEach: answering({ '/reset/': { status: 200, body: null } }),
} satisfies Meta<typeof ResetRequestPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  },
};

export const Sent: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'dora@example.com{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Please check your email for instructions on how to reset your password.',
    );
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  },
};

export const Refused: Story = {
  beforeEach: answering({ '/reset/': problemAnswer(400, 'InvalidRequest', 'Not an address.') }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'a,b@example.com{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid Email. Try Again.');
  },
};

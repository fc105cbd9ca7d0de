import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { UndoEmailPage } from '#app/entry/email/UndoEmailPage.tsx';
import { answering } from '../../answering.ts';
import { exampleOrganization } from '../../exampleOrganization.ts';
import { problemAnswer } from '../../problemAnswer.ts';

const USED = 'This link can no longer be used. It may have expired or been used before.';

const meta = {
  title: 'Pages/Undo a change of the email address',
  component: UndoEmailPage,
  args: {
    organization: exampleOrganization,
    address: { name: 'undo-email', user: '1'.repeat(24), token: 'token' },
  },
  beforeEach: answering({ '/email-undo': { status: 200, body: null } }),
} satisfies Meta<typeof UndoEmailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is undone by opening the page alone. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Undo the change' })).toBeEnabled();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Undone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the change' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your account has its former address back');
    const next = canvas.getByRole('link', { name: 'Choose a new password' });
    await expect(next).toHaveAttribute('href', '/request-password-reset');
  },
};

export const LinkInvalid: Story = {
  beforeEach: answering({ '/email-undo': problemAnswer(422, 'LinkInvalid', USED) }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the change' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(USED);
    await expect(canvas.getByRole('alert')).toHaveTextContent('care@clinic.example');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { VerifyEmailPage } from '#app/entry/email/VerifyEmailPage.tsx';
import { answering } from '../../answering.ts';
import { exampleOrganization } from '../../exampleOrganization.ts';
import { problemAnswer } from '../../problemAnswer.ts';

const USED = 'This link can no longer be used. It may have expired or been used before.';

const meta = {
  title: 'Pages/Verify email',
  component: VerifyEmailPage,
  args: {
    organization: exampleOrganization,
    address: { name: 'verify-email', user: '1'.repeat(24), token: 'token' },
  },
  beforeEach: answering({ '/email-verification': { status: 200, body: null } }),
} satisfies Meta<typeof VerifyEmailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is verified by opening the page alone. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Verify email address' })).toBeEnabled();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Verified: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify email address' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your email address is verified.');
    await expect(canvas.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/dashboard/me/profile');
  },
};

export const LinkInvalid: Story = {
  beforeEach: answering({ '/email-verification': problemAnswer(422, 'LinkInvalid', USED) }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify email address' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(USED);
    await expect(canvas.getByRole('link', { name: 'Log in to send yourself a new link' })).toBeVisible();
  },
};

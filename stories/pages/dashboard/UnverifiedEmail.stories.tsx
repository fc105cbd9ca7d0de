import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { UnverifiedEmail } from '#app/dashboard/email/UnverifiedEmail.tsx';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { exampleUser as user } from '../exampleUser.ts';
import { PageHarness } from '../PageHarness.tsx';

const TOO_MANY = 'We have just sent 5 mails. The link in the newest one still works.';

const meta = {
  title: 'Pages/Unverified email',
  component: UnverifiedEmail,
  args: { user: user({ email_verified: false }) },
  decorators: [
    (Story) => (
      <PageHarness
        story={() => (
          <main>
            <h1>Hi, Dora</h1>
            <Story />
          </main>
        )}
      />
    ),
  ],
  beforeEach: answering({ '/email-verification-request': { status: 200, body: null } }),
} satisfies Meta<typeof UnverifiedEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('status');
    await expect(notice).toHaveTextContent('We sent a link to dora@example.com.');
  },
};

export const SentAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link again' }));
    await expect(await canvas.findByText(/We sent another link to/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const TooMany: Story = {
  beforeEach: answering({ '/email-verification-request': problemAnswer(429, 'TooManyRequests', TOO_MANY) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link again' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(TOO_MANY);
    await expect(canvas.getByRole('button', { name: 'Send the link again' })).toBeEnabled();
  },
};

export const Verified: Story = {
  args: { user: user() },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Hi, Dora' });
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

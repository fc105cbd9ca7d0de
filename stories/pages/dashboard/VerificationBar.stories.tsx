import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VerificationBar } from '#app/dashboard/layout/VerificationBar.tsx';
import { exampleUser as user } from '../exampleUser.ts';
import { PageHarness } from '../PageHarness.tsx';

const meta = {
  title: 'Pages/Verification bar',
  component: VerificationBar,
  args: { user: user() },
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
} satisfies Meta<typeof VerificationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const prompt = (async ({ canvas, args }) => {
  const bar = await canvas.findByRole('region', { name: 'Account verification' });
  await expect(bar).toHaveTextContent(
    'To ensure the prompt and secure delivery of your protocol, please verify your account.',
  );
  await expect(canvas.getByRole('link', { name: 'Verify Account' })).toHaveAttribute(
    'href',
    `/verification/${args.user._id}/verify_account`,
  );
}) satisfies Story['play'];

const nothing = (async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'Hi, Dora' });
  await expect(canvas.queryByRole('region', { name: 'Account verification' })).toBeNull();
}) satisfies Story['play'];

export const NotStarted: Story = { play: prompt };

export const Outdated: Story = { args: { user: user({ verificationStatus: 'outdated' }) }, play: prompt };

export const Rejected: Story = { args: { user: user({ verificationStatus: 'rejected' }) }, play: prompt };

export const CallScheduled: Story = {
  args: { user: user({ appointment_counts: { upcoming: 2, user_verification: 1 } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Account verification' })).toHaveTextContent(
      'You have a call scheduled to verify your account. In the meantime, you have the option to proceed with identify verification.',
    );
  },
};

/** Only a verification call counts, not any appointment. */
export const OtherAppointment: Story = {
  args: { user: user({ appointment_counts: { upcoming: 1, user_verification: 0 } }) },
  play: prompt,
};

export const Pending: Story = { args: { user: user({ verificationStatus: 'pending' }) }, play: nothing };

export const Completed: Story = { args: { user: user({ verificationStatus: 'completed' }) }, play: nothing };

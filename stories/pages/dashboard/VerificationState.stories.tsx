import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VerificationState } from '#app/dashboard/layout/VerificationState.tsx';
import { exampleUser as user } from '../exampleUser.ts';
import { PageHarness } from '../PageHarness.tsx';

const meta = {
  title: 'Pages/Home/Verification state',
  component: VerificationState,
  args: { user: user(), asks: true },
  decorators: [(Story) => <PageHarness story={() => <Story />} />],
} satisfies Meta<typeof VerificationState>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows = (label: string, leadsOn: boolean) =>
  (async ({ canvas, args }) => {
    await expect(await canvas.findByText(label)).toBeVisible();
    const link = canvas.queryByRole('link', { name: 'Verify Now' });
    if (leadsOn) await expect(link).toHaveAttribute('href', `/verification/${args.user._id}/verify_account`);
    else await expect(link).toBeNull();
  }) satisfies Story['play'];

export const NotStarted: Story = { play: shows('Not Verified', true) };

export const AskedElsewhere: Story = { args: { asks: false }, play: shows('Not Verified', false) };

export const Outdated: Story = {
  args: { user: user({ verificationStatus: 'outdated' }) },
  play: shows('Not Verified', true),
};

export const Rejected: Story = {
  args: { user: user({ verificationStatus: 'rejected' }) },
  play: shows('Verification Rejected', true),
};

export const Pending: Story = {
  args: { user: user({ verificationStatus: 'pending' }) },
  play: shows('Verification Pending', false),
};

export const Completed: Story = {
  args: { user: user({ verificationStatus: 'completed', verified: true }) },
  play: shows('Verified Account', false),
};

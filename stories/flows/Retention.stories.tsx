import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { RetentionStory } from './RetentionStory.tsx';

const meta = {
  title: 'Flows/Retention',
  component: RetentionStory,
  args: { attempt: 0 },
  render: (args) => (
    <StrictMode>
      <RetentionStory {...args} />
    </StrictMode>
  ),
} satisfies Meta<typeof RetentionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const leads = (button: string, to: string): Story => ({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    await expect(await canvas.findByText(`It ends with ${to}`)).toBeVisible();
  },
});

export const Offer: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Before you go: an offer for you' });
    await expect(canvas.getByText('20% off your next renewal')).toBeVisible();
    await expect(canvas.getByText('A free longevity consultation')).toBeVisible();
  },
};

export const OfferAccepted: Story = leads('Continue', 'booking');
export const OfferDismissed: Story = leads('Dismiss', 'dismissed');
export const OfferRefused: Story = leads('Cancel My Treatment', 'cancelling');
export const OfferLeft: Story = leads('Back', 'dismissed');

export const HeadsUp: Story = {
  args: { attempt: 1 },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Before you cancel' });
    await expect(canvas.getByText(/discount on your next renewal and your free consultation/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const HeadsUpDismissed: Story = { args: { attempt: 1 }, ...leads('Dismiss', 'dismissed') };
export const HeadsUpIgnored: Story = { args: { attempt: 1 }, ...leads('Cancel My Treatment', 'cancelling') };

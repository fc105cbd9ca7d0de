import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AskLink } from '#app/asking/AskLink.tsx';
import { answering } from '../../answering.ts';
import { exampleUser } from '../exampleUser.ts';
import { inPage } from '../inPage.tsx';

const userId = exampleUser()._id;

const meta = {
  title: 'Pages/Messages/Ask about something',
  component: AskLink,
  args: { userId, about: { type: 'lab', id: '5'.repeat(24) }, children: 'Ask about this' },
  decorators: [inPage],
} satisfies Meta<typeof AskLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {
  play: async ({ canvas }) => {
    // What it is about stands in no address.
    await expect(await canvas.findByRole('link', { name: 'Ask about this' })).toHaveAttribute(
      'href',
      `/dashboard/${userId}/messages`,
    );
  },
};

export const NotBegun: Story = {
  beforeEach: answering({}),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Ask about this' });
    await userEvent.click(link);
    await expect(await canvas.findByRole('alert', {}, { timeout: 20_000 })).toHaveTextContent(
      'We could not begin a message about this. Please try again.',
    );
    await expect(link).not.toHaveAttribute('aria-busy');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { StillThere } from '#app/shell/session/StillThere.tsx';

const meta = {
  title: 'Pages/Still there',
  component: StillThere,
  args: { left: 120, onStay: fn() },
  decorators: [
    (Story) => (
      <main>
        <h1>Tell us about yourself</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof StillThere>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = async () => within(await screen.findByRole('dialog', { name: 'Are you still there?' }));

export const Asked: Story = {
  play: async () => {
    await expect((await question()).getByRole('timer')).toHaveTextContent('2:00');
  },
};

export const LastSeconds: Story = {
  args: { left: 9 },
  play: async () => {
    await expect((await question()).getByRole('timer')).toHaveTextContent('0:09');
  },
};

export const Stays: Story = {
  play: async ({ args }) => {
    await userEvent.click((await question()).getByRole('button', { name: 'Stay logged in' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

export const ClosedByEscape: Story = {
  play: async ({ args }) => {
    await question();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

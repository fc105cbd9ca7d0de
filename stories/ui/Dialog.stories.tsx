import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Dialog } from '#renderers/ui/overlays/Dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    open: true,
    title: 'Leave this visit?',
    onClose: fn(),
    children: <p>Your answers are saved. You can come back to them from your dashboard at any time.</p>,
    actions: <Button>Leave visit</Button>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Leave this visit?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

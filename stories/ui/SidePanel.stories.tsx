import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { SidePanel } from '#renderers/ui/overlays/SidePanel.tsx';

const meta = {
  component: SidePanel,
  args: {
    open: true,
    title: 'Why is this needed?',
    onClose: fn(),
    children: <p>Your provider must know who you are before anything can be prescribed.</p>,
    actions: <Button>Got it</Button>,
  },
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Why is this needed?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

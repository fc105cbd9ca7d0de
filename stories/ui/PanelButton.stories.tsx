import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PanelButton } from '#renderers/ui/overlays/PanelButton.tsx';
import { expectFocus } from '../expectFocus.ts';

const meta = {
  component: PanelButton,
  args: {
    label: 'Terms',
    title: 'Terms of service',
    children: <p>These terms say what you can expect of us and what we expect of you.</p>,
  },
} satisfies Meta<typeof PanelButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Terms' })).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Terms' }));
    const panel = await screen.findByRole('dialog', { name: 'Terms of service' });
    await expect(within(panel).getByText(/what you can expect of us/)).toBeVisible();
  },
};

export const ClosedAgain: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Terms' });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectFocus(button);
  },
};

/** Without its own title, the panel has the button's label as its title. */
export const Untitled: Story = {
  render: ({ children }) => <PanelButton label="Why is this needed?">{children}</PanelButton>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why is this needed?' }));
    await screen.findByRole('dialog', { name: 'Why is this needed?' });
  },
};

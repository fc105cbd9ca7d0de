import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Page } from '#renderers/ui/layout/Page.tsx';

const meta = {
  component: Button,
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
  args: { children: 'Continue', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Secondary: Story = { args: { look: 'secondary' } };

export const Quiet: Story = { args: { look: 'quiet' } };

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const TellsWhyItCannotBePressed: Story = {
  args: { reason: 'Please answer all questions before continuing.' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Please answer all questions before continuing.');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please answer all questions before continuing.');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

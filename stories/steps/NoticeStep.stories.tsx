import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NoticeStep } from '#renderers/steps/NoticeStep.tsx';
import { context, onPage } from './stepStory.tsx';

const meta = {
  component: NoticeStep,
  decorators: [onPage],
  args: {
    ...context,
    step: {
      id: 'state-unavailable',
      kind: 'notice',
      tone: 'warning',
      title: 'We are sorry',
      body: [
        'Due to regulatory restrictions we cannot see patients in {state}. We are working to expand into {state}.',
      ],
      actions: [
        { label: 'Continue Visit', does: 'continue' },
        { label: 'Enter Dashboard', to: '/dashboard' },
        { label: 'Change my state', does: 'back' },
      ],
    },
  },
} satisfies Meta<typeof NoticeStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Warning: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/cannot see patients in Texas/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enter Dashboard' })).toHaveAttribute('href', '#/dashboard');
    await userEvent.click(canvas.getByRole('button', { name: 'Change my state' }));
    await expect(args.onBack).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue Visit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({});
  },
};

export const Success: Story = {
  args: {
    step: {
      id: 'check-in-complete',
      kind: 'notice',
      tone: 'success',
      title: 'Thank you for checking in',
      body: ['Your answers are with your care team.', 'If this is an emergency, call 911.'],
      actions: [{ label: 'Go to my dashboard', to: '/dashboard' }],
    },
  },
};

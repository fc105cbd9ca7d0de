import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NoticeStep } from '#renderers/steps/screens/NoticeStep.tsx';
import { context, onPage } from './support/stepStory.tsx';
import { longTexts } from './support/longTexts.ts';

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

export const Information: Story = {
  args: {
    step: {
      id: 'schedule',
      kind: 'notice',
      title: 'One call is left',
      body: ['A member of the care team looks at your documents with you.'],
      actions: [{ label: 'Choose a time', does: 'continue' }],
    },
  },
};

/** While an answer is being saved, a patient cannot continue but can go back. */
export const Saving: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Change my state' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};

export const LongTexts: Story = longTexts;

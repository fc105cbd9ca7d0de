import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { LongTextStep } from '#renderers/steps/questions/LongTextStep.tsx';
import { context, onPage } from './support/stepStory.tsx';
import { longTexts } from './support/longTexts.ts';
import { expectRetry } from './support/expectRetry.ts';

const meta = {
  component: LongTextStep,
  decorators: [onPage],
  args: {
    ...context,
    step: {
      id: 'anything-else',
      kind: 'long-text',
      title: 'Is there anything else your provider should know?',
      help: 'If there is nothing, write “Nothing else”.',
      maxLength: 2000,
    },
  },
} satisfies Meta<typeof LongTextStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const GrowsWithTheText: Story = {
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Your answer' });
    const before = area.clientHeight;
    await userEvent.type(area, 'One{Enter}Two{Enter}Three{Enter}Four{Enter}Five{Enter}Six{Enter}Seven');
    await expect(area.clientHeight).toBeGreaterThan(before);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'One\nTwo\nThree\nFour\nFive\nSix\nSeven' });
  },
};

export const Answered: Story = { args: { answer: { value: 'I sleep badly since March.' } } };

export const Rejected: Story = {
  args: {
    answer: { value: 'x'.repeat(2001) },
    problems: [{ field: 'value', code: 'tooLong', message: 'This answer is too long. Please shorten it.' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Saving: Story = {
  args: { answer: { value: 'I sleep badly since March.' }, busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
  },
};

export const SaveFailed: Story = {
  args: { answer: { value: 'I sleep badly since March.' }, failed: true },
  play: ({ canvas, args }) => expectRetry(canvas, args.onSubmit, { value: 'I sleep badly since March.' }),
};

export const Optional: Story = {
  args: { step: { ...meta.args.step, optional: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({});
  },
};

export const LongTexts: Story = longTexts;

export const SearchedMedicines: Story = {
  args: {
    step: {
      id: 'sleep-medicine',
      kind: 'long-text',
      title: 'Which prescription medicine was it, and did it help?',
      label: 'Medicine',
      suggests: 'medicines',
    },
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).not.toHaveAttribute('readonly'));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Find a medication' }), 'ambi');
    await userEvent.click(await screen.findByRole('option', { name: /Ambien/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Medicine' }), ', it helped');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'Ambien, it helped' });
  },
};

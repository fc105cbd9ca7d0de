import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ShortTextStep } from '#renderers/steps/questions/ShortTextStep.tsx';
import { context, onPage } from './support/stepStory.tsx';
import { longTexts } from './support/longTexts.ts';
import { expectRetry } from './support/expectRetry.ts';

const meta = {
  component: ShortTextStep,
  decorators: [onPage],
  args: {
    ...context,
    step: {
      id: 'tobacco-amount',
      kind: 'short-text',
      title: 'How much do you use on a typical day?',
      label: 'Amount and product',
      maxLength: 120,
    },
  },
} satisfies Meta<typeof ShortTextStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount and product' }), '   {Enter}');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Please write your answer to continue.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const EnterSubmitsTrimmedText: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' Five cigarettes {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'Five cigarettes' });
    await expect(args.onDraft).toHaveBeenCalled();
  },
};

export const Answered: Story = { args: { answer: { value: 'Two pouches' } } };

export const Optional: Story = {
  args: { step: { id: 'nickname', kind: 'short-text', title: 'What may we call you?', optional: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({});
  },
};

export const Saving: Story = { args: { answer: { value: 'Two pouches' }, busy: true } };

export const Rejected: Story = {
  args: {
    answer: { value: 'x'.repeat(121) },
    problems: [{ field: 'value', code: 'tooLong', message: 'This answer is too long. Please shorten it.' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'This answer is too long. Please shorten it.',
    );
  },
};

export const SaveFailed: Story = {
  args: { answer: { value: 'Two pouches' }, failed: true },
  play: ({ canvas, args }) => expectRetry(canvas, args.onSubmit, { value: 'Two pouches' }),
};

export const LongTexts: Story = longTexts;

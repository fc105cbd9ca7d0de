import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StepOf } from '#flows/kinds/stepKinds.ts';
import { ChoiceStep } from '#renderers/steps/questions/ChoiceStep.tsx';
import { context, onPage } from './support/stepStory.tsx';
import { expectNotCalled } from './support/expectNotCalled.ts';
import { longTexts } from './support/longTexts.ts';
import { pressWithoutDelay } from './support/pressWithoutDelay.ts';
import { expectRetry } from './support/expectRetry.ts';

const meta = {
  component: ChoiceStep,
  decorators: [onPage],
  args: {
    ...context,
    step: {
      id: 'kidney-liver',
      kind: 'choice',
      title: 'Has a doctor ever told you that you have kidney or liver disease?',
      options: [
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'Yes', details: { label: 'Please name the disease and how it is treated.' } },
        { value: 'unsure', label: 'I am not sure', description: 'Your provider will ask you about it' },
      ],
    },
  },
} satisfies Meta<typeof ChoiceStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {};

export const AChoiceWithoutDetailsContinuesByItself: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /not sure/ }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ value: 'unsure' }));
  },
};

export const AChoiceWithDetailsAsksFirst: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await expectNotCalled(args.onSubmit);
    await userEvent.type(canvas.getByRole('textbox'), 'Fatty liver');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'yes', 'details.yes': 'Fatty liver' });
  },
};

export const ArrowKeysNeverAdvance: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'No' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /not sure/ })).toBeChecked();
    await expectNotCalled(args.onSubmit);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'unsure' });
  },
};

export const ChangingInTimeSubmitsTheLastChoiceOnce: Story = {
  play: async ({ canvas, args }) => {
    await pressWithoutDelay(canvas.getByRole('radio', { name: 'No' }), canvas.getByRole('radio', { name: /not sure/ }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'unsure' });
  },
};

export const Answered: Story = {
  args: { answer: { value: 'yes', 'details.yes': 'Fatty liver, treated with diet.' } },
};

export const ChoosingTheSavedAnswerAgainContinues: Story = {
  args: { answer: { value: 'no' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ value: 'no' }));
  },
};

export const Rejected: Story = {
  args: {
    answer: { value: 'yes' },
    problems: [{ field: 'details.yes', code: 'required', message: 'Please answer all questions before continuing.' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Saving: Story = { args: { answer: { value: 'no' }, busy: true } };

const survey: StepOf<'choice'> = {
  id: 'cancel-reason',
  kind: 'choice',
  confirms: true,
  title: 'Why would you like to cancel?',
  help: 'Your answer helps us do better.',
  continueLabel: 'Cancel subscription',
  options: [
    { value: 'too-expensive', label: 'Too expensive' },
    { value: 'no-need', label: "I don't need it anymore." },
    { value: 'other', label: 'Other', details: { label: 'Your reason', placeholder: 'Please describe' } },
  ],
};

export const ConfirmedByAButton: Story = {
  args: { step: survey },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Cancel subscription' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Please choose an answer to continue.');
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('radio', { name: 'Too expensive' }));
    await userEvent.keyboard('{Enter} ');
    await expectNotCalled(args.onSubmit);
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'too-expensive' });
  },
};

export const ConfirmedOnceItIsDescribed: Story = {
  args: { step: survey },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Other' }));
    const button = canvas.getByRole('button', { name: 'Cancel subscription' });
    await expect(button).toHaveAccessibleDescription('Please write your answer to continue.');
    const text = canvas.getByPlaceholderText('Please describe');
    await userEvent.type(text, '   ');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(text, 'I move abroad');
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'other', 'details.other': 'I move abroad' });
  },
};

export const ConfirmedAgainAfterAFailure: Story = {
  args: { step: survey, answer: { value: 'other', 'details.other': 'I move abroad' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByPlaceholderText('Please describe')).toHaveValue('I move abroad');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel subscription' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'other', 'details.other': 'I move abroad' });
  },
};

export const SaveFailed: Story = {
  args: { answer: { value: 'no' }, failed: true },
  play: ({ canvas, args }) => expectRetry(canvas, args.onSubmit, { value: 'no' }),
};

export const Optional: Story = {
  args: { step: { ...meta.args.step, optional: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({});
  },
};

export const ManyOptions: Story = {
  args: {
    step: {
      id: 'country',
      kind: 'choice',
      title: 'In which month did you notice it first?',
      options: Array.from({ length: 24 }, (_, at) => ({ value: `month-${at}`, label: `${at + 1} months ago` })),
    },
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: '1 months ago' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: '24 months ago' })).toHaveFocus();
    await expectNotCalled(args.onSubmit);
  },
};

export const LongTexts: Story = longTexts;

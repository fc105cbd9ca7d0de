import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ReviewStep } from '#renderers/steps/questions/review/ReviewStep.tsx';
import { context, onPage } from './support/stepStory.tsx';
import { longTexts } from './support/longTexts.ts';
import { expectRetry } from './support/expectRetry.ts';

const meta = {
  component: ReviewStep,
  decorators: [onPage],
  args: {
    ...context,
    step: {
      id: 'medical-history',
      kind: 'review',
      title: 'Review Medical History',
      note: 'Please update your medical history below if needed, or continue.',
      items: [
        {
          id: 'reproductive-health',
          kind: 'checklist',
          title: 'Do any of these apply to you?',
          help: 'Select all that apply',
          options: [
            { value: 'pregnant', label: 'I am pregnant' },
            { value: 'breastfeeding', label: 'I am breastfeeding' },
          ],
          none: { label: 'None of the above' },
        },
        {
          id: 'allergies',
          kind: 'yes-no',
          title: 'Do you have any allergies?',
          details: {
            label: 'Please list each allergy and the reaction you had.',
            placeholder: 'Please provide more details',
          },
        },
      ],
    },
  },
} satisfies Meta<typeof ReviewStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const saved = { 'reproductive-health': ['none'], allergies: true, 'allergies.details': 'Penicillin: I get a rash.' };

export const Unanswered: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    const button = canvas.getByRole('button', { name: 'Continue' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Please answer all questions before continuing.');
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'None of the above' }));
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledWith({ 'reproductive-health': ['none'], allergies: false });
  },
};

export const Answered: Story = {
  args: { answer: saved },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Penicillin: I get a rash.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(saved);
  },
};

export const EditAndCancel: Story = {
  args: { answer: saved },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Edit/ }));
    const text = canvas.getByRole('textbox', { name: 'Please list each allergy and the reaction you had.' });
    await userEvent.clear(text);
    await userEvent.type(text, 'Latex');
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel/ }));
    await expect(canvas.getByText('Penicillin: I get a rash.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Edit/ }));
    await userEvent.type(canvas.getByRole('textbox'), ' And latex.');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...saved,
      'allergies.details': 'Penicillin: I get a rash. And latex.',
    });
  },
};

export const SwitchingOffClearsAndOnFillsBack: Story = {
  args: { answer: saved },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(canvas.queryByText('Penicillin: I get a rash.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ 'reproductive-health': ['none'], allergies: false });
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await expect(canvas.getByText('Penicillin: I get a rash.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const YesWithoutSavedTextOpensTheText: Story = {
  args: { answer: { 'reproductive-health': ['pregnant'], allergies: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    const text = canvas.getByPlaceholderText('Please provide more details');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(text, 'Nuts');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      'reproductive-health': ['pregnant'],
      allergies: true,
      'allergies.details': 'Nuts',
    });
  },
};

export const NoneClearsTheOthers: Story = {
  args: { answer: { ...saved, 'reproductive-health': ['pregnant', 'breastfeeding'] } },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Do any of these apply to you?' }));
    await userEvent.click(group.getByRole('checkbox', { name: 'None of the above' }));
    await expect(group.getByRole('checkbox', { name: 'I am pregnant' })).not.toBeChecked();
    await userEvent.click(group.getByRole('checkbox', { name: 'I am pregnant' }));
    await expect(group.getByRole('checkbox', { name: 'None of the above' })).not.toBeChecked();
    await userEvent.click(group.getByRole('checkbox', { name: 'I am pregnant' }));
    await expect(group.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const WhatIsShownIsSent: Story = {
  args: { answer: saved },
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Do any of these apply to you?' }));
    const press = async (name: string) => userEvent.click(group.getByRole('checkbox', { name }));
    for (const name of ['I am pregnant', 'None of the above', 'I am breastfeeding', 'None of the above']) {
      await press(name);
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      const shown = group.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).map(({ value }) => value);
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...saved, 'reproductive-health': shown });
    }
  },
};

export const Saving: Story = { args: { answer: saved, busy: true } };

export const Rejected: Story = {
  args: {
    answer: { 'reproductive-health': ['none'], allergies: true },
    problems: [
      { field: 'allergies.details', code: 'required', message: 'Please answer all questions before continuing.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const SaveFailed: Story = {
  args: { answer: saved, failed: true },
  play: ({ canvas, args }) => expectRetry(canvas, args.onSubmit, saved),
};

export const LongTexts: Story = longTexts;

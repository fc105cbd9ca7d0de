import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StepOf } from '#flows/kinds/stepKinds.ts';
import { ChecklistStep } from '#renderers/steps/questions/ChecklistStep.tsx';
import { context, onPage } from './support/stepStory.tsx';
import { expectNotCalled } from './support/expectNotCalled.ts';
import { longTexts } from './support/longTexts.ts';
import { pressWithoutDelay } from './support/pressWithoutDelay.ts';
import { expectRetry } from './support/expectRetry.ts';

const options = [
  { value: 'pregnant', label: 'I am pregnant' },
  { value: 'planning', label: 'I am planning a pregnancy' },
  { value: 'breastfeeding', label: 'I am breastfeeding' },
];

const withDetails = {
  id: 'diagnoses',
  kind: 'checklist',
  title: 'Have you ever been told that you have any of these?',
  options: [
    {
      value: 'diabetes',
      label: 'Diabetes or prediabetes',
      details: { label: 'What was your last A1c, if you know it?' },
    },
    {
      value: 'cholesterol',
      label: 'High cholesterol or triglycerides',
      description: 'Also if a medicine keeps it low now',
    },
    { value: 'lungs', label: 'A lung disease' },
  ],
  none: { label: 'None of these', empty: true },
} satisfies StepOf<'checklist'>;

const meta = {
  component: ChecklistStep,
  decorators: [onPage],
  args: {
    ...context,
    step: {
      id: 'pregnancy',
      kind: 'checklist',
      title: 'Are you pregnant, planning a pregnancy or breastfeeding?',
      help: 'Select all that apply',
      options,
      none: { label: 'None of the above', continues: true },
      certification:
        'By continuing I certify that my answer is true and complete. I will tell my care team if it changes.',
    },
  },
} satisfies Meta<typeof ChecklistStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Select all that apply')).toHaveLength(1);
    await expect(canvas.getByText(/I certify/)).toBeVisible();
  },
};

export const NoneClearsTheOthersAndContinues: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I am pregnant' }));
    await expectNotCalled(args.onSubmit);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'None of the above' }));
    await expect(canvas.getByRole('checkbox', { name: 'I am pregnant' })).not.toBeChecked();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ value: ['none'] }));
  },
};

export const AnotherChoiceRemovesNoneAndStops: Story = {
  play: async ({ canvas, args }) => {
    await pressWithoutDelay(
      canvas.getByRole('checkbox', { name: 'None of the above' }),
      canvas.getByRole('checkbox', { name: 'I am breastfeeding' }),
    );
    await expect(canvas.getByRole('checkbox', { name: 'None of the above' })).not.toBeChecked();
    await expectNotCalled(args.onSubmit);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: ['breastfeeding'] });
  },
};

export const EnterTogglesAndNeverSubmitsUnseen: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('checkbox', { name: 'I am pregnant' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('checkbox', { name: 'I am pregnant' })).toBeChecked();
    await expectNotCalled(args.onSubmit);
  },
};

export const EmptyMeansNone: Story = {
  args: { step: withDetails },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: ['none'] });
  },
};

export const DetailsBelongToTheirOption: Story = {
  args: { step: withDetails },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Diabetes or prediabetes' }));
    await userEvent.type(canvas.getByRole('textbox'), '6.1');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'A lung disease' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ value: ['diabetes', 'lungs'], 'details.diabetes': '6.1' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Diabetes or prediabetes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ value: ['lungs'] });
  },
};

export const Rejected: Story = {
  args: {
    step: withDetails,
    answer: { value: ['diabetes'] },
    problems: [
      { field: 'details.diabetes', code: 'required', message: 'Please answer all questions before continuing.' },
    ],
  },
  play: async ({ canvas }) => {
    const details = canvas.getByRole('textbox');
    await expect(details).toHaveFocus();
    await expect(details).toBeInvalid();
    await expect(details).toHaveAccessibleDescription('Please answer all questions before continuing.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('One answer needs your attention.');
    await userEvent.type(details, '6');
    await expect(details).toBeValid();
  },
};

export const NothingChosenRejected: Story = {
  args: { problems: [{ field: 'value', code: 'required', message: 'Please answer all questions before continuing.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'I am pregnant' })).toHaveFocus();
  },
};

export const Answered: Story = { args: { answer: { value: ['pregnant', 'breastfeeding'] } } };

export const Saving: Story = { args: { answer: { value: ['none'] }, busy: true } };

export const SaveFailed: Story = {
  args: { answer: { value: ['none'] }, failed: true },
  play: ({ canvas, args }) => expectRetry(canvas, args.onSubmit, { value: ['none'] }),
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
      id: 'diagnoses',
      kind: 'checklist',
      title: 'Which of these have you ever had?',
      options: Array.from({ length: 24 }, (_, at) => ({ value: `disease-${at}`, label: `Disease number ${at + 1}` })),
      none: { label: 'None of the above' },
    },
  },
  play: async ({ canvas, args }) => {
    const [first, ...others] = canvas.getAllByRole('checkbox');
    await expect(others).toHaveLength(24);
    first?.focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: ['disease-0', 'disease-1'] });
  },
};

export const LongTexts: Story = longTexts;

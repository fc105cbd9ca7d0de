import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { YesNoStep } from '#renderers/steps/questions/YesNoStep.tsx';
import { context, onPage } from './support/stepStory.tsx';
import { expectNotCalled } from './support/expectNotCalled.ts';
import { longTexts } from './support/longTexts.ts';
import { pressWithoutDelay } from './support/pressWithoutDelay.ts';

const meta = {
  component: YesNoStep,
  decorators: [onPage],
  args: {
    ...context,
    step: {
      id: 'allergies',
      kind: 'yes-no',
      title: 'Do you have any allergies?',
      help: 'Include medications, foods and anything else you react to.',
      details: { label: 'Please provide additional details:' },
    },
  },
} satisfies Meta<typeof YesNoStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Do you have any allergies?' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const NoContinuesByItself: Story = {
  play: async ({ canvas, args }) => {
    const no = canvas.getByRole('radio', { name: 'No' });
    no.click();
    // Checked synchronously after the click, so that no time passes however slow the machine is.
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(no).toBeChecked());
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ value: false }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const YesAsksForDetails: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    const button = canvas.getByRole('button', { name: 'Continue' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Please answer all questions before continuing.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Please provide additional details:' }), '   ');
    await userEvent.click(button);
    await expect(canvas.getByText('Please answer all questions before continuing.')).toHaveAttribute('role', 'alert');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), 'Penicillin');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: true, details: 'Penicillin' });
  },
};

export const TypedTextSurvivesTogglingAndNoSubmitsWithoutIt: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Latex');
    await pressWithoutDelay(canvas.getByRole('radio', { name: 'No' }), canvas.getByRole('radio', { name: 'Yes' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Latex');
    await expectNotCalled(args.onSubmit);
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ value: false }));
  },
};

export const ArrowKeysNeverAdvance: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'Yes' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
    await expectNotCalled(args.onSubmit);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ value: false }));
  },
};

export const EnterChoosesAndContinues: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'No' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ value: false }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Answered: Story = { args: { answer: { value: true, details: 'Penicillin: I get a rash.' } } };

export const DraftReplacesTheSavedAnswer: Story = {
  args: { answer: { value: false }, draft: { value: true, details: 'Bee stings' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('Bee stings');
  },
};

export const SearchedMedicines: Story = {
  args: {
    step: {
      id: 'current-medications',
      kind: 'yes-no',
      title: 'Do you take any medications or supplements?',
      help: 'Include prescriptions, over-the-counter medicines, vitamins and herbs.',
      details: { label: 'Please provide additional details:', suggests: 'medicines' },
    },
    draft: { value: true, details: 'Lisinopril 10 mg' },
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).not.toHaveAttribute('readonly'));
    const search = canvas.getByRole('combobox', { name: 'Find a medication' });
    const list = canvas.getByRole('textbox', { name: 'Please provide additional details:' });
    await userEvent.type(search, 'progr');
    await expect(await screen.findByRole('option', { name: /Prograf\s*Tacrolimus/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(list).toHaveValue('Lisinopril 10 mg\nPrograf');
    await expect(search).toHaveValue('');
    await expect(canvas.getByText('Prograf was added to the text below.')).toBeInTheDocument();
    // A slip is forgiven, and a press chooses as well.
    await userEvent.type(search, 'warfrin');
    await userEvent.click(await screen.findByRole('option', { name: 'Warfarin' }));
    await expect(list).toHaveValue('Lisinopril 10 mg\nPrograf\nWarfarin');
    // What is not in the table is added as it was typed: by Enter, and when the field is left.
    await userEvent.type(search, 'Grandma’s tea{Enter}Zinc spray');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(list);
    await expect(list).toHaveValue('Lisinopril 10 mg\nPrograf\nWarfarin\nGrandma’s tea\nZinc spray');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const WithoutDetails: Story = {
  args: { step: { id: 'first-visit', kind: 'yes-no', title: 'Is this your first visit?' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ value: true }));
  },
};

export const Saving: Story = {
  args: { answer: { value: true, details: 'Penicillin' }, busy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Saving…' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await expectNotCalled(args.onSubmit);
  },
};

export const SaveFailed: Story = {
  args: { answer: { value: true, details: 'Penicillin' }, failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Error. Try Again' })).toBeVisible();
  },
};

export const Rejected: Story = {
  args: {
    answer: { value: true },
    problems: [{ field: 'details', code: 'required', message: 'Please answer all questions before continuing.' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Please answer all questions before continuing.',
    );
  },
};

export const Optional: Story = {
  args: { step: { ...meta.args.step, optional: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({});
  },
};

export const LongTexts: Story = longTexts;

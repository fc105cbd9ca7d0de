import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FormStep } from '#renderers/steps/questions/FormStep.tsx';
import { context, onPage } from './support/stepStory.tsx';
import { longTexts } from './support/longTexts.ts';

const meta = {
  component: FormStep,
  decorators: [onPage],
  args: {
    ...context,
    step: {
      id: 'profile',
      kind: 'form',
      title: 'Tell us about yourself',
      help: 'Your provider needs this to choose what is safe for you.',
      fields: [
        { id: 'first-name', type: 'text', label: 'First name', maxLength: 35, autocomplete: 'given-name' },
        {
          id: 'sex',
          type: 'choice',
          label: 'Biological sex',
          options: [
            { value: 'female', label: 'Female' },
            { value: 'male', label: 'Male' },
          ],
        },
        {
          id: 'birthday',
          type: 'birthday',
          label: 'Date of birth',
          hint: 'MM-DD-YYYY',
          minAge: 18,
          autocomplete: 'bday',
          errors: {
            invalid: 'Please provide a valid date of birth.',
            tooYoung: 'You must be 18 or older to see a {organization.name} physician.',
          },
        },
        {
          id: 'weight',
          type: 'number',
          label: 'Weight',
          unit: 'lb',
          integer: true,
          exclusiveMinimum: 0,
          maximum: 1500,
        },
        { id: 'height', type: 'height', label: 'Height' },
        { id: 'state', type: 'select', label: 'State you are in', source: 'states', autocomplete: 'address-level1' },
      ],
    },
  },
} satisfies Meta<typeof FormStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = { 'first-name': 'Ada', sex: 'female', birthday: '04-09-1988', weight: 150, height: 67, state: 'TX' };

export const Unanswered: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Ada');
    await userEvent.click(canvas.getByRole('radio', { name: 'Female' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Date of birth' }), '04091988');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Weight (lb)' }), '150');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Feet' }), '5');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Inches' }), '7');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State you are in' }), 'Texas');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(filled);
  },
};

export const NotBelievedAtOnce: Story = {
  args: {
    step: {
      ...meta.args.step,
      fields: [
        { id: 'weight', type: 'number', label: 'Weight', unit: 'lb', believed: { minimum: 70, maximum: 450 } },
        { id: 'height', type: 'height', label: 'Height', believed: { minimum: 54, maximum: 84 } },
      ],
    },
    answer: { weight: 1500, height: 70 },
    problems: [{ field: 'weight', code: 'unlikely', message: 'Please check this number.' }],
  },
  play: async ({ canvas, args }) => {
    const question = canvas.getByRole('group', { name: 'You entered 1,500 lb. Is that right?' });
    await expect(question).toHaveFocus();
    await expect(canvas.queryByText('Please check this number.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ weight: 1500, weight_confirmed: 1500, height: 70 });
  },
};

export const BeingChanged: Story = {
  ...NotBelievedAtOnce,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(canvas.queryByText(/Is that right/)).toBeNull();
    const weight = canvas.getByRole('textbox', { name: 'Weight (lb)' });
    await expect(weight).toHaveFocus();
    await userEvent.clear(weight);
    await userEvent.type(weight, '150');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ weight: 150, height: 70 });
  },
};

export const Answered: Story = {
  args: { answer: filled },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Feet' })).toHaveValue('5');
    await expect(canvas.getByRole('textbox', { name: 'Inches' })).toHaveValue('7');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(filled);
  },
};

export const DatesInCommonFormats: Story = {
  play: async ({ canvas }) => {
    const birthday = canvas.getByRole('textbox', { name: 'Date of birth' });
    await userEvent.type(birthday, '3/4/1985');
    await expect(birthday).toHaveValue('03-04-1985');
    await userEvent.clear(birthday);
    await userEvent.paste('1990-01-02');
    await expect(birthday).toHaveValue('01-02-1990');
    await userEvent.clear(birthday);
    await userEvent.paste('1/2/1990');
    await expect(birthday).toHaveValue('01-02-1990');
  },
};

export const ADateIsCheckedOnceItIsWhole: Story = {
  play: async ({ canvas }) => {
    const birthday = canvas.getByRole('textbox', { name: 'Date of birth' });
    await userEvent.type(birthday, '0231198');
    await expect(birthday).toBeValid();
    await userEvent.type(birthday, '5');
    await expect(birthday).toHaveAccessibleDescription('Please provide a valid date of birth. MM-DD-YYYY');
    await userEvent.clear(birthday);
    await userEvent.type(birthday, '06162008');
    await expect(birthday).toHaveAccessibleDescription(
      'You must be 18 or older to see a Healthspan physician. MM-DD-YYYY',
    );
    await userEvent.clear(birthday);
    await userEvent.type(birthday, '06152008');
    await expect(birthday).toBeValid();
  },
};

export const WhatIsNoNumberIsSubmittedAsWritten: Story = {
  args: { answer: filled },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Weight (lb)' }), 'x');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Inches' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Inches' }), '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, weight: '150x', height: "5'12" });
  },
};

export const Rejected: Story = {
  args: {
    answer: { 'first-name': 'Ada' },
    problems: [
      { field: 'sex', code: 'required', message: 'Please select your biological sex.' },
      { field: 'birthday', code: 'required', message: 'Please provide a valid date of birth.' },
      { field: 'weight', code: 'required', message: 'Please enter your weight in pounds (digits only).' },
      { field: 'height', code: 'required', message: 'Please enter the correct height.' },
      { field: 'state', code: 'required', message: 'Please select the state that you are located.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Female' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
    await expect(canvas.getByRole('textbox', { name: 'Feet' })).toHaveAccessibleDescription(
      'Please enter the correct height.',
    );
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('5 answers need your attention.');
  },
};

export const ErrorOfAHiddenField: Story = {
  args: { answer: filled, problems: [{ field: 'email', code: 'unknown', message: 'Please reload the page.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please reload the page.')).toBeVisible();
  },
};

export const Saving: Story = { args: { answer: filled, busy: true } };

export const SaveFailed: Story = { args: { answer: filled, failed: true } };

const contact: Story['args'] = {
  step: {
    id: 'contact',
    kind: 'form',
    title: 'How can we reach you?',
    fields: [
      { id: 'phone', type: 'phone', label: 'Phone number' },
      { id: 'mobile', type: 'phone', label: 'Mobile number', once: true },
      { id: 'country', type: 'constant', label: 'Country', value: 'us', text: 'United States' },
    ],
  },
};

export const PhonesAndFixedValues: Story = {
  args: contact,
  play: async ({ canvas, args }) => {
    const phone = canvas.getByRole('textbox', { name: 'Phone number' });
    await userEvent.type(phone, '15551234567');
    await expect(phone).toHaveValue('(555) 123-4567');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '5559876543');
    await expect(canvas.getByText('United States')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ phone: '5551234567', mobile: '5559876543', country: 'us' });
  },
};

export const AskedOnce: Story = {
  args: { ...contact, answer: { phone: '5551234567', mobile: '5559876543', country: 'us' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Mobile number' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ phone: '5551234567', mobile: '5559876543', country: 'us' });
  },
};

/** The step has fields but may be left empty. */
export const Optional: Story = {
  args: {
    step: {
      id: 'emergency-contact',
      kind: 'form',
      title: 'Whom may we call in an emergency?',
      optional: true,
      fields: [{ id: 'contact-name', type: 'text', label: 'Their name' }],
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({});
  },
};

export const LongTexts: Story = longTexts;

/** What identity verification has confirmed is shown and cannot be changed; a locked field without a value can. */
export const Locked: Story = {
  args: {
    answer: { 'first-name': 'Ada', weight: 150 },
    step: {
      ...meta.args.step,
      lockedNote: 'This profile is verified.',
      fields: meta.args.step.fields.map((field) =>
        field.id === 'first-name' || field.id === 'sex' ? { ...field, lockedWhen: 'verified' } : field,
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This profile is verified.')).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toBeDisabled();
    await expect(canvas.getByLabelText('Female')).toBeEnabled();
    await expect(canvas.getByLabelText('Weight (lb)')).toBeEnabled();
  },
};

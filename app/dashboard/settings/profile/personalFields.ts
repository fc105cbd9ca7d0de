import type { FormField } from '#flows/kinds/fields/fieldTypes.ts';

/** Who the patient is (000 §4). Named as the account names it. */
export const personalFields: readonly FormField[] = [
  {
    id: 'first_name',
    type: 'text',
    label: 'First name',
    maxLength: 35,
    autocomplete: 'given-name',
    errors: { invalid: 'Enter your first name.' },
  },
  {
    id: 'last_name',
    type: 'text',
    label: 'Last name',
    maxLength: 35,
    autocomplete: 'family-name',
    errors: { invalid: 'Enter your last name.' },
  },
  {
    id: 'sex',
    type: 'choice',
    label: 'Biological sex',
    options: [
      { value: 'female', label: 'Female' },
      { value: 'male', label: 'Male' },
    ],
    accepts: ['other'],
    errors: { invalid: 'Please select your biological sex.' },
  },
  {
    id: 'birthday',
    type: 'birthday',
    label: 'Date of birth',
    hint: 'MM-DD-YYYY',
    minAge: 18,
    maxAge: 150,
    autocomplete: 'bday',
    errors: {
      invalid: 'Please provide a valid date of birth.',
      tooYoung: 'You must be at least 18 years of age or older.',
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
    believed: {
      minimum: 70,
      maximum: 450,
      ratio: { to: 'height', factor: 703, power: 2, minimum: 12, maximum: 70 },
    },
    errors: { invalid: 'Please enter your weight in pounds (digits only).' },
  },
  {
    id: 'height',
    type: 'height',
    label: 'Height',
    believed: { minimum: 54, maximum: 84 },
    errors: { invalid: 'Please enter the correct height.' },
  },
];

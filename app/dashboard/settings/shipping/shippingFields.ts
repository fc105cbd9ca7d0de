import type { FormField } from '#flows/kinds/fields/fieldTypes.ts';

const INCOMPLETE = 'The mobile phone must be filled out completely';

/** Where parcels go (000 §4). Named as the account names the parts of the address. */
export const shippingFields: readonly FormField[] = [
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
    id: 'street_address',
    type: 'text',
    label: 'Street address',
    maxLength: 35,
    autocomplete: 'address-line1',
    suggests: { city: 'city', state: 'state', zip: 'zip_code' },
    errors: { invalid: 'Address is required', tooLong: 'Street address must be less than 35 characters long.' },
  },
  {
    id: 'apt_suite',
    type: 'text',
    label: 'Apt/Suite',
    maxLength: 35,
    optional: true,
    autocomplete: 'address-line2',
    errors: { tooLong: 'Apt/Suite must be less than 35 characters long.' },
  },
  {
    id: 'city',
    type: 'text',
    label: 'City',
    maxLength: 35,
    autocomplete: 'address-level2',
    errors: { invalid: 'City is required', tooLong: 'City must be less than 35 characters long.' },
  },
  {
    id: 'state',
    type: 'select',
    label: 'State',
    source: 'states',
    pattern: '^[A-Z]{2}$',
    autocomplete: 'address-level1',
    errors: { invalid: 'Please select a state.' },
  },
  {
    id: 'zip_code',
    type: 'text',
    label: 'Zip code',
    maxLength: 10,
    pattern: String.raw`^\d{5}(-\d{4})?$`,
    autocomplete: 'postal-code',
    errors: { required: 'Zip code is required', invalid: 'Invalid zip code.' },
  },
  {
    id: 'country',
    type: 'constant',
    label: 'Country',
    value: 'us',
    text: 'United States',
    errors: { invalid: 'Country is required' },
  },
  {
    id: 'phone_number',
    type: 'phone',
    label: 'Phone number',
    autocomplete: 'tel-national',
    errors: { required: 'Please enter your phone number.', invalid: INCOMPLETE },
  },
];

/** What is said of a phone number in the settings (000 §4). */
export const phoneErrors = {
  required: 'Please enter your phone number.',
  tooLong: 'Please remove country code',
  invalid: 'The mobile phone must be filled out completely',
};

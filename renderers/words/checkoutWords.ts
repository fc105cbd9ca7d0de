/** The renderer's own words about addresses, cards and the sum of an order. All other texts come from the step's definition. */
export const checkoutWords = {
  submitting: 'Submitting...',
  submitFailed: 'Error. Try Again.',
  waitsForNetwork:
    'You are offline. Your order will continue automatically once you are back online. Please keep this page open.',
  enterAddress: 'Please enter your address.',
  addresses: 'Suggested addresses',
  expires: 'Expires',
  nothingCharged: 'Nothing is charged for this visit.',
  summaryFailed: 'The summary of your order could not be loaded. Please check your connection and try again.',
  paidSeparately: 'Paid separately',
  pricedLater: 'Priced after review',
  doseLater: 'Your care team recommends it first',
  cardRefused: 'Please try another card, or correct this one. If its numbers are right, ask your bank first.',
  changeCard: 'Please correct your card or enter another one.',
  addressNotSaved: 'Your address was not saved. Please try again.',
  enterCode: 'Enter a code to apply it.',
} as const;

/** The announcement of address suggestions. */
export const addressesFound = (count: number) => (count === 1 ? '1 address found.' : `${count} addresses found.`);

/** The sum of an order, where it stands by itself. */
export const totalOf = (amount: string) => `Total ${amount}`;

/** The duration of a plan in months; 0 is a one-time purchase. */
export const planOf = (months: number) =>
  months === 0 ? 'One-time purchase' : months === 1 ? '1-month plan' : `${months}-month plan`;

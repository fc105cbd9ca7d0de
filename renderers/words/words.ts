/** The renderer's own words. All other texts come from the step's definition. */
export const words = {
  continue: 'Continue',
  back: 'Back',
  skip: 'Skip',
  saving: 'Saving…',
  saved: 'Saved',
  updated: 'Updated',
  notSaved: 'Not saved yet',
  tryAgain: 'Try again',
  errorTryAgain: 'Error. Try Again',
  notDone: 'This was not done. Please try again.',
  edit: 'Edit',
  cancel: 'Cancel',
  close: 'Close',
  optional: 'optional',
  loading: 'Loading…',
  choose: 'Choose',
  selectAllThatApply: 'Select all that apply',
  yourAnswer: 'Your answer',
  writeAnswer: 'Please write your answer to continue.',
  chooseAnswer: 'Please choose an answer to continue.',
  feet: 'Feet',
  inches: 'Inches',
  unsavedHint: 'Your answer is still here. It will be sent again once you are back online.',
  conflictTitle: 'This answer was changed on another device',
  conflictHelp: 'Choose the answer that is right. Nothing is overwritten until you do.',
  mine: 'Your answer on this device',
  theirs: 'Answer saved on another device',
  keepMine: 'Keep the answer from this device',
  takeTheirs: 'Use the answer from the other device',
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
  cardRefused: 'Please try another card, or correct this one. If its numbers are right, ask your bank first.',
  changeCard: 'Please correct your card or enter another one.',
  addressNotSaved: 'Your address was not saved. Please try again.',
  enterCode: 'Enter a code to apply it.',
  cameraStarts: 'The camera is starting…',
  cameraPicture: 'Live view from your camera',
  checkingCode: 'Checking…',
  sendingCode: 'Sending…',
  codeSent: 'We sent a new code. Earlier codes no longer work.',
  noDay: 'No date is chosen yet.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  stopConfetti: 'Stop the confetti',
  throwConfetti: 'Throw it again',
} as const;

/** The announcement after an answer was refused. */
export const problemsFound = (count: number) =>
  count === 1 ? 'One answer needs your attention.' : `${count} answers need your attention.`;

/** The message when a changed answer makes earlier ones irrelevant; `titles` are the titles of their questions. */
export const noLongerApplies = (titles: readonly string[]) =>
  titles.length === 1
    ? `Because of this change, an earlier answer no longer applies: ${titles[0]}`
    : `Because of this change, ${titles.length} earlier answers no longer apply: ${titles.join(' · ')}`;

/** The accessible text of a position in a series of stages or questions. */
export const placeOf = (at: number, total: number) => `${at} of ${total}`;

/** The same while the total may still grow. */
export const placeOfAbout = (at: number, total: number) => `${at} of about ${total}`;

/** The announcement of address suggestions. */
export const addressesFound = (count: number) => (count === 1 ? '1 address found.' : `${count} addresses found.`);

/** The name of a saved card: its network and last four digits. */
export const cardEnding = (brand: string, last4: string) => `${brand} ending in ${last4}`;

/** The sum of an order, where it stands by itself. */
export const totalOf = (amount: string) => `Total ${amount}`;

/** The duration of a plan in months; 0 is a one-time purchase. */
export const planOf = (months: number) =>
  months === 0 ? 'One-time purchase' : months === 1 ? '1-month plan' : `${months}-month plan`;

/** The accessible name of one box of a code. */
export const digitName = (at: number, total: number) => `Digit ${placeOf(at, total)}`;

/** Why another code cannot be requested yet. */
export const waitForCode = (seconds: number) =>
  `You can ask for a new code in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`;

/** The accessible name of a calendar day: its date, and its status. */
export const dayName = (
  day: string,
  { today, selected, scheduled }: { readonly [flag: string]: boolean | undefined },
) => [day, today && 'today', selected && 'chosen', scheduled && 'currently scheduled'].filter(Boolean).join(', ');

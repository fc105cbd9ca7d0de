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

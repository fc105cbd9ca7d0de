/** The few words of the renderer itself. Whatever a step says comes from its definition. */
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
  yes: 'Yes',
  no: 'No',
  edit: 'Edit',
  cancel: 'Cancel',
  close: 'Close',
  optional: 'optional',
  loading: 'Loading…',
  choose: 'Choose',
  selectAllThatApply: 'Select all that apply',
  yourAnswer: 'Your answer',
  writeAnswer: 'Please write your answer to continue.',
  feet: 'Feet',
  inches: 'Inches',
  feetUnit: 'ft',
  inchesUnit: 'in',
  unsavedHint: 'Your answer is still here. It is sent again once you are back online.',
  conflictTitle: 'This answer was changed on another device',
  conflictHelp: 'Choose the answer that is right. Nothing is overwritten until you do.',
  mine: 'Your answer here',
  theirs: 'Answer saved on another device',
  keepMine: 'Keep your answer here',
  takeTheirs: 'Use the other answer',
  noAnswer: 'No answer',
} as const;

/** What is announced when an answer was refused. */
export const problemsFound = (count: number) =>
  count === 1 ? 'One answer needs your attention.' : `${count} answers need your attention.`;

/** What is said when a changed answer makes earlier ones irrelevant; `titles` are those of their questions. */
export const noLongerApplies = (titles: readonly string[]) =>
  titles.length === 1
    ? `Because of this change, an earlier answer no longer applies: ${titles[0]}`
    : `Because of this change, ${titles.length} earlier answers no longer apply: ${titles.join(' · ')}`;

/** What is read out of a place in a row of stages or questions. */
export const placeOf = (at: number, total: number) => `${at} of ${total}`;

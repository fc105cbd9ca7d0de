/** The renderer's own words about answers and their saving. All other texts come from the step's definition. */
export const flowWords = {
  skip: 'Skip',
  updated: 'Updated',
  tryAgain: 'Try again',
  errorTryAgain: 'Error. Try Again',
  notDone: 'This was not done. Please try again.',
  edit: 'Edit',
  cancel: 'Cancel',
  change: 'Change',
  yes: 'Yes',
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
} as const;

/** Why a patient cannot continue whose answers are not complete. */
export const answersMissing = (count: number): string =>
  count === 1 ? 'One question is not answered yet.' : `${count} questions are not answered yet.`;

/** Asks whether unusual numbers are right. @param entered at least one number with its unit */
export const isThatRight = (entered: readonly string[]): string =>
  `You entered ${entered.join(' and ')}. Is that right?`;

/** The announcement after an answer was refused. */
export const problemsFound = (count: number) =>
  count === 1 ? 'One answer needs your attention.' : `${count} answers need your attention.`;

/** The message when a changed answer makes earlier ones irrelevant; `titles` are the titles of their questions. */
export const noLongerApplies = (titles: readonly string[]) =>
  titles.length === 1
    ? `Because of this change, an earlier answer no longer applies: ${titles[0]}`
    : `Because of this change, ${titles.length} earlier answers no longer apply: ${titles.join(' · ')}`;

/** The words in which answers are read back, where their definition has none. */
export const answerWords = {
  yes: 'Yes',
  no: 'No',
  noAnswer: 'No answer',
  feet: 'ft',
  inches: 'in',
} as const;

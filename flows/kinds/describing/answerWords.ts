/** Words for describing answers, for values without a text in the definition. */
export const answerWords = {
  yes: 'Yes',
  no: 'No',
  noAnswer: 'No answer',
  feet: 'ft',
  inches: 'in',
  confirmed: '(confirmed by the patient)',
} as const;

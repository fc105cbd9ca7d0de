import { answerWords } from '#flows/kinds/describing/answerWords.ts';

/** Yes and no as options. */
export const yesNoChoices = [
  { value: 'yes', label: answerWords.yes },
  { value: 'no', label: answerWords.no },
] as const;

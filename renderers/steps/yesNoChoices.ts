import { words } from '../words.ts';

/** Yes and no as choices. */
export const yesNoChoices = [
  { value: 'yes', label: words.yes },
  { value: 'no', label: words.no },
] as const;

/** The words of the list from which medicines are added to a text. */
export const medicineWords = {
  search: 'Find a medication',
  hint: 'Choose a name to add it to the text below. You can edit the text.',
  names: 'Medications',
} as const;

/** Announces how many names are suggested. */
export const medicinesFound = (count: number) => (count === 1 ? '1 medication found.' : `${count} medications found.`);

/** Announces what was added. */
export const medicineAdded = (name: string) => `${name} was added to the text below.`;

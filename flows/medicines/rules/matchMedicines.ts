import { harmless, medicines } from './medicineTable.ts';
import { nameMatcher } from './nameMatcher.ts';

/**
 * Names the medicines of a free text, slips in their spelling included. Doses and everything else is passed over. The
 * longest name counts, so that "tacrolimus ointment" is not tacrolimus. Text that says that a medicine is not taken any
 * more names it too: people decide what follows, and the patient can change the text.
 */
export const matchMedicines = nameMatcher(
  medicines.map((medicine) => ({ item: medicine, names: [medicine.name, ...(medicine.brands ?? [])] })),
  harmless,
);

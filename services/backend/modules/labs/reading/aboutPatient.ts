import { birthdayText } from '#flows/labs/rules/patientTexts.ts';
import type { MeasuredPatient } from './store.ts';

/** Whose a page is, where pages may be separated. */
export const aboutPatient = ({ name, birthday }: MeasuredPatient): string =>
  birthday === null ? name : `${name}, born ${birthdayText(birthday)}`;

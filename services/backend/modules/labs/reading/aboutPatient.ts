import { birthdayText } from '#flows/labs/rules/patientTexts.ts';
import type { MeasuredPatient } from './store.ts';
import type { Letterhead } from '../../../kernel/pdf/Paper.ts';

/** Whose a page is, where pages may be separated. */
export const aboutPatient = ({ name, birthday }: MeasuredPatient): string =>
  birthday === null ? name : `${name}, born ${birthdayText(birthday)}`;

/** Returns who ordered a test, for a doctor or a laboratory: the provider where one is known, and how to reach the care team. */
export const orderedByText = (provider: string | null, { name, contact }: Letterhead): string =>
  provider === null ? `${name} care team, ${contact}` : `${provider} (${name}, ${contact})`;

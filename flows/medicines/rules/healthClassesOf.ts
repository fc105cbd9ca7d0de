import { conditionClassesOf } from './conditionClassesOf.ts';
import { medicineClassesOf } from './medicineClassesOf.ts';

/** The classes of the medicines and of the conditions that a text about a patient's health names. */
export const healthClassesOf = (text: string): readonly string[] => [
  ...medicineClassesOf(text),
  ...conditionClassesOf(text),
];

import type { WorkBudget } from './WorkBudget.ts';

/** A name of a PDF, with its codes written out: `/J#61vaScript` is `JavaScript`. */
interface PdfName {
  readonly name: string;
}

/** A string of a PDF as it is written, with its parentheses, or its brackets where it is written in hexadecimal digits. */
export interface PdfString {
  readonly written: string;
}

/** A pointer to an object by its number. Generations don't matter here: every version of an object is checked. */
export interface PdfReference {
  readonly reference: number;
}

/** A dictionary in the order it was written. A key that is written twice stays twice, because readers differ in which they use. */
export interface PdfDictionary {
  readonly entries: readonly (readonly [key: string, value: PdfValue])[];
}

/** A value of a PDF. Booleans and null are null: nothing that is checked depends on them. */
export type PdfValue = null | number | PdfName | PdfString | PdfReference | PdfDictionary | readonly PdfValue[];

/** Text to read from, and who hears of what is in it. */
export interface PdfSource {
  /** One character a byte (latin1). */
  readonly text: string;
  /** One unit is about one character; a token costs some more, for the memory that it takes. */
  readonly work: WorkBudget;
  readonly onName: (name: string) => void;
  readonly onDictionary: (dictionary: PdfDictionary) => void;
}

/** What is neither a list nor a number. A list has entries, too, and would pass for a dictionary. */
const isObject = (value: PdfValue | undefined): value is PdfName | PdfString | PdfReference | PdfDictionary =>
  typeof value === 'object' && value !== null && !isPdfArray(value);

export const isPdfArray = (value: PdfValue | undefined): value is readonly PdfValue[] => Array.isArray(value);

/** Whether a value is a name, and that one where it is given. */
export const isPdfName = (value: PdfValue | undefined, name?: string): value is PdfName =>
  isObject(value) && 'name' in value && (name === undefined || value.name === name);

export const isPdfString = (value: PdfValue | undefined): value is PdfString => isObject(value) && 'written' in value;

export const isPdfDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  isObject(value) && 'entries' in value;

export const isPdfReference = (value: PdfValue | undefined): value is PdfReference =>
  isObject(value) && 'reference' in value;

import table from '../medicines.json' with { type: 'json' };

/** A medicine of the table. All names are in lower case. */
export interface Medicine {
  /** The generic name. */
  readonly name: string;
  /** What it is and does, as labels of other medicines call it; none where no label asks for it. */
  readonly classes?: readonly string[];
  /** Brand names, and other names under which it is known. */
  readonly brands?: readonly string[];
}

/** Generic and US brand names with their classes, from their public labels. */
export const medicines: readonly Medicine[] = table.medicines;

/** Words and phrases that are near to a name, or hold one, and name no medicine. */
export const harmless: readonly string[] = table.harmless;

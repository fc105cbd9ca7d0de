import type { FhirObservation, FhirQuantity } from '#schemas/laboratory/bundle.ts';
import { measurable } from '#schemas/laboratory/fhirParts.ts';
import type { LaboratoryNumber, LaboratoryResult } from './LaboratoryReport.ts';

const UCUM = 'http://unitsofmeasure.org';

/** A number in digits, with commas between thousands; undefined where it is none, or greater than anything that is measured. */
export function numberIn(text: string): number | undefined {
  const digits = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  const value = /^(\d+(\.\d+)?|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
  return value <= measurable.maximum ? value : undefined;
}

/** A quantity as a number with its unit; null where it has no value. */
export function numberOf(quantity: FhirQuantity | undefined): LaboratoryNumber | null {
  if (quantity?.value === undefined) return null;
  const { value, system, code, unit } = quantity;
  const isCoded = code !== undefined && (system === UCUM || system === undefined);
  return { value, unit: (isCoded ? code : (unit ?? code)) ?? null, isCoded };
}

const SIGNS = { '≤': '<=', '≥': '>=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;
const isSign = (text: string | undefined): text is keyof typeof SIGNS => text !== undefined && text in SIGNS;

const WRITTEN = /^\s*(<=|>=|<|>|≤|≥)?\s*([\d.,]+)\s*([A-Za-zµμ%(/*×][^:;<>=]{0,40}?)?\s*$/;

/** The flag of a laboratory behind a value, such as in "7.2 HH" or "6.9 mmol/L (H)". A unit has none of these names. */
const BEHIND = /\s[\s*!(]*((?:LL|HH|AA|PL|PH|L|H|A)\*?)[\s*!)]*$/;
/** One before it, such as in "LL 5.9 g/dL". */
const BEFORE = /^[\s*!(]*((?:LL|HH|AA|PL|PH|L|H|A)\*?)[\s*!):]+(?=[\d<>≤≥.])/;
/** Marks that say that a value is abnormal, such as in "6.9*". */
const MARKS = /(?<=[\d\s\w])\s*[*!]+\s*$/;

/** A value written in a text, and the flag before or behind it; null where none is. */
export function withoutFlag(text: string): { readonly text: string; readonly flag: string | null } {
  for (const pattern of [BEHIND, BEFORE, MARKS]) {
    const [found, flag = 'A'] = pattern.exec(text) ?? [];
    const bare = found === undefined ? text : text.replace(found, '');
    if (found !== undefined && WRITTEN.test(bare)) return { text: bare, flag };
  }
  return { text, flag: null };
}

type Value = Pick<LaboratoryResult, 'value' | 'comparator'>;

/** A number with a unit that is written in a text, and the sign before it. */
function writtenIn(text: string): Value {
  const [, sign, digits = '', unit = null] = WRITTEN.exec(text) ?? [];
  const value = numberIn(digits);
  if (value === undefined) return { value: null, comparator: null };
  return { value: { value, unit, isCoded: false }, comparator: isSign(sign) ? SIGNS[sign] : null };
}

/** The two ends of a span that is written as a value, such as "7.1 to 7.3 mmol/L"; none where a text is no span. */
function endsIn(text: string): readonly LaboratoryNumber[] {
  const ends = text.split(/\s+to\s+|\s*[–—]\s*|(?<=[\d.])\s*-\s*(?=[\d.])/).map((end) => writtenIn(end).value);
  const [low, high] = ends;
  if (!low || !high || ends.length > 2) return [];
  return [{ ...low, unit: low.unit ?? high.unit }, high];
}

type Written = Pick<FhirObservation, 'valueQuantity' | 'valueString' | 'valueInteger'>;

/** The numbers that a text may mean, be they those of a span, or with a decimal comma, which a thousand may have as well. */
export function numbersMeant(text: string): readonly LaboratoryNumber[] {
  const pointed = withoutFlag(text).text.replaceAll(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.');
  const ends = endsIn(pointed);
  const { value } = writtenIn(pointed);
  return ends.length > 0 || !value ? ends : [value];
}

/** What a result measured, be it written as a number or as a text such as "<0.2 mg/L". */
export function valueOf({ valueQuantity, valueString, valueInteger }: Written): Value {
  const number = numberOf(valueQuantity ?? (valueInteger === undefined ? undefined : { value: valueInteger }));
  if (number || valueString === undefined) return { value: number, comparator: valueQuantity?.comparator ?? null };
  // The rest of a span would be taken for the unit of its beginning.
  if (endsIn(valueString).length > 0) return { value: null, comparator: null };
  return writtenIn(withoutFlag(valueString).text);
}

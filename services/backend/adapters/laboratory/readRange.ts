import type { FhirConcept, FhirQuantity, FhirRange } from '#schemas/laboratory/bundle.ts';
import type { LaboratoryNumber, LaboratoryRange, LaboratoryResult } from './LaboratoryReport.ts';
import { numberIn, numberOf } from './readNumber.ts';

/** Ranges of a phase of life are for those who are in it. */
const PHASES: ReadonlySet<string> = new Set(['pre-puberty', 'follicular', 'midcycle', 'luteal', 'postmenopausal']);

/** Years of a unit of age, by its code of UCUM or in words. */
const YEARS: readonly (readonly [RegExp, number])[] = [
  [/^(a|y|yrs?|years?)$/i, 1],
  [/^(mo|months?)$/i, 1 / 12],
  [/^(wk|weeks?)$/i, 7 / 365.25],
  [/^(d|days?)$/i, 1 / 365.25],
  [/^(h|hours?|min|minutes?)$/i, 0],
];

const saidOf = ({ text = '', coding = [] }: FhirConcept): string =>
  [text, ...coding.flatMap(({ code = '', display = '' }) => [code, display])].join(' ');

type Group = LaboratoryRange['sex'];

/** Whom a group names: its words, the codes of FHIR and HL7, and those of SNOMED CT. */
function groupOf(group: FhirConcept): Group {
  const said = saidOf(group).toLowerCase();
  if (/\bpregnan/.test(said)) return 'others';
  const isFemale = /\b(female|females|women|woman|f|248152002)\b/.test(said);
  const isMale = /\b(male|males|men|man|m|248153007)\b/.test(said);
  if (isFemale !== isMale) return isFemale ? 'female' : 'male';
  return isMale || /\b(everyone|everybody|all|any|adults?)\b/.test(said) ? null : 'others';
}

function groupsOf({ appliesTo = [], type }: FhirRange): Group {
  const isPhase = type?.coding?.some(({ code }) => code !== undefined && PHASES.has(code)) === true;
  const named = new Set(appliesTo.map(groupOf).filter((group) => group !== null));
  if (isPhase || named.has('others') || named.size > 1) return 'others';
  const [group = null] = named;
  return group;
}

/** Years of an age; NaN where its unit is unknown, so that nobody is of that age. */
function yearsOf(age: FhirQuantity | undefined): number | null {
  if (age?.value === undefined) return null;
  const unit = age.code ?? age.unit ?? 'a';
  const factor = YEARS.find(([pattern]) => pattern.test(unit))?.[1];
  return factor === undefined ? Number.NaN : age.value * factor;
}

/** Whether a range says what is normal for somebody: a goal of treatment does not. */
function isNormal({ type }: FhirRange): boolean {
  if (!type) return true;
  const [codes, said] = [(type.coding ?? []).map(({ code }) => code), saidOf(type)];
  return codes.some((code) => code !== undefined && PHASES.has(code)) || /\b(normal|reference)\b/i.test(said);
}

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?|\.\d+`;
const UNIT = String.raw`\s*([^\d\s<>=-]\S*(?:\s\S+)*)?`;
const BETWEEN = new RegExp(String.raw`^(${NUMBER})\s*(?:-|–|—|to)\s*(${NUMBER})${UNIT}$`, 'i');
const UP_TO = new RegExp(String.raw`^(<=|≤|<\s*or\s*=|up to|<|less than|below|under)\s*(${NUMBER})${UNIT}$`, 'i');
const FROM = new RegExp(
  String.raw`^(>=|≥|>\s*or\s*=|at least|>|greater than|more than|above|over)\s*(${NUMBER})${UNIT}$`,
  'i',
);

/** A share so small that no laboratory measures it: the last value inside "<5" is just below 5. */
const JUST = 1e-9;
const isInside = (sign: string): boolean => /^(<=|≤|up to|>=|≥|at least|[<>]\s*or\s*=)$/i.test(sign);

type Bounds = Pick<LaboratoryRange, 'low' | 'high'>;

/** The bounds that a text says, such as "3.6-5.1", "<5" or ">= 40 mg/dL"; both null where it says something else. */
export function boundsIn(written: string, unit: Pick<LaboratoryNumber, 'unit' | 'isCoded'>): Bounds {
  const text = written
    .trim()
    .replace(/^[([](.*)[)\]]$/, '$1')
    .trim();
  const number = (
    digits: string | undefined,
    own: string | undefined,
    sign: -1 | 0 | 1 = 0,
  ): LaboratoryNumber | null => {
    const value = numberIn(digits ?? '');
    if (value === undefined) return null;
    const shifted = value * (1 + sign * JUST);
    return own === undefined
      ? { value: shifted, unit: unit.unit, isCoded: unit.isCoded }
      : { value: shifted, unit: own, isCoded: false };
  };
  const between = BETWEEN.exec(text);
  if (between) return { low: number(between[1], between[3]), high: number(between[2], between[3]) };
  const [upTo, from] = [UP_TO.exec(text), FROM.exec(text)];
  if (upTo) return { low: null, high: number(upTo[2], upTo[3], isInside(upTo[1] ?? '') ? 0 : -1) };
  if (from) return { low: number(from[2], from[3], isInside(from[1] ?? '') ? 0 : 1), high: null };
  return { low: null, high: null };
}

/** The ranges of a result that say what is normal, each with whom it is for. */
export const readRanges = (
  ranges: readonly FhirRange[],
  unit: Pick<LaboratoryNumber, 'unit' | 'isCoded'>,
): readonly LaboratoryRange[] =>
  ranges.filter(isNormal).map((range) => {
    const { text = null, age } = range;
    // A range without a unit is in that of the value.
    const bound = (quantity: FhirQuantity | undefined): LaboratoryNumber | null => {
      const number = numberOf(quantity);
      return number && (number.unit === null ? { ...number, ...unit } : number);
    };
    const [low, high] = [bound(range.low), bound(range.high)];
    const said = low === null && high === null && text !== null ? boundsIn(text, unit) : { low, high };
    return { ...said, text, sex: groupsOf(range), from: yearsOf(age?.low), through: yearsOf(age?.high) };
  });

/** The bounds behind "critical" or "panic" in a text, such as "70-99; critical: <40 or >500". */
const CRITICAL_PART = /\b(?:critical|panic)\b(?:\s+(?:values?|limits?|if|when))?\s*[:=]?\s*([^;]*)/i;

const isBeyondPart = (value: number, comparator: LaboratoryResult['comparator'], part: string): boolean => {
  const text = part.trim().replace(/[.)\]]+$/, '');
  const [upTo, from] = [UP_TO.exec(text), FROM.exec(text)];
  const bound = numberIn((upTo ?? from)?.[2] ?? '');
  if (bound === undefined) return false;
  if (upTo) return !comparator?.startsWith('>') && (isInside(upTo[1] ?? '') ? value <= bound : value < bound);
  return !comparator?.startsWith('<') && (isInside(from?.[1] ?? '') ? value >= bound : value > bound);
};

/** Whether a value is beyond a bound that a range calls critical in its text, in the unit of the value. */
export function isBeyondCritical(
  ranges: readonly FhirRange[],
  { value, comparator }: Pick<LaboratoryResult, 'value' | 'comparator'>,
): boolean {
  if (value === null) return false;
  return ranges.some(({ text = '' }) => {
    const [, bounds = ''] = CRITICAL_PART.exec(text) ?? [];
    return bounds.split(/,|\b(?:or|and)\b(?!\s*=)/i).some((part) => isBeyondPart(value.value, comparator, part));
  });
}

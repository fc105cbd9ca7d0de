import type { FhirConcept } from '#schemas/laboratory/bundle.ts';
import type { LabFlag } from '#schemas/laboratory/LabFlag.ts';
import { nameOf } from './codes.ts';
import { withoutFlag } from './readNumber.ts';

/** Codes of HL7's ObservationInterpretation. Others, such as "positive", judge nothing. */
const codes: { readonly [code: string]: LabFlag } = {
  LL: 'critical-low',
  HH: 'critical-high',
  AA: 'critical-flagged',
  L: 'low',
  LU: 'low',
  LX: 'low',
  '<': 'low',
  H: 'high',
  HU: 'high',
  HX: 'high',
  '>': 'high',
  A: 'flagged',
  N: 'in-range',
};

/** The order of the flags that a judgement is taken from: the gravest first, and one with a side before one without. */
const words: readonly (readonly [LabFlag, string])[] = [
  ['critical-low', 'Critically low'],
  ['critical-high', 'Critically high'],
  ['critical-flagged', 'Critically abnormal'],
  ['low', 'Low'],
  ['high', 'High'],
  ['flagged', 'Abnormal'],
  ['in-range', 'Normal'],
];

const CRITICAL = /\b(crit(ical(ly)?)?|panic|alert|life[- ]threatening)\b/;
const NEGATED = /\b(not|non|no)[- ]?(?:an? )?(crit(ical(ly)?)?|abnormal|panic|alert)\b/g;

/** The flag that a text says, be it a code with marks around it, such as "*H", or words. */
function flagInText(text: string): LabFlag | undefined {
  const code = codes[text.toUpperCase().replaceAll(/[\s*!()]/g, '')];
  if (code) return code;
  const said = text.toLowerCase().replaceAll(NEGATED, '');
  const side = /\b(low|below)\b/.test(said) ? 'low' : /\b(high|above|elevated)\b/.test(said) ? 'high' : 'flagged';
  if (CRITICAL.test(said)) return `critical-${side}`;
  if (side !== 'flagged' || /\babnormal\b/.test(said)) return side;
  return /\b(normal|in range|within)\b/.test(said) ? 'in-range' : undefined;
}

/** The judgement of a laboratory, and its words; of several the gravest one. */
export function readFlag(interpretation: readonly FhirConcept[]): {
  readonly flag: LabFlag | null;
  readonly flagText: string | null;
} {
  const found = new Set(
    interpretation
      .flatMap(({ text, coding = [] }) => [text, ...coding.flatMap(({ code, display }) => [code, display])])
      .flatMap((said) => (said === undefined ? [] : (flagInText(said) ?? []))),
  );
  const [flag, flagText] = words.find(([one]) => found.has(one)) ?? [
    null,
    interpretation[0] && nameOf(interpretation[0]),
  ];
  return { flag, flagText: flagText ?? null };
}

/** Laboratories call for results that cannot wait, and for nothing else in the value itself. */
const CALLS = /\b(call|called|notify|notified|phone|phoned)\b/;
const CALLS_NOBODY =
  /\b(not|no|unable to|no need to)[- ](call|called|notify|notified|phone|phoned)\b|\bif\b|\bquestions?\b/;
/** What of a note is about limits in general, and no judgement. */
const IN_GENERAL = /\b(if|ranges?|limits?|defined|thresholds?)\b|[<>]/;
/** What a laboratory has done for this value, and does not only do for such values. */
const HAS_CALLED = /(?<!\b(?:is|are|be|been|not|if)\s)\b(called|notified|phoned|read ?back)\b/;
const JUDGES = /\b(values?|results?|call|called|notify|notified|phoned|read ?back|high|low)\b/;

const sentencesOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(NEGATED, '')
    .split(/[.;\n]/);

/** Whether the words of a value, such as "critical, call" or "positive, notify physician", say that it cannot wait. */
export const isCriticalValue = (text: string): boolean =>
  sentencesOf(text).some((said) => CRITICAL.test(said) || (CALLS.test(said) && !CALLS_NOBODY.test(said)));

/** Whether a note says of its value that it is critical. A note may also say what would be critical. */
export const isCriticalNote = (note: string): boolean =>
  sentencesOf(note).some(
    (said) => CRITICAL.test(said) && JUDGES.test(said) && (!IN_GENERAL.test(said) || HAS_CALLED.test(said)),
  );

/** What a laboratory says of a result beyond its flags. */
interface Said {
  /** The value as a text; null where it is none. */
  readonly text: string | null;
  readonly note: string | null;
  /** Whether the value is beyond a bound that the laboratory itself calls critical. */
  readonly isBeyond: boolean;
}

/** The judgement of a laboratory with what its value, its note and its critical bounds say: they may be critical where no flag is. */
export function judgementOf(
  interpretation: readonly FhirConcept[],
  { text, note, isBeyond }: Said,
): ReturnType<typeof readFlag> {
  const written = text === null ? null : withoutFlag(text).flag;
  const read = readFlag(written === null ? interpretation : [...interpretation, { text: written }]);
  const isCritical = isBeyond || (text !== null && isCriticalValue(text)) || (note !== null && isCriticalNote(note));
  return isCritical && !read.flag?.startsWith('critical') ? { ...read, flag: 'critical-flagged' } : read;
}

import type { FhirConcept } from '#schemas/laboratory/bundle.ts';
import type { LabFlag } from '#schemas/laboratory/LabFlag.ts';
import { nameOf } from './codes.ts';
import { withoutFlag } from './readNumber.ts';

/** Codes of HL7's ObservationInterpretation. Others, such as "positive", judge nothing. */
const codes: { readonly [code: string]: LabFlag } = {
  LL: 'critical-low',
  HH: 'critical-high',
  AA: 'critical-flagged',
  // As VistA and others write what is critical: H*, and panic high.
  'H*': 'critical-high',
  'L*': 'critical-low',
  PH: 'critical-high',
  PL: 'critical-low',
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

const LOW = /\b(low|lower|lowered|below|under|less|decreased?|reduced|subnormal)\b/;
const HIGH = /\b(high|higher|above|over|more|greater|elevated|increased?|raised|exceed(s|ed|ing)?)\b/;
/** A side that a result is not on says nothing of the other one. */
const NO_SIDE =
  /\b(not|no|non|neither|nor)[- ](low|lower|high|higher|above|below|elevated|increased|decreased|reduced)\b/g;
const ABNORMAL =
  /\babnormal\b|\b(not|non|isn['’]?t|never|without|cannot|unlike|outside|out[- ]of|beyond|off)\b.*\b(normal|within|limits?|range|interval)\b|\bthan\b.*\bnormal\b/;
/** The whole of a text that says that all is well. What says anything else as well may say the opposite. */
const NORMAL =
  /^(?:(?:results?|values?|is|are) )*(?:wnl|normal|(?:with)?in (?:the )?(?:(?:normal|reference|expected) )?(?:range|limits?|interval))(?: (?:range|limits?|results?|values?))?[.!]?$/;

const codeIn = (text: string): LabFlag | undefined => {
  const said = text.trim().toUpperCase();
  return codes[said] ?? codes[said.replaceAll(/[\s*!()]/g, '')];
};

/** The flag that a text says, be it a code with marks around it, such as "*H", or words. What is not understood says none. */
function flagInText(text: string): LabFlag | undefined {
  const code = codeIn(text);
  if (code) return code;
  const said = text.trim().toLowerCase().replaceAll(NEGATED, '').replaceAll(NO_SIDE, '');
  const [isLow, isHigh] = [LOW.test(said), HIGH.test(said)];
  const side = isLow === isHigh ? 'flagged' : isLow ? 'low' : 'high';
  if (CRITICAL.test(said)) return `critical-${side}`;
  if (isLow || isHigh || ABNORMAL.test(said)) return side;
  return NORMAL.test(said) ? 'in-range' : undefined;
}

/** The judgement of a laboratory, and its words; of several the gravest one. Words are kept as sent, codes are named. */
export function readFlag(interpretation: readonly FhirConcept[]): {
  readonly flag: LabFlag | null;
  readonly flagText: string | null;
} {
  const found = interpretation
    .flatMap(({ text, coding = [] }) => [text, ...coding.flatMap(({ code, display }) => [code, display])])
    .flatMap((said) => (said === undefined ? [] : { said, flag: flagInText(said) }));
  const [flag, named] = words.find(([one]) => found.some((other) => other.flag === one)) ?? [null];
  const [first] = interpretation;
  if (flag === null) return { flag, flagText: first ? nameOf(first) : null };
  const own = found.filter((one) => one.flag === flag);
  const said = own.every((one) => codeIn(one.said) === undefined) ? own[0]?.said : undefined;
  return { flag, flagText: said ?? named ?? null };
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

/** A sentence of a note that says no more than that its value is critical. */
const ONLY_CRITICAL = /^\W*(critical(ly)?|panic)(\W+(high|low|abnormal))?\W*$/;
/** Somebody with a title who was told, and when: laboratories note that of critical values. */
const TOLD =
  /\b(called|notified|phoned|reported)\b.*\b(rn|np|md|do|pa|lpn|dr|doctor|nurse|physician|provider|pharmacist)\b/;
const AT = /\b\d{1,2}:?\d{2}\b/;
const READ_BACK = /(?<!\b(?:no|not|without)\s)\bread[- ]?back\b/;
/** Why a laboratory calls for another sample, and not for the value. */
const NO_SAMPLE =
  /\b(redraw|recollect(ed|ion)?|reject(ed)?|re-?draw|clotted|h(a?)emoly[sz]ed|mislabel\w*|insufficient|qns)\b/;

/** What of a text has a word of alarm, and is none: a kind of care, of patients or of lists, and that there are no critical values. */
const NO_ALARM =
  /\bcritical(ly)? (care|ill(ness)?|access|condition)\b|\balert (list|registry|program|and)\b|\b(critical|panic|alert)( (values?|results?|findings?))?\s*[:=-]\s*(none|no|nil|n\/a|negative)\b/g;

const sentencesOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/\b(dr|mr|mrs|ms)\./g, '$1')
    .replaceAll(NEGATED, '')
    .replaceAll(NO_ALARM, '')
    .split(/[.;\n]/);

/** Whether the words of a value, such as "critical, call" or "positive, notify physician", say that it cannot wait. */
export const isCriticalValue = (text: string): boolean =>
  sentencesOf(text).some((said) => CRITICAL.test(said) || (CALLS.test(said) && !CALLS_NOBODY.test(said)));

/** Whether a note says of its value that it is critical. A note may also say what would be critical. */
export function isCriticalNote(note: string): boolean {
  const sentences = sentencesOf(note);
  // A redraw is called for in one sentence, and why in another.
  const isForSample = sentences.some((said) => NO_SAMPLE.test(said));
  return sentences.some(
    (said) =>
      ONLY_CRITICAL.test(said) ||
      (CRITICAL.test(said) && JUDGES.test(said) && (!IN_GENERAL.test(said) || HAS_CALLED.test(said))) ||
      (!isForSample && !CALLS_NOBODY.test(said) && (READ_BACK.test(said) || (TOLD.test(said) && AT.test(said)))),
  );
}

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

import type { FhirConcept } from '#schemas/laboratory/bundle.ts';
import type { LabFlag } from '#schemas/laboratory/LabFlag.ts';
import { nameOf } from './codes.ts';

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
const NEGATED = /\b(not|non|no)[- ]?(crit(ical(ly)?)?|abnormal|panic|alert)\b/g;

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

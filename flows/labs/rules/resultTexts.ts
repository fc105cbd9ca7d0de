import type { LabBiomarker, LabResult, LabOther } from '#schemas/wire/labs/labReport.ts';
import { unitText } from './unitText.ts';

type Bounds = { readonly low: number | null; readonly high: number | null };

const comparators = { '<': '<', '<=': '≤', '>': '>', '>=': '≥' } as const;

/** Results that the laboratory has taken back: no value of them counts. */
const withdrawn: ReadonlySet<LabResult['status']> = new Set(['cancelled', 'entered-in-error']);

/** Whether a result counts. */
export const isCounted = ({ status }: Pick<LabResult, 'status'>): boolean => !withdrawn.has(status);

/** A value without its unit, such as '<0.2'. @param decimals digits after the point */
export const numberText = ({ value, comparator }: Pick<LabResult, 'value' | 'comparator'>, decimals: number): string =>
  `${comparator === null ? '' : comparators[comparator]}${value.toFixed(decimals)}`;

/** A value with its unit, such as '<0.2 mg/L'. @param decimals digits after the point */
export const valueText = (
  { unit, ...measured }: Pick<LabResult, 'value' | 'comparator' | 'unit'>,
  decimals: number,
): string => `${numberText(measured, decimals)} ${unitText(unit)}`;

/** Bounds in words, such as '65 to 99 mg/dL'; undefined where there are none. */
export function boundsText({ low, high }: Bounds, decimals: number, unit: string): string | undefined {
  const [from, to, of] = [low?.toFixed(decimals), high?.toFixed(decimals), unitText(unit)];
  if (from !== undefined && to !== undefined) return `${from} to ${to} ${of}`;
  if (to !== undefined) return `up to ${to} ${of}`;
  return from === undefined ? undefined : `${from} ${of} or more`;
}

/** What is said of a range of the laboratory that has its low end above its high end. */
const unusableText = (range: string): string => `your lab’s range ${range} can’t be used`;

/** What a result is compared with, and whose range that is. */
export function referenceText(
  {
    reference,
    unit,
    range_text,
    unfit,
    unusable,
  }: Pick<LabResult, 'reference' | 'unit' | 'range_text' | 'unfit' | 'unusable'>,
  decimals: number,
): string {
  if (unfit) return 'Your lab gave no range for your age and sex';
  if (range_text !== undefined && reference?.source !== 'catalogue') return `${range_text}, your lab’s range`;
  const bounds = reference && boundsText(reference, decimals, unit);
  if (!reference || bounds === undefined)
    return unusable === undefined ? 'No range is given for it' : unusableText(unusable);
  const whose = reference.source === 'laboratory' ? 'your lab’s range' : 'our range';
  const inWords = range_text === undefined ? '' : `; your lab wrote: ${range_text}`;
  const refused = unusable === undefined ? '' : `; ${unusableText(unusable)}`;
  return `${bounds}, ${whose}${inWords}${refused}`;
}

/** Where the catalogue would like a marker to be; undefined where it says nothing. */
export const targetText = ({
  target,
  unit,
  decimals,
}: Pick<LabBiomarker, 'target' | 'unit' | 'decimals'>): string | undefined =>
  target === null ? undefined : boundsText(target, decimals, unit);

/** What a laboratory did to a result after it was given first; undefined where it is as it was. */
const changes: { readonly [S in LabResult['status']]?: string } = {
  registered: 'Not measured yet',
  preliminary: 'Preliminary: it may still change',
  amended: 'Amended by your lab after it was first reported',
  corrected: 'Corrected by your lab: this value replaces the first one',
  cancelled: 'Canceled by your lab: there is no value',
  'entered-in-error': 'Reported by mistake: the value was taken back',
  unknown: 'Your lab does not say whether it is final',
};

/** What there is to say of the state of a result; undefined where it is simply final. */
export const changeText = ({ status }: Pick<LabResult, 'status'>): string | undefined => changes[status];

/** A value as it was sent, with its unit. */
export const otherValueText = ({ value, unit }: Pick<LabOther, 'value' | 'unit'>): string =>
  value === null ? 'No value' : unit === null ? value : `${value} ${unitText(unit)}`;

const texts: { readonly [W in LabOther['why']]?: string } = {
  implausible: 'This value looks wrong. We are asking the lab.',
  repeated: 'Measured again in this report',
};

/** Why a result is shown as it was sent; undefined where there is no more to say of it. */
export const otherWhyText = ({ why }: Pick<LabOther, 'why'>): string | undefined => texts[why];

import type { FhirObservation } from '#schemas/laboratory/bundle.ts';
import type { Placed } from './bundleResources.ts';
import { identifierText } from './identifiersOf.ts';
import { isOfCategory, loincOf, nameOf } from './codes.ts';
import type { BundleFault, LaboratoryResult } from './LaboratoryReport.ts';
import { judgementOf } from './readFlag.ts';
import { numberOf, valueOf } from './readNumber.ts';
import { isBeyondCritical, readRanges } from './readRange.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A moment of FHIR; a day alone is its noon in UTC, which is the same day wherever in the USA blood is drawn. */
export function momentOf(text: string): Date {
  return new Date(text.includes('T') ? text : `${text}T12:00:00Z`);
}

/** Whether the day of a moment is in the calendar: JavaScript reads February 30 as a day of March. */
export function isOfCalendar(text: string): boolean {
  const day = text.slice(0, 10);
  const read = new Date(`${day}T12:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}

/**
 * The moment of a resource's field; undefined where there is none, and a fault where it is no day of the calendar or to come: what
 * is newer counts, so that nothing could correct a report of the future. A day of slack is for clocks and time zones.
 */
export function checkedMoment(
  place: string,
  text: string | undefined,
  now: Date,
  faults: BundleFault[],
): Date | undefined {
  if (text === undefined) return undefined;
  const moment = momentOf(text);
  const isDay = isOfCalendar(text);
  const isToCome = moment.getTime() > now.getTime() + DAY;
  if (isDay && !isToCome && moment.getUTCFullYear() >= 1970) return moment;
  const why = !isDay ? 'is not a day of the calendar' : isToCome ? 'is in the future' : 'is no moment from 1970 on';
  faults.push({ place, what: `is '${text}', which ${why}` });
  return undefined;
}

/** Adds a fault for each day of some fields that is not in the calendar. @param days texts by the place below the resource */
export function checkDays(
  place: string,
  days: readonly (readonly [field: string, text: string | undefined])[],
  faults: BundleFault[],
): void {
  for (const [field, text] of days)
    if (text !== undefined && text.length >= 10 && !isOfCalendar(text))
      faults.push({ place: `${place}/${field}`, what: `is '${text}', which is not a day of the calendar` });
}

/** Milliseconds by which clocks of one laboratory may differ. */
const CLOCKS = 60 * 60 * 1000;

/** Adds a fault where a result was given out before its blood was drawn: one of both dates is wrong, and dates say which value counts. */
export function checkIssued(
  place: string,
  issued: string | undefined,
  drawn: string | undefined,
  faults: BundleFault[],
): void {
  if (issued === undefined || drawn === undefined || !isOfCalendar(issued) || !isOfCalendar(drawn)) return;
  // A day without a time may have begun elsewhere.
  const slack = drawn.includes('T') ? CLOCKS : DAY;
  if (momentOf(issued).getTime() + slack < momentOf(drawn).getTime())
    faults.push({ place: `${place}/issued`, what: `is '${issued}', which is before the draw, '${drawn}'` });
}

type Effective = Pick<FhirObservation, 'effectiveDateTime' | 'effectivePeriod'>;

/** When blood was drawn, as the laboratory wrote it; undefined where that is not said. */
export const drawnAs = ({ effectiveDateTime, effectivePeriod }: Effective): string | undefined =>
  effectiveDateTime ?? effectivePeriod?.start;

/** When blood was drawn; undefined where that is not said. */
export function checkedDraw(place: string, effective: Effective, now: Date, faults: BundleFault[]): Date | undefined {
  const field = effective.effectiveDateTime === undefined ? 'effectivePeriod/start' : 'effectiveDateTime';
  const draw = checkedMoment(`${place}/${field}`, drawnAs(effective), now, faults);
  checkDays(place, [['effectivePeriod/end', effective.effectivePeriod?.end]], faults);
  return draw;
}

const rangeText = (low: string | undefined, high: string | undefined): string => `${low ?? '?'} to ${high ?? '?'}`;
const quantityText = (quantity: FhirObservation['valueQuantity']): string | undefined =>
  quantity?.value === undefined
    ? undefined
    : [`${quantity.comparator ?? ''}${quantity.value}`, quantity.unit ?? quantity.code].filter(Boolean).join(' ');

function textOf(observation: FhirObservation): string | null {
  const { valueString, valueCodeableConcept, valueBoolean, valueInteger, valueRange, valueRatio } = observation;
  const { valueTime, valueDateTime, valuePeriod, valueQuantity, dataAbsentReason } = observation;
  return (
    valueString ??
    (valueCodeableConcept && nameOf(valueCodeableConcept)) ??
    (valueBoolean === undefined ? undefined : valueBoolean ? 'Yes' : 'No') ??
    valueInteger?.toString() ??
    (valueRange && rangeText(quantityText(valueRange.low), quantityText(valueRange.high))) ??
    (valueRatio && `${quantityText(valueRatio.numerator) ?? '?'}:${quantityText(valueRatio.denominator) ?? '?'}`) ??
    valueTime ??
    valueDateTime ??
    (valuePeriod && rangeText(valuePeriod.start, valuePeriod.end)) ??
    (valueQuantity?.value === undefined && dataAbsentReason ? nameOf(dataAbsentReason) : null)
  );
}

/** Forms of a value that are not read, such as waves. */
const isUnread = (field: string): boolean =>
  /^value[A-Z]/.test(field) &&
  !/^value(Quantity|CodeableConcept|String|Boolean|Integer|Range|Ratio|Time|DateTime|Period)$/.test(field);

/**
 * What a result is called among those of its report: by the identifiers of the laboratory, what it measures and its own draw. Some
 * laboratories give one identifier to all results of a report.
 */
const identifierOf = ({ identifier = [], code, ...drawn }: FhirObservation): string =>
  [identifierText(identifier), `code|${loincOf(code)[0] ?? nameOf(code)}`, drawnAs(drawn)].filter(Boolean).join(' ');

/** What a report says of a result. */
export interface OfReport {
  readonly collectedAt: Date;
  readonly collectedAs: string;
  readonly issuedAt: Date;
  readonly now: Date;
  readonly specimen: string | null;
}

const isWithdrawn = (status: FhirObservation['status']): boolean =>
  status === 'registered' || status === 'cancelled' || status === 'entered-in-error';

/** Reads a result of a report, whose moments stand in where it has none of its own. */
export function readResult(
  { place, resource }: Placed<FhirObservation>,
  { collectedAt, collectedAs, issuedAt, now, specimen }: OfReport,
  faults: BundleFault[],
): LaboratoryResult {
  const {
    status,
    category,
    code,
    valueQuantity,
    referenceRange = [],
    interpretation = [],
    note: notes = [],
  } = resource;
  if (category && !isOfCategory(category, 'laboratory'))
    faults.push({ place: `${place}/category`, what: 'must name the category laboratory, as US Core says' });
  const unread = Object.keys(resource).find(isUnread);
  if (unread !== undefined)
    faults.push({ place: `${place}/${unread}`, what: 'is a form of value that is not read here' });
  const collected = checkedDraw(place, resource, now, faults);
  const issued = checkedMoment(`${place}/issued`, resource.issued, now, faults);
  if (!isWithdrawn(status)) checkIssued(place, resource.issued, drawnAs(resource) ?? collectedAs, faults);
  const { valueDateTime, valuePeriod } = resource;
  const days = [
    ['valueDateTime', valueDateTime],
    ['valuePeriod/start', valuePeriod?.start],
    ['valuePeriod/end', valuePeriod?.end],
  ] as const;
  checkDays(place, days, faults);
  const { value, comparator } = valueOf(resource);
  // A range without a unit is in that of the value.
  const { unit = null, isCoded = false } = value ?? numberOf(valueQuantity && { ...valueQuantity, value: 0 }) ?? {};
  const [text, note] = [textOf(resource), notes.flatMap((one) => one.text ?? []).join('\n') || null];
  return {
    identifier: identifierOf(resource),
    status,
    codes: loincOf(code),
    name: nameOf(code),
    value,
    comparator,
    text,
    ranges: readRanges(referenceRange, { unit, isCoded }),
    ...judgementOf(interpretation, { text, note, isBeyond: isBeyondCritical(referenceRange, { value, comparator }) }),
    note,
    specimen,
    collectedAt: collected ?? collectedAt,
    collectedAs: (collected && drawnAs(resource)) ?? collectedAs,
    issuedAt: issued ?? issuedAt,
  };
}

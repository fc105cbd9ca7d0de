import {
  biologicalAge,
  phenoAgeUnits,
  type BiologicalAge,
  type BiologicalAgeOf,
  type DrawnValue,
} from '#flows/labs/rules/biologicalAge.ts';
import { ageAt } from '../ageAt.ts';
import { isFinal } from '../receiving/shownStatuses.ts';
import { reportOf, type Labs } from './Labs.ts';
import type { StoredReport, StoredResult } from './store.ts';

/** The slugs of the markers that a biological age is computed from. */
export const bioAgeMarkers: readonly string[] = Object.keys(phenoAgeUnits);

const isLastWord = ({ status }: StoredResult): boolean => isFinal(status);

/** The age of the patient on a day as the laboratory wrote it, which no zone moves; undefined without a birthday. */
export const ownAgeAt = ({ patient }: Labs, { collected_at, collected_as }: StoredReport): number | undefined =>
  ageAt(patient.birthday, new Date(`${(collected_as ?? collected_at).slice(0, 10)}T12:00:00Z`));

/**
 * What a biological age is computed from: a report and the others of its draw, as a laboratory that sends each group of tests as a report of
 * its own has them. Where a laboratory does not say whether the patient had fasted, the code does; one of results drawn at
 * any time does not.
 */
export function bioAgeInputsOf(labs: Labs, report: StoredReport): BiologicalAgeOf {
  const drawn = labs.reports.filter(
    ({ panelId, collected_at: at }) => panelId === report.panelId && at === report.collected_at,
  );
  const results: { [marker: string]: DrawnValue } = {};
  for (const { fasting, results: stored } of drawn.toReversed())
    for (const { biomarker, code, value, comparator, collected_at: draw } of stored.filter(isLastWord).toReversed()) {
      const isAnyTime = labs.marker(biomarker)?.otherLoinc?.find((other) => other.code === code)?.anyTime === true;
      results[biomarker] = { value, comparator, draw, fasting: fasting ?? !isAnyTime };
    }
  return { age: ownAgeAt(labs, report) ?? 0, pregnant: labs.patient.pregnant, results };
}

/** The biological age by a report. */
export const bioAgeOf = (labs: Labs, report: StoredReport): BiologicalAge =>
  biologicalAge(bioAgeInputsOf(labs, report));

/** How the wire says whether there is one. */
export function bioAgeStatusOf(given: BiologicalAge) {
  if ('age' in given) return { status: 'available' as const, reason: null, age: Math.round(given.age * 10) / 10 };
  const isForOthers = given.reason === 'too-young' || given.reason === 'pregnant';
  return {
    status: isForOthers ? ('not-for-you' as const) : ('missing' as const),
    reason: given.reason,
    age: null,
  };
}

/** Milliseconds for which the age of a draw stays the patient's newest one. */
const YEAR = 366 * 24 * 60 * 60 * 1000;

/**
 * The report that the patient's biological age is of: the newest one or, where its draw does not have all of the values, the last
 * one within a year before that has an age. Values of different draws are never mixed, and no other reason is passed over.
 */
export function bioAgeReport(labs: Labs, newest: StoredReport): StoredReport {
  const given = bioAgeOf(labs, newest);
  if ('age' in given || (given.reason !== 'missing' && given.reason !== 'different-draws')) return newest;
  const oldest = Date.parse(newest.collected_at) - YEAR;
  const aged = labs
    .upTo(newest)
    .find((report) => Date.parse(report.collected_at) >= oldest && 'age' in bioAgeOf(labs, report));
  return aged ?? newest;
}

/** How the wire says which draw an age is of. */
export const earlierDrawOf = (newest: StoredReport, report: StoredReport) =>
  newest.collected_at === report.collected_at ? {} : { earlier_draw: reportOf(report).collected_at };

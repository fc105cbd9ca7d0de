import {
  biologicalAge,
  phenoAgeUnits,
  type BiologicalAge,
  type BiologicalAgeOf,
  type DrawnValue,
} from '#flows/labs/rules/biologicalAge.ts';
import { ageAt } from '../ageAt.ts';
import { isFinal } from '../receiving/shownStatuses.ts';
import type { Labs } from './Labs.ts';
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

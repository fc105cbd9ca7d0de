import type { BioAgeOverview } from '#schemas/wire/labs/labReads.ts';
import { ageMoved, type AgeOf } from '#flows/labs/rules/ageMoved.ts';
import type { BiologicalAgeOf, PhenoAgeMarker } from '#flows/labs/rules/biologicalAge.ts';
import { rangeFor } from '#flows/labs/rules/rangeFor.ts';
import {
  bioAgeInputsOf,
  bioAgeMarkers,
  bioAgeOf,
  bioAgeReport,
  bioAgeStatusOf,
  earlierDrawOf,
  ownAgeAt,
} from './bioAgeOf.ts';
import { reportOf, type Labs } from './Labs.ts';
import type { StoredReport } from './store.ts';

const ageOf = ({ age, results }: BiologicalAgeOf): AgeOf => ({
  age,
  valueOf: (marker) => results[marker]?.value ?? Number.NaN,
});

/** The middle of a marker's range in our catalogue, half of the upper end where it has no lower one; NaN without a range. */
function middleOf(labs: Labs, slug: PhenoAgeMarker, age: number): number {
  const marker = labs.marker(slug);
  const reference = marker && rangeFor(marker, labs.patient.sex, age)?.reference;
  return typeof reference === 'object' && reference.high !== undefined
    ? ((reference.low ?? 0) + reference.high) / 2
    : Number.NaN;
}

/** What moved the age of a report since the one before it, or, for the first one, away from values in the middle of their ranges. */
function movedOf(labs: Labs, report: StoredReport, before: StoredReport | undefined): BioAgeOverview['moved'] {
  const now = ageOf(bioAgeInputsOf(labs, report));
  const { age } = now;
  const then = before
    ? ageOf(bioAgeInputsOf(labs, before))
    : { age, valueOf: (marker: PhenoAgeMarker) => middleOf(labs, marker, age) };
  const { from, own, markers } = ageMoved(now, then);
  if (Number.isNaN(from)) return null;
  return { since: before ? reportOf(before).collected_at : null, from, own, markers: [...markers] };
}

/** The biological age of a patient by the newest report of a panel. @param reports those of the panel, newest first */
export function bioAgeOverviewOf(labs: Labs, reports: readonly StoredReport[]): BioAgeOverview {
  const [last] = reports;
  const newest = last && bioAgeReport(labs, last);
  const given = newest && bioAgeOf(labs, newest);
  const known = newest ? labs.upTo(newest) : [];
  const seen = new Set<string>();
  const aged = known.flatMap((report) => {
    const { age } = bioAgeStatusOf(bioAgeOf(labs, report));
    // Several reports of one draw have one age.
    if (age === null || seen.has(report.collected_at)) return [];
    seen.add(report.collected_at);
    return [{ report, age }];
  });
  const missing = given && 'reason' in given && given.reason === 'missing' ? given.missing : [];
  return {
    ...(given ? bioAgeStatusOf(given) : { status: 'missing', reason: 'missing', age: null }),
    own: newest ? (ownAgeAt(labs, newest) ?? null) : null,
    ...(last && newest && earlierDrawOf(last, newest)),
    method: 'PhenoAge',
    inputs: bioAgeMarkers.flatMap((slug) => {
      const marker = labs.marker(slug);
      return marker ? [labs.newest(marker, known)] : [];
    }),
    missing: given ? [...missing] : [...bioAgeMarkers],
    moved: newest && given && 'age' in given ? movedOf(labs, newest, aged[1]?.report) : null,
    history: aged.map(({ report, age }) => ({ report: report._id, collected_at: reportOf(report).collected_at, age })),
  };
}

import type { LabCategory } from '#schemas/wire/labs/labReads.ts';
import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import { needsAttention } from '../rules/needsAttention.ts';
import { isCounted } from '#flows/labs/rules/resultTexts.ts';

/** As many as can be told apart. */
export const MOST_MARKERS = 4;
/** As many as are shown before the patient chooses. */
const FIRST = 2;

/** The markers that were measured. */
export const measuredMarkers = (categories: readonly LabCategory[]): readonly LabMarker[] =>
  categories.flatMap(({ markers }) => markers).filter(({ result }) => result !== null && isCounted(result));

/**
 * The slugs of what is shown first: what was measured more than once comes before the rest, and among that what is beyond its
 * range.
 */
export function firstChoice(categories: readonly LabCategory[]): readonly string[] {
  const measured = measuredMarkers(categories);
  const repeated = measured.filter(({ previous }) => previous !== null);
  const ordered = [...needsAttention(repeated), ...repeated, ...measured].map(({ biomarker }) => biomarker._id);
  return [...new Set(ordered)].slice(0, FIRST);
}

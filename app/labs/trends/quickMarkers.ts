import type { LabCategory } from '#schemas/wire/labs/labReads.ts';
import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import { changedMarkers } from '../rules/changedMarkers.ts';
import { needsAttention } from '../rules/needsAttention.ts';
import { firstChoice, measuredMarkers } from './firstChoice.ts';

/** What patients ask for most, by the slugs of the catalogue. Where another catalogue calls them otherwise, the rest is offered. */
const ASKED_MOST = ['ldl-c', 'hba1c', 'fasting-glucose', 'vitamin-d'];

/** As many as are looked through at once. */
const QUICK = 8;

/**
 * The markers that are one press away: what is shown first, what is asked for most, what is beyond its range, and what has
 * changed most, as far as they were measured.
 */
export function quickMarkers(categories: readonly LabCategory[]): readonly LabMarker[] {
  const measured = measuredMarkers(categories);
  const bySlug = new Map(measured.map((marker) => [marker.biomarker._id, marker]));
  const others = [...needsAttention(measured), ...changedMarkers(measured)].map(({ biomarker }) => biomarker._id);
  return [...new Set([...firstChoice(categories), ...ASKED_MOST, ...others])]
    .flatMap((slug) => bySlug.get(slug) ?? [])
    .slice(0, QUICK);
}

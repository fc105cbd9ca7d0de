import type { Bounds } from '#schemas/biomarker.ts';

/** Whether a range has its low end above its high end. */
export const isReversed = (low: number | null, high: number | null): boolean =>
  low !== null && high !== null && low > high;

/** A range with the bounds that are there; undefined without any, or where they contradict each other. */
export function boundsOf(low: number | null, high: number | null): Bounds | undefined {
  if (low === null && high === null) return undefined;
  if (isReversed(low, high)) return undefined;
  return { ...(low !== null && { low }), ...(high !== null && { high }) };
}

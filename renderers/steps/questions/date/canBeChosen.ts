import type { DateLimits } from '#renderers/ports/ports.ts';

/**
 * Whether a step offers a day.
 *
 * @param day YYYY-MM-DD
 */
export const canBeChosen = (day: string, limits: DateLimits | undefined): boolean =>
  !limits || (day >= limits.earliest && day <= limits.latest && day !== limits.scheduled);

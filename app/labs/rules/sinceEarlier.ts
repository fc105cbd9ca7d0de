import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { isCounted } from '#flows/labs/rules/resultTexts.ts';
import { movedText, previousOf } from './sinceLastTime.ts';

/** Milliseconds of a month of the middle length. */
const MONTH = 30.44 * 24 * 60 * 60 * 1000;

/** From how many months on a result is one of another time of the year, and the middle of half a year and a year. */
const [LEAST, AIM] = [5, 9];

const monthsBetween = (earlier: LabResult, later: LabResult): number =>
  (Date.parse(later.collected_at) - Date.parse(earlier.collected_at)) / MONTH;

/** The result that is nearest to half a year or a year before the newest; undefined where that is the last one or there is none. */
function longBefore(results: readonly LabResult[], newest: LabResult): LabResult | undefined {
  const previous = previousOf(results, newest);
  if (!previous || monthsBetween(previous, newest) >= LEAST) return undefined;
  const apart = (one: LabResult) => Math.abs(monthsBetween(one, newest) - AIM);
  const [nearest] = results
    .filter((one) => isCounted(one) && one.comparator === null && monthsBetween(one, newest) >= LEAST)
    .sort((one, other) => apart(one) - apart(other));
  return nearest;
}

const spanText = (months: number): string =>
  months < 24 ? `${Math.round(months)} months` : `${Math.round(months / 12)} years`;

interface Measured {
  readonly biomarker: Pick<LabBiomarker, 'decimals' | 'target'>;
  /** Newest first. */
  readonly results: readonly LabResult[];
  /** One of them. */
  readonly newest: LabResult;
  /** The calendar day of a moment, in words. */
  readonly dayOf: (moment: string) => string;
}

/**
 * How a value has changed since half a year or a year before, in words; undefined where nothing that old can be compared, or
 * the last one is that old. Whether it came nearer to where it is to be is said unless it is as since last time.
 */
export function sinceEarlier({ biomarker, results, newest, dayOf }: Measured): string | undefined {
  const earlier = newest.comparator === null ? longBefore(results, newest) : undefined;
  if (!earlier) return undefined;
  const when = `on ${dayOf(earlier.collected_at)}, ${spanText(monthsBetween(earlier, newest))} earlier`;
  // What stands above it is called before.
  const compared = { biomarker, result: newest, time: 'then' } as const;
  const moved = movedText({ ...compared, previous: earlier });
  if (!moved) return `It is the same as ${when}.`;
  const previous = previousOf(results, newest);
  const way = previous && movedText({ ...compared, previous })?.way;
  const told = `It is ${moved.by} than ${when}.`;
  return moved.way === undefined || moved.way === way ? told : `${told} ${moved.way}`;
}

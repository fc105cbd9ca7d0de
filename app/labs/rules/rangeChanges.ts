import { isCounted } from '#flows/labs/rules/resultTexts.ts';
import type { LabMarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { bandTexts } from './bandTexts.ts';

const isWithin = ({ band }: LabResult): boolean => bandTexts[band ?? 'none'].tone === 'within';
const isRated = (result: LabResult): boolean => isCounted(result) && result.band !== null;

const resultsText = (count: number): string => (count === 1 ? '1 result' : `${count} results`);

/**
 * Says how many results came into their range or left it since they were last measured; undefined when none was measured before.
 *
 * @param dayOf the day of a date in words
 */
export function rangeChangesText(
  markers: readonly LabMarker[],
  dayOf: (written: string) => string,
): string | undefined {
  const both = markers.flatMap(({ result, previous }) =>
    result && previous && isRated(result) && isRated(previous) ? [{ result, previous }] : [],
  );
  const days = new Set(both.map(({ previous }) => dayOf(previous.collected_at)));
  const [day] = days;
  if (day === undefined) return undefined;
  const since = days.size === 1 ? `Since ${day}` : 'Since each was last measured';
  const came = both.filter(({ result, previous }) => isWithin(result) && !isWithin(previous)).length;
  const left = both.filter(({ result, previous }) => !isWithin(result) && isWithin(previous)).length;
  const told = [
    ...(came > 0 ? [`${resultsText(came)} came into range`] : []),
    ...(left > 0 ? [`${resultsText(left)} left the range`] : []),
  ];
  return `${since}: ${told.length === 0 ? 'no result came into range or left it' : told.join(', ')}.`;
}

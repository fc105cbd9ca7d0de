/**
 * The names of states as a patient reads them: 'California, Oregon and Washington'.
 *
 * @param abbreviations in any order; one without a name stands for itself
 * @param names by abbreviation
 */
export function statesText(abbreviations: readonly string[], names: ReadonlyMap<string, string>): string {
  const sorted = abbreviations.map((one) => names.get(one) ?? one).sort((a, b) => (a < b ? -1 : 1));
  const last = sorted.pop() ?? '';
  return sorted.length === 0 ? last : `${sorted.join(', ')} and ${last}`;
}

import { zipPrefixes } from './zipPrefixes.ts';

const DIGITS = 3;

function* prefixesIn(ranges: string): Generator<string> {
  for (const range of ranges.split(' ')) {
    const [first = '', last = first] = range.split('-');
    for (let prefix = Number(first); prefix <= Number(last); prefix += 1) yield String(prefix).padStart(DIGITS, '0');
  }
}

let known: Map<string, string[]> | undefined;

/** Built when it is first asked for: most screens check no address. */
function statesByPrefix(): ReadonlyMap<string, readonly string[]> {
  if (known) return known;
  known = new Map();
  for (const [state, ranges] of Object.entries(zipPrefixes))
    for (const prefix of prefixesIn(ranges)) known.set(prefix, [...(known.get(prefix) ?? []), state]);
  return known;
}

/** The states that a ZIP code lies in, by its first three digits; mostly one, none for a code that nobody has. */
export const statesOfZip = (zip: string): readonly string[] => statesByPrefix().get(zip.slice(0, DIGITS)) ?? [];

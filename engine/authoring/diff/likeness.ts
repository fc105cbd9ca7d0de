import { groupBy } from '../read/groupBy.ts';

/** A pair that is at least so alike, and by so much more than any other, is taken for the same thing. */
const SURE = 0.6;
const MARGIN = 0.12;

/** Two things that are at least this alike may be the same one under another name. */
const POSSIBLE = 0.38;

/** How alike things are of which it is asked, and never taken for certain. */
export const IN_DOUBT = 0.5;

/** What is no text for patients, wherever it stands. */
const structural: ReadonlySet<string> = new Set([
  'id',
  'kind',
  'type',
  'value',
  'when',
  'saves',
  'sensitive',
  'source',
  'pattern',
  'excludes',
  'excludesWhen',
  'accepts',
  'autocomplete',
]);

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => (structural.has(key) ? [] : textsIn(member)));
}

/** The words of all texts in a value. */
export const wordsIn = (value: unknown): ReadonlySet<string> =>
  new Set(textsIn(value).flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));

/** How much of two sets they have in common, from 0 to 1; of two empty ones, all. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const one of a) if (b.has(one)) shared += 1;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}

/** What was found to be the same under another name, and what may be. */
export interface Pairing<T> {
  readonly pairs: readonly (readonly [old: T, now: T])[];
  readonly unsure: readonly { readonly old: T; readonly candidates: readonly T[] }[];
}

interface Candidate<T> {
  readonly old: T;
  readonly now: T;
  readonly score: number;
}

function candidates<T>(gone: readonly T[], added: readonly T[], alike: (old: T, now: T) => number) {
  const found: Candidate<T>[] = [];
  for (const old of gone)
    for (const now of added) {
      const score = alike(old, now);
      if (score >= POSSIBLE) found.push({ old, now, score });
    }
  return found.sort((a, b) => b.score - a.score);
}

/** Of candidates, the best first, those that are much alike and have no rival. */
function clear<T>(open: readonly Candidate<T>[]): readonly Candidate<T>[] {
  const rivals = [groupBy(open, ({ old }) => old), groupBy(open, ({ now }) => now)] as const;
  return open.filter((one) => {
    const among = [rivals[0].get(one.old), rivals[1].get(one.now)];
    return (
      one.score >= SURE &&
      among.every((list = []) => list[0] === one && (!list[1] || one.score - list[1].score >= MARGIN))
    );
  });
}

/**
 * Pairs what is gone with what is new: those that are much alike and have no rival. What is taken is no rival any more,
 * so that others may be clear then.
 */
export function pairUp<T>(gone: readonly T[], added: readonly T[], alike: (old: T, now: T) => number): Pairing<T> {
  let open: readonly Candidate<T>[] = candidates(gone, added, alike);
  const pairs: [T, T][] = [];
  for (let found = clear(open); found.length > 0; found = clear(open)) {
    pairs.push(...found.map(({ old, now }): [T, T] => [old, now]));
    const taken = new Set(pairs.flat());
    open = open.filter(({ old, now }) => !taken.has(old) && !taken.has(now));
  }
  const unsure = [...groupBy(open, ({ old }) => old)].map(([old, among]) => ({
    old,
    candidates: among.map(({ now }) => now),
  }));
  return { pairs, unsure };
}

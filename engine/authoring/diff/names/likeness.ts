import { groupBy } from '../../read/groupBy.ts';

/**
 * A pair counts as the same thing when its score is at least this, and exceeds every rival's score by the margin below.
 */
const SURE = 0.6;
const MARGIN = 0.12;

/** The minimum score of a pair that may be the same thing under another name. */
const POSSIBLE = 0.38;

/** The score of pairs that are always reported as doubts and never taken as certain. */
export const IN_DOUBT = 0.5;

/** Keys whose values are not text for patients. */
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
  'lockedWhen',
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

/** The overlap of two sets, from 0 to 1; 1 for two empty sets. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const one of a) if (b.has(one)) shared += 1;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}

/** Pairs that are the same thing under another name, and pairs that may be. */
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

/** The candidate pairs with a high score and no rival. The input is sorted by score. */
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
 * Pairs removed things with added things. Once a pair is taken, its members no longer count as rivals, so other pairs
 * may become clear.
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

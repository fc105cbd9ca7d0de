import { groupBy } from '../groupBy.ts';

/** A pair that is at least so alike, and by so much more than any other, is taken for the same thing. */
const SURE = 0.6;
const MARGIN = 0.12;

/** Of what is at least so alike it is asked whether it is the same. */
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
  const shared = [...a].filter((one) => b.has(one)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}

/** The mean of measures from 0 to 1, each with its weight. */
export function weighed(measures: readonly (readonly [weight: number, measure: number])[]): number {
  const total = measures.reduce((sum, [weight]) => sum + weight, 0);
  return total === 0 ? 0 : measures.reduce((sum, [weight, measure]) => sum + weight * measure, 0) / total;
}

/** What was found to be the same under another name, and what may be. */
export interface Pairing<T> {
  readonly pairs: readonly (readonly [old: T, now: T])[];
  readonly unsure: readonly { readonly old: T; readonly candidates: readonly T[] }[];
}

/**
 * Pairs what is gone with what is new: those that are much alike and have no rival. The best go first, so that what is
 * taken is no rival any more.
 */
export function pairUp<T>(gone: readonly T[], added: readonly T[], alike: (old: T, now: T) => number): Pairing<T> {
  let open = gone
    .flatMap((old) => added.map((now) => ({ old, now, score: alike(old, now) })))
    .filter(({ score }) => score >= POSSIBLE)
    .sort((a, b) => b.score - a.score);
  const pairs: [T, T][] = [];
  for (;;) {
    const best = open.find(
      ({ old, now, score }) =>
        score >= SURE && open.every((one) => (one.old === old) === (one.now === now) || score - one.score >= MARGIN),
    );
    if (!best) break;
    pairs.push([best.old, best.now]);
    open = open.filter(({ old, now }) => old !== best.old && now !== best.now);
  }
  const unsure = [...groupBy(open, ({ old }) => old)].map(([old, among]) => ({
    old,
    candidates: among.map(({ now }) => now),
  }));
  return { pairs, unsure };
}

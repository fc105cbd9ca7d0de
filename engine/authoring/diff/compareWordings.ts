import { groupBy } from '../read/groupBy.ts';
import { contentKey, readsTheSame } from './wording.ts';

/** What the patient reads of something that has a name. */
export interface Wording {
  readonly name: string;
  /** Its kind: in the place of another can only be what has the same one. */
  readonly form: string;
  readonly text: string;
  /** What a number counts. */
  readonly unit?: string | undefined;
}

/** Something that kept its name and reads otherwise. */
export interface Reading {
  readonly name: string;
  /** Its old wording went to another name, its number counts something else, or only a person can tell. */
  readonly kind: 'moved' | 'unit' | 'wording';
  readonly was: string;
  readonly is: string;
  /** The name under which the old wording is found now. */
  readonly movedTo?: string;
}

const inFull = ({ text, unit }: Wording) => (unit === undefined ? text : `${text} (${unit})`);

const isSame = (one: Wording, other: Wording) => one.unit === other.unit && readsTheSame(one.text, other.text);

/** The same for what reads the same and can stand in the same place. */
const keyOf = ({ form, text, unit }: Wording) => [form, unit, contentKey(text)].join('\n');

/** Everything that kept its name but has another text now, and the place where the old text is found today. */
export function compareWordings(kept: readonly Wording[], news: readonly Wording[]): readonly Reading[] {
  const byName = new Map(news.map((one) => [one.name, one]));
  const pairs = kept.flatMap((old) => {
    const now = byName.get(old.name);
    return now ? [{ old, now }] : [];
  });
  const unchanged = new Set(pairs.flatMap(({ old, now }) => (isSame(old, now) ? [now] : [])));
  const places = groupBy(
    news.filter((one) => !unchanged.has(one)),
    keyOf,
  );
  return pairs
    .filter(({ now }) => !unchanged.has(now))
    .map(({ old, now }) => {
      const [place, ...rivals] = places.get(keyOf(old)) ?? [];
      const reading = { name: old.name, was: inFull(old), is: inFull(now) };
      if (place && rivals.length === 0) return { ...reading, kind: 'moved', movedTo: place.name };
      return { ...reading, kind: old.unit === now.unit ? 'wording' : 'unit' };
    });
}

import { groupBy } from '../../read/groupBy.ts';
import { contentKey, readsTheSame } from './wording.ts';

/** The text of a named thing: a step, a field or an option. */
export interface Wording {
  readonly name: string;
  /** Its form. Only things of the same form can replace each other. */
  readonly form: string;
  readonly text: string;
  /** The unit of a number. */
  readonly unit?: string | undefined;
}

/** A thing that kept its name but has another text now. */
export interface Reading {
  readonly name: string;
  /**
   * `moved`: the old text is under another name now; `unit`: the number has another unit; `wording`: a person must
   * decide.
   */
  readonly kind: 'moved' | 'unit' | 'wording';
  readonly was: string;
  readonly is: string;
  /** The name that has the old text now. */
  readonly movedTo?: string;
}

const inFull = ({ text, unit }: Wording) => (unit === undefined ? text : `${text} (${unit})`);

const isSame = (one: Wording, other: Wording) => one.unit === other.unit && readsTheSame(one.text, other.text);

/** A key that is equal for things with the same text and form. */
const keyOf = ({ form, text, unit }: Wording) => [form, unit, contentKey(text)].join('\n');

/** Things whose name stayed and whose text changed, with the name that has the old text now. */
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

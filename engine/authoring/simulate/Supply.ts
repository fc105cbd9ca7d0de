const isList = <T>(one: T | readonly T[]): one is readonly T[] => Array.isArray(one);

/** Supplies values by name: values in a list are used in order; the last one is repeated. */
export class Supply<T> {
  readonly #given: ReadonlyMap<string, readonly T[]>;
  readonly #next = new Map<string, number>();

  constructor(given: { readonly [name: string]: T | readonly T[] }) {
    this.#given = new Map(Object.entries(given).map(([name, one]) => [name, isList(one) ? one : [one]]));
  }

  /** The next value for a name; undefined when there is none. */
  take(name: string): T | undefined {
    const list = this.#given.get(name);
    if (!list) return undefined;
    const at = this.#next.get(name) ?? 0;
    this.#next.set(name, Math.min(at + 1, list.length - 1));
    return list[at];
  }

  /** The number of values used from each list. As long as it is unchanged, `take` returns the same values. */
  get place(): readonly (readonly [string, number])[] {
    return [...this.#next];
  }

  /** The names that were never used. */
  get untaken(): readonly string[] {
    return [...this.#given.keys()].filter((name) => !this.#next.has(name));
  }
}

const isList = <T>(one: T | readonly T[]): one is readonly T[] => Array.isArray(one);

/** What is given under names: of a list the first is taken first, the last stands for all further times. */
export class Supply<T> {
  readonly #given: ReadonlyMap<string, readonly T[]>;
  readonly #next = new Map<string, number>();

  constructor(given: { readonly [name: string]: T | readonly T[] }) {
    this.#given = new Map(Object.entries(given).map(([name, one]) => [name, isList(one) ? one : [one]]));
  }

  /** What is next for a name; undefined where nothing is given. */
  take(name: string): T | undefined {
    const list = this.#given.get(name);
    if (!list) return undefined;
    const at = this.#next.get(name) ?? 0;
    this.#next.set(name, Math.min(at + 1, list.length - 1));
    return list[at];
  }

  /** How far each list is: as long as it stays the same, the same is taken again. */
  get place(): readonly (readonly [string, number])[] {
    return [...this.#next];
  }

  /** Names of which nothing was taken. */
  get untaken(): readonly string[] {
    return [...this.#given.keys()].filter((name) => !this.#next.has(name));
  }
}

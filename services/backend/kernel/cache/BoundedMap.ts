/** A map that forgets what was set longest ago once it is full. */
export class BoundedMap<Key, Value> {
  readonly #limit: number;
  readonly #entries = new Map<Key, Value>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#limit) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  clear(): void {
    this.#entries.clear();
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }

  /** Forgets every value of which that is true. */
  deleteWhere(isOne: (value: Value) => boolean): void {
    for (const [key, value] of this.#entries) if (isOne(value)) this.#entries.delete(key);
  }
}

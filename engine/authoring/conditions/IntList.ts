/** A growing list of integers below 2^31, stored in one typed array so that it can hold millions. */
export class IntList {
  #held = new Int32Array(1024);
  #length = 0;

  constructor(first: readonly number[] = []) {
    for (const value of first) this.push(value);
  }

  get length(): number {
    return this.#length;
  }

  /** The number at an index; 0 beyond the end. */
  at(place: number): number {
    return this.#held[place] ?? 0;
  }

  push(value: number): void {
    if (this.#length === this.#held.length) {
      const before = this.#held;
      this.#held = new Int32Array(before.length * 2);
      this.#held.set(before);
    }
    this.#held[this.#length] = value;
    this.#length += 1;
  }
}

/** Odd multipliers that spread neighboring keys over the hash table. */
const SPREAD_A = 0x9e3779b1;
const SPREAD_B = 0x85ebca6b;

/** The fill level, as a fraction, at which the table grows. */
const FULL = 0.6;

/**
 * A hash table from pairs of integers to integers, all from 0 to 2^31 - 2. It stores millions of entries in a few typed
 * arrays; a Map would allocate an object for each key.
 */
export class PairTable {
  #size = 0;
  #mask: number;
  #firsts: Int32Array;
  #seconds: Int32Array;
  /** The stored value plus one; 0 for an empty slot. */
  #held: Int32Array;

  /** @param capacity a power of 2 */
  constructor(capacity = 1024) {
    this.#mask = capacity - 1;
    this.#firsts = new Int32Array(capacity);
    this.#seconds = new Int32Array(capacity);
    this.#held = new Int32Array(capacity);
  }

  get size(): number {
    return this.#size;
  }

  get(first: number, second: number): number | undefined {
    const held = this.#held[this.#placeOf(first, second)] ?? 0;
    return held === 0 ? undefined : held - 1;
  }

  set(first: number, second: number, value: number): void {
    const place = this.#placeOf(first, second);
    if (this.#held[place] === 0) this.#size += 1;
    this.#firsts[place] = first;
    this.#seconds[place] = second;
    this.#held[place] = value + 1;
    if (this.#size > this.#held.length * FULL) this.#grow();
  }

  /** The slot of a pair, or the free slot where it would go. */
  #placeOf(first: number, second: number): number {
    const mixed = Math.imul(first, SPREAD_A) ^ Math.imul(second, SPREAD_B);
    let place = (mixed ^ (mixed >>> 15)) & this.#mask;
    while (this.#held[place] !== 0 && (this.#firsts[place] !== first || this.#seconds[place] !== second))
      place = (place + 1) & this.#mask;
    return place;
  }

  #grow(): void {
    const [firsts, seconds, held] = [this.#firsts, this.#seconds, this.#held];
    const capacity = held.length * 4;
    this.#mask = capacity - 1;
    this.#firsts = new Int32Array(capacity);
    this.#seconds = new Int32Array(capacity);
    this.#held = new Int32Array(capacity);
    for (let at = 0; at < held.length; at += 1) {
      const value = held[at] ?? 0;
      if (value === 0) continue;
      const first = firsts[at] ?? 0;
      const second = seconds[at] ?? 0;
      const place = this.#placeOf(first, second);
      this.#firsts[place] = first;
      this.#seconds[place] = second;
      this.#held[place] = value;
    }
  }
}

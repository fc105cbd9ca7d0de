/** Odd multipliers that spread neighboring keys over the hash table. */
const SPREAD_A = 0x9e3779b1;
const SPREAD_B = 0x85ebca6b;

/** The fill level, as a fraction, at which the table grows. */
const FULL = 0.6;

/** The numbers of a slot: the two integers of its key, and the stored value plus one; 0 for a free slot. */
const SLOT = 3;

/**
 * A hash table from pairs of integers to integers, all from 0 to 2^31 - 2. It stores millions of entries in one typed
 * array; a Map would allocate an object for each key, and an array for each part of a slot would miss the processor's
 * cache three times.
 */
export class PairTable {
  #size = 0;
  #mask: number;
  #slots: Int32Array;

  /** @param capacity a power of 2 */
  constructor(capacity = 1024) {
    this.#mask = capacity - 1;
    this.#slots = new Int32Array(capacity * SLOT);
  }

  get size(): number {
    return this.#size;
  }

  get(first: number, second: number): number | undefined {
    const held = this.#slots[this.#placeOf(first, second) + 2] ?? 0;
    return held === 0 ? undefined : held - 1;
  }

  set(first: number, second: number, value: number): void {
    const place = this.#placeOf(first, second);
    const slots = this.#slots;
    if (slots[place + 2] === 0) this.#size += 1;
    slots[place] = first;
    slots[place + 1] = second;
    slots[place + 2] = value + 1;
    if (this.#size > this.#mask * FULL) this.#grow();
  }

  /** The start of the slot of a pair, or of the free slot where it would go. */
  #placeOf(first: number, second: number): number {
    const slots = this.#slots;
    const mixed = Math.imul(first, SPREAD_A) ^ Math.imul(second, SPREAD_B);
    let slot = (mixed ^ (mixed >>> 15)) & this.#mask;
    let place = slot * SLOT;
    while (slots[place + 2] !== 0 && (slots[place] !== first || slots[place + 1] !== second)) {
      slot = (slot + 1) & this.#mask;
      place = slot * SLOT;
    }
    return place;
  }

  #grow(): void {
    const before = this.#slots;
    const capacity = (this.#mask + 1) * 4;
    this.#mask = capacity - 1;
    this.#slots = new Int32Array(capacity * SLOT);
    for (let at = 0; at < before.length; at += SLOT) {
      const held = before[at + 2] ?? 0;
      if (held === 0) continue;
      const first = before[at] ?? 0;
      const second = before[at + 1] ?? 0;
      const place = this.#placeOf(first, second);
      this.#slots[place] = first;
      this.#slots[place + 1] = second;
      this.#slots[place + 2] = held;
    }
  }
}

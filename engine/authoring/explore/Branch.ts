import type { StoreSet } from '../conditions/StoreSets.ts';

/**
 * The stores that one run stands for. Wherever they answer a read differently, the run goes on with some of them, and
 * leaves the others to later runs. What it has read before holds for all that are left to it.
 */
export class Branch {
  readonly #left: StoreSet[] = [];
  #stores: StoreSet;

  constructor(stores: StoreSet) {
    this.#stores = stores;
  }

  get stores(): StoreSet {
    return this.#stores;
  }

  /** The stores left to later runs; the last one comes next. */
  get left(): readonly StoreSet[] {
    return this.#left;
  }

  /** Goes on with some of the stores. */
  take(stores: StoreSet, others: readonly StoreSet[]): void {
    this.#stores = stores;
    this.#left.push(...others.toReversed());
  }
}

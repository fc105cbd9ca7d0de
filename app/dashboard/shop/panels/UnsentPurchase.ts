import type { KeptDrafts } from '#renderers/flow/state/useDrafts.ts';
import type { EnteredCode } from '#renderers/ports/ports.ts';

/** By patient and product: what was left outlives the panel, and nothing but this page. */
const unsent = new Map<string, UnsentPurchase>();

const keyOf = (userId: string, template: string) => `${userId} ${template}`;

/** What a patient has chosen and typed in a purchase that was not made. Cards are never part of it. */
export class UnsentPurchase {
  readonly drafts: KeptDrafts = new Map();
  #count: number | undefined;
  #code: EnteredCode | undefined;

  /** What was left in the purchase of a product, to be filled further. */
  static of(userId: string, template: string): UnsentPurchase {
    const key = keyOf(userId, template);
    const kept = unsent.get(key) ?? new UnsentPurchase();
    unsent.set(key, kept);
    return kept;
  }

  /** Forgets it, once the purchase is made. */
  static forget(userId: string, template: string): void {
    unsent.delete(keyOf(userId, template));
  }

  /** How many were chosen; undefined where none was. */
  get count(): number | undefined {
    return this.#count;
  }

  get code(): EnteredCode | undefined {
    return this.#code;
  }

  readonly keepCount = (count: number): void => {
    this.#count = count;
  };

  readonly keepCode = (code: EnteredCode): void => {
    this.#code = code;
  };
}

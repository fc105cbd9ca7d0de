import type { KeptDrafts } from '#renderers/flow/state/useDrafts.ts';
import type { EnteredCode } from '#renderers/ports/ports.ts';

/** What a patient has chosen and typed in a purchase that was not made. Cards are never part of it. */
interface UnsentPurchase {
  readonly drafts: KeptDrafts;
  count: number | undefined;
  code: EnteredCode | undefined;
}

/** By patient and product: it outlives the panel, and nothing but this page. */
const unsent = new Map<string, UnsentPurchase>();

const keyOf = (userId: string, template: string) => `${userId} ${template}`;

/** What was left in the purchase of a product, to be filled further. */
export function unsentPurchase(userId: string, template: string): UnsentPurchase {
  const key = keyOf(userId, template);
  const kept = unsent.get(key) ?? { drafts: new Map(), count: undefined, code: undefined };
  unsent.set(key, kept);
  return kept;
}

/** Forgets it, once the purchase is made. */
export const forgetPurchase = (userId: string, template: string): void => void unsent.delete(keyOf(userId, template));

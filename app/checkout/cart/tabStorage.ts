/** The keys that belong to one purchase and are removed with it. */
export const PURCHASE = [
  'selected_products',
  'default_item',
  'membership',
  'defaultDurationSelection',
  'start_product',
  'signup_product',
  'purchase_attempt',
  'purchase_begun',
] as const;

type Key =
  | (typeof PURCHASE)[number]
  | 'intake_completed'
  | 'patient_source'
  | 'identity_put_off'
  | 'identity_handed_over';

/** What the tab holds under a key; null where it holds nothing. */
export function read(key: Key): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    // Storage may be blocked, and it may contain anything that a user of the browser wrote into it.
    return null;
  }
}

/** Keeps a value as JSON. */
export function write(key: Key, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, a reload asks again; nothing else depends on it.
  }
}

export function remove(keys: readonly Key[]): void {
  try {
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // If storage is blocked, there is nothing to remove.
  }
}

/** Where in the portal a patient was led into a visit. */
export type Referrer = 'shop' | 'dashboard';

/** Reads the `referrer` of an address's search; nothing for anything else than the two. */
export function readReferrer({ referrer }: { readonly [key: string]: unknown }): { readonly referrer?: Referrer } {
  return referrer === 'shop' || referrer === 'dashboard' ? { referrer } : {};
}

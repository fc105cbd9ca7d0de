/** The page of the portal from which a patient came to a visit. */
export type Referrer = 'shop' | 'dashboard';

/** Reads the `referrer` of a URL; undefined for unknown values. */
export function readReferrer({ referrer }: { readonly [key: string]: unknown }): { readonly referrer?: Referrer } {
  return referrer === 'shop' || referrer === 'dashboard' ? { referrer } : {};
}

/** The page of the portal from which a patient came to a visit. */
export type Referrer = 'shop' | 'dashboard';

/** Reads the `referrer` of a URL; undefined for unknown values. */
export const readReferrer = (value: unknown): Referrer | undefined =>
  value === 'shop' || value === 'dashboard' ? value : undefined;

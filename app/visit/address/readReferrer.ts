/** Where in the portal a patient was led into a visit. */
export type Referrer = 'shop' | 'dashboard';

/** Reads the `referrer` of an address; undefined for anything else than the two. */
export const readReferrer = (value: unknown): Referrer | undefined =>
  value === 'shop' || value === 'dashboard' ? value : undefined;

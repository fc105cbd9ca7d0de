/** One discount code as a file of the catalogue writes it. */
export interface CatalogueCoupon {
  /** Capitals and digits, at most 20. */
  readonly code: string;
  /** Slugs of the organizations that take it. */
  readonly tenants: readonly string[];
  readonly percent: number;
  /** Slugs of the products that it serves. */
  readonly products: readonly string[];
  /** ISO 8601 moment from which it no longer serves. */
  readonly expiresAt?: string;
}

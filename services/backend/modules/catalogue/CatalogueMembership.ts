import type { Membership } from '#schemas/wire/membership.ts';

/** One membership as a file of the catalogue writes it. */
export interface CatalogueMembership extends Pick<
  Membership,
  'slug' | 'name' | 'description' | 'type' | 'protocol' | 'features'
> {
  /** Slugs of the organizations that offer it. */
  readonly tenants: readonly string[];
  readonly included: readonly {
    readonly name: string;
    /** Name of an illustration of the catalogue. */
    readonly image?: string;
    readonly features: readonly string[];
    /** Where the first appointment is booked. */
    readonly bookingLink?: string;
  }[];
  /** Cents of US dollars by months. */
  readonly prices: { readonly [months: number]: number };
}

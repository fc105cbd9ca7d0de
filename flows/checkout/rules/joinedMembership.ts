import type { Membership, MembershipPrice } from '#schemas/wire/membership.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import { coversMembership } from './quote.ts';

/** A membership that is joined, and at which of its prices. */
export interface JoinedMembership {
  readonly membership: Membership;
  readonly price: MembershipPrice;
}

/** The purchase and the membership offered with it, by id. */
interface Bought {
  readonly selected: readonly SelectedProduct[];
  readonly offeredMembership: string | null;
  /** A member's unpaid price, null when nothing is due. Undefined for a patient who is no member yet. */
  readonly member: MembershipPrice | null | undefined;
  /** The price of the membership that the patient wants to join. */
  readonly membershipPrice: string | null;
  readonly memberships: ReadonlyMap<
    string,
    { readonly membership: Membership; readonly prices: readonly MembershipPrice[] }
  >;
  readonly collectsPayment: boolean;
}

/**
 * The membership that is paid with this order: the one that the patient joins now, or one joined before and not paid yet.
 * Undefined when a product includes it, when nothing is paid, and for members who have paid.
 */
export function joinedMembership(bought: Bought): JoinedMembership | undefined {
  const { offeredMembership, member, membershipPrice, memberships, selected, collectsPayment } = bought;
  const id = member === undefined ? offeredMembership : (member?.membership ?? null);
  if (!collectsPayment || id === null || coversMembership(selected, id)) return undefined;
  const offered = memberships.get(id);
  const price = member ?? offered?.prices.find(({ _id }) => _id === membershipPrice);
  return offered && price && { membership: offered.membership, price };
}

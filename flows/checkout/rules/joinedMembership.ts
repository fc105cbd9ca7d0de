import type { Membership, MembershipPrice } from '#schemas/wire/membership.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';

interface Joined {
  readonly membership: Membership;
  readonly price: MembershipPrice;
}

/** The purchase and the membership offered with it, by id. */
interface Bought {
  readonly selected: readonly SelectedProduct[];
  readonly offeredMembership: string | null;
  /** The price of the membership that the patient wants to join. */
  readonly membershipPrice: string | null;
  readonly memberships: ReadonlyMap<
    string,
    { readonly membership: Membership; readonly prices: readonly MembershipPrice[] }
  >;
  readonly collectsPayment: boolean;
}

/**
 * The membership that the patient joins and pays with this order; undefined when a product includes one or nothing is
 * paid.
 */
export function joinedMembership(bought: Bought): Joined | undefined {
  const { offeredMembership, membershipPrice, memberships, selected, collectsPayment } = bought;
  if (!collectsPayment || offeredMembership === null || selected.some((one) => one.membership === offeredMembership))
    return undefined;
  const offered = memberships.get(offeredMembership);
  const price = offered?.prices.find(({ _id }) => _id === membershipPrice);
  return offered && price && { membership: offered.membership, price };
}

import type { Membership, MembershipPrice } from '#schemas/wire/membership.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';

interface Joined {
  readonly membership: Membership;
  readonly price: MembershipPrice;
}

/** What is bought, and which membership is offered with it, by their ids. */
interface Bought {
  readonly selected: readonly SelectedProduct[];
  readonly offeredMembership: string | null;
  /** The price at which it is to be joined. */
  readonly membershipPrice: string | null;
  readonly memberships: ReadonlyMap<
    string,
    { readonly membership: Membership; readonly prices: readonly MembershipPrice[] }
  >;
  readonly collectsPayment: boolean;
}

/** The membership that is joined and paid with this order; undefined where one comes with a product or nothing is paid. */
export function joinedMembership(bought: Bought): Joined | undefined {
  const { offeredMembership, membershipPrice, memberships, selected, collectsPayment } = bought;
  if (!collectsPayment || offeredMembership === null || selected.some((one) => one.membership === offeredMembership))
    return undefined;
  const offered = memberships.get(offeredMembership);
  const price = offered?.prices.find(({ _id }) => _id === membershipPrice);
  return offered && price && { membership: offered.membership, price };
}

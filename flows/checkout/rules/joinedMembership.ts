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
  /** Of a member: the price that is still to be paid, null where nothing is. Undefined for a patient who may join. */
  readonly member: MembershipPrice | null | undefined;
  /** The price at which it is to be joined. */
  readonly membershipPrice: string | null;
  readonly memberships: ReadonlyMap<
    string,
    { readonly membership: Membership; readonly prices: readonly MembershipPrice[] }
  >;
  readonly collectsPayment: boolean;
}

/**
 * The membership that is paid with this order: the one that is joined with it, or one joined before and not paid yet.
 * Undefined where one comes with a product, where nothing is paid, and for whoever is a member already.
 */
export function joinedMembership(bought: Bought): Joined | undefined {
  const { offeredMembership, member, membershipPrice, memberships, selected, collectsPayment } = bought;
  const id = member === undefined ? offeredMembership : (member?.membership ?? null);
  if (!collectsPayment || id === null || selected.some((one) => one.membership === id)) return undefined;
  const offered = memberships.get(id);
  const price = member ?? offered?.prices.find(({ _id }) => _id === membershipPrice);
  return offered && price && { membership: offered.membership, price };
}

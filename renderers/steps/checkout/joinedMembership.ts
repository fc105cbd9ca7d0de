import type { Membership, MembershipPrice } from '#schemas/wire/membership.ts';
import type { Cart } from '../../ports.ts';

interface Joined {
  readonly membership: Membership;
  readonly price: MembershipPrice;
}

/** The membership that is joined and paid with this order; undefined where one comes with a product or nothing is paid. */
export function joinedMembership(cart: Cart): Joined | undefined {
  const { offeredMembership, membershipPrice, memberships, selected, collectsPayment } = cart;
  if (!collectsPayment || offeredMembership === null || selected.some((one) => one.membership === offeredMembership))
    return undefined;
  const offered = memberships.get(offeredMembership);
  const price = offered?.prices.find(({ _id }) => _id === membershipPrice);
  return offered && price && { membership: offered.membership, price };
}

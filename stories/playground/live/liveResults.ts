import type { Facts } from '#engine/definition/facts.ts';

/** What effects learn where all goes well and the plainest value would mean something else. */
export const liveResults: { readonly [effect: string]: Facts } = {
  refreshUser: {},
  dropMembership: { 'checkout.joins_membership': false },
  saveProducts: { 'intake.products_chosen': true },
  uploadIdImage: { 'identity.images': 'some' },
  uploadProfileImage: { 'identity.images': 'complete' },
  choosePlan: { 'cart.recurring': false },
};

/** Effects that are there to fail. */
export const liveFailures: { readonly [effect: string]: string } = {
  refuseWithoutCard: 'PaymentMethodMissing',
  refuseSecondPurchase: 'WrongIntakeState',
  tellTotal: 'OrderChanged',
};

import type { Facts } from '#engine/definition/facts.ts';

/** Results of successful effects for which the default values would mean something else. */
export const liveResults: { readonly [effect: string]: Facts } = {
  refreshUser: {},
  dropMembership: { 'checkout.joins_membership': false },
  saveProducts: { 'intake.products_chosen': true },
  uploadIdImage: { 'identity.images': 'some' },
  uploadProfileImage: { 'identity.images': 'complete' },
  choosePlan: { 'cart.recurring': false },
};

/** Effects whose only purpose is to fail. */
export const liveFailures: { readonly [effect: string]: string } = {
  refuseWithoutCard: 'PaymentMethodMissing',
  refuseSecondPurchase: 'WrongIntakeState',
  tellTotal: 'OrderChanged',
};

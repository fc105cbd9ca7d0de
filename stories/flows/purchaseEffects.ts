import { earlierPurchaseError, totalChangedError } from '#app/checkout/charge/asPurchaseError.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import type { checkoutMachine } from '#flows/checkout/checkout.machine.ts';
import type { purchaseMachine } from '#flows/purchase/purchase.machine.ts';
import { saves } from '../storyFlow.ts';

type PurchaseEffects = EffectsOf<typeof checkoutMachine> & EffectsOf<typeof purchaseMachine>;

const nothing = () => Promise.resolve({});

/** Effects for every checkout, without a backend: the card is valid and every call succeeds. */
export const purchaseEffects: PurchaseEffects = {
  saveAnswer: (input) => saves(input),
  refreshUser: nothing,
  refuseWithoutCard: () =>
    Promise.reject(new EffectError({ code: 'PaymentMethodMissing', message: 'Error. Please, contact support.' })),
  createCardAccount: () => Promise.resolve({ 'patient.stripe_id': 'cus_story', 'patient.has_card_source': true }),
  updateCard: () => Promise.resolve({ 'patient.has_card_source': true }),
  dropMembership: () => Promise.resolve({ 'checkout.joins_membership': false }),
  startMembership: () => Promise.resolve({ 'patient.membership': 'story' }),
  createSubscription: () => Promise.resolve({ 'intake.subscription': 'story' }),
  attachSubscription: () => Promise.resolve({ 'intake.attached': true }),
  askVisit: nothing,
  completeIntake: () => Promise.resolve({ 'intake.complete': true, 'purchase.money': 'reserved' }),
  trackCheckout: nothing,
  clearCheckout: nothing,
  compareChoice: () => Promise.resolve({ 'purchase.draft': 'none' }),
  askPurchase: nothing,
  refuseSecondPurchase: () => Promise.reject(earlierPurchaseError('unknown')),
  subscribe: () => Promise.resolve({ 'purchase.subscription': 'story', 'purchase.money': 'charged' }),
  createOrder: () => Promise.resolve({ 'purchase.order': 'story', 'purchase.told': true }),
  tellTotal: () => Promise.reject(totalChangedError(24_900, { 'purchase.told': true })),
  submitOrder: () => Promise.resolve({ 'purchase.money': 'charged' }),
  finishPurchase: nothing,
  findPanel: nothing,
};

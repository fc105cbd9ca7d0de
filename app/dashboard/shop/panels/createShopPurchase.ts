import type { QueryClient } from '@tanstack/react-query';
import type { SaveInput, SaveOutput } from '#engine/walk/SaveInput.ts';
import { Attempt } from '#app/checkout/charge/Attempt.ts';
import { begunFacts } from '#app/checkout/charge/BegunCharge.ts';
import { CardEntry } from '#app/checkout/card/CardEntry.ts';
import { cardEffects } from '#app/checkout/card/cardEffects.ts';
import { checkoutStorage } from '#app/checkout/cart/checkoutStorage.ts';
import { deliveryOf } from '#app/checkout/cart/deliveryOf.ts';
import { PurchaseCart } from '#app/checkout/cart/PurchaseCart.ts';
import { purchaseEffects } from '#app/checkout/flow/purchaseEffects.ts';
import { readKnownOrders } from '#app/checkout/flow/readKnownOrders.ts';
import { attemptKeys } from '#app/flow/attemptKeys.ts';
import { patientFacts } from '#app/patient/patientFacts.ts';
import { changesAccount, saveAccountAnswer } from '#app/patient/saveAccountAnswer.ts';
import { today } from '#app/time/today.ts';
import { configure, firstChoice } from '#flows/checkout/rules/configure.ts';
import type { Offer, ProductChoice } from '#flows/checkout/rules/ProductChoice.ts';
import { purchaseFlow } from '#flows/purchase/purchase.flow.ts';
import type { User } from '#schemas/wire/user.ts';
import { userQuery } from '#services/api/users.ts';

/** The choice of a product that is bought once and never renews; undefined where it is sold as a plan alone. */
function onceChoice(offer: Offer): ProductChoice | undefined {
  const once = offer.products.find(({ pricing }) => pricing.type === 'one_time');
  const choice = once && firstChoice(offer);
  return choice && { ...choice, product: once._id };
}

/** The input of a purchase in the shop. */
interface ShopPurchaseStart {
  readonly user: User;
  readonly offer: Offer;
  /** How many were chosen before; one, where it is left out. */
  readonly count: number | undefined;
  readonly queryClient: QueryClient;
}

/** How many are bought by a choice, of which the purchase keeps product, code and number. */
const countOfChoice = (choice: string): number => Number(choice.split(':')[2] ?? 1) || 1;

/**
 * The purchase of a product that is bought once, ready to run: the machine that every purchase without approval runs by, with its
 * effects. What a reload has interrupted is asked about before anything else is charged.
 */
export function createShopPurchase({ user, offer, count, queryClient }: ShopPurchaseStart) {
  const { template } = offer;
  const userId = user._id;
  const weight = user.weight ?? null;
  const choice = onceChoice(offer);
  const cart = new PurchaseCart({
    selected: choice ? [configure(offer, choice, { weight })] : [],
    offeredMembership: null,
    member: undefined,
    collectsPayment: true,
    product: template._id,
    weight: () => weight,
    load: () => Promise.resolve({ offers: [offer], addons: [], bundle: null, memberships: new Map() }),
    firstChoice: onceChoice,
  });
  const cards = new CardEntry();
  const attempt = new Attempt(checkoutStorage);
  const knownOrders = readKnownOrders(userId, template._id);
  const begun = attempt.begun(template._id);
  cart.setCount(begun ? countOfChoice(begun.choice) : (count ?? 1));
  const keyOf = attemptKeys();
  const started = purchaseFlow.start({
    today,
    facts: {
      ...patientFacts(user),
      'cart.type': template.type,
      'cart.recurring': false,
      ...(begun && begunFacts(begun)),
    },
    effects: {
      ...cardEffects({ userId, cards, attempt, queryClient }),
      ...purchaseEffects({ userId, cart, attempt, queryClient, knownOrders }),
      async saveAnswer(input: SaveInput): Promise<SaveOutput> {
        // An address that is as it was needs no call.
        if (!changesAccount(input)) return { revision: input.revision };
        const { user: changed, ...saved } = await saveAccountAnswer(userId, input, keyOf(input.answer, input.revision));
        queryClient.setQueryData(userQuery(userId).queryKey, changed);
        return saved;
      },
      async clearCheckout() {
        checkoutStorage.endPurchase();
        return {};
      },
    },
  });
  return {
    ...started,
    cart,
    cards,
    delivery: () =>
      deliveryOf(started.answers, {
        unavailable: template.unavailable_states,
        isLab: template.type === 'lab',
        visitState: undefined,
      }),
  };
}

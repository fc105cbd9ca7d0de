import type { Break } from './Break.ts';

const checkout = 'tests/pages/buying/checkout.test.ts';
const changes = 'tests/pages/buying/subscriptionChanges.test.ts';

/** Faults of checkouts, purchases and subscriptions. */
export const breaks: readonly Break[] = [
  {
    name: 'what a patient writes about a custom protocol is kept in the tab',
    file: 'app/checkout/cart/checkoutStorage.ts',
    from: "write('selected_products', products.map(withoutComment))",
    to: "write('selected_products', products)",
    seenBy: {
      file: checkout,
      test: 'reserves nothing for a custom protocol or for a request for assistance, and says what comes',
    },
  },
  {
    name: 'a card that was refused can be sent again as it is',
    file: 'renderers/steps/products/checkout/card/useCardChoice.ts',
    from: "if (refusal) setEntry('refused');",
    to: '',
    seenBy: {
      file: checkout,
      test: 'keeps a declined card to be corrected, and completes the visit with another one without saving the address again',
    },
  },
  {
    name: 'an order that another tab has changed stays on screen as it was',
    file: 'app/checkout/flow/checkoutEffects.ts',
    from: 'if (stored) cart.confirm(stored.products);',
    to: '',
    seenBy: {
      file: checkout,
      test: 'shows an order that another tab has changed as it is now, and does not send it as it was',
    },
  },
  {
    name: 'a saved card that has expired pays',
    file: 'app/checkout/card/isValidCard.ts',
    from: 'now < new Date(year, month, 1);',
    to: 'now < new Date(year + 100, month, 1);',
    seenBy: {
      file: 'tests/pages/buying/checkoutFields.test.ts',
      test: 'wants a saved card that has expired changed, and sends a patient whose card is gone to support',
    },
  },
  {
    name: 'an answer that another device gave is overwritten without a question',
    file: 'app/signup/saveLifestyleAnswer.ts',
    from: 'if (theirs && held !== knownAnswer(input))',
    to: 'if (theirs && held === undefined)',
    seenBy: {
      file: 'tests/pages/entry/signupAddresses.test.ts',
      test: 'the lifestyle questions > ask which answer counts where another device gave one, and do not mind what else it changed',
    },
  },
  {
    name: 'a lab test that was bought leads to the dashboard',
    file: 'app/signup/useSignupEnd.ts',
    from: "value === 'bought' && answers.fact('cart.type') === 'lab'",
    to: 'false',
    seenBy: {
      file: 'tests/pages/entry/signupFlow.test.ts',
      test: 'a lab test > that renews becomes a subscription, with the months that were preferred',
    },
  },
  {
    name: 'one of a product is ordered, whatever its quantity',
    file: 'app/checkout/flow/purchaseEffects.ts',
    from: 'const { count } = cart;',
    to: 'const count = 1;',
    seenBy: {
      file: 'tests/pages/buying/shopPurchase.test.ts',
      test: 'in the shop > several of a supplement are bought at once, with another card after the first was declined',
    },
  },
  {
    name: 'an offer before a cancellation is made again and again',
    file: 'app/dashboard/subscriptions/flow/createRetention.ts',
    from: "'cancellation.attempt': info.cancellation_attempt",
    to: "'cancellation.attempt': 0",
    seenBy: {
      file: changes,
      test: 'before it is cancelled > patients who were made the offer before hear what is void, and can still cancel',
    },
  },
  {
    name: 'a booking counts as an attempt to cancel, whether or not it may',
    file: 'app/dashboard/subscriptions/panel/SubscriptionPanel.tsx',
    from: 'canIncrementCancellationAttempt: info.canIncrementCancellationAttempt',
    to: 'canIncrementCancellationAttempt: true',
    seenBy: { file: changes, test: 'before it is cancelled > a booking that does not count says so in its address' },
  },
];

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { preload } from '#renderers/ui/loading/preloadable.ts';
import { CouponRefusal, type Ports } from '#renderers/ports/ports.ts';
import { trackEvent } from '#services/analytics/trackEvent.ts';
import { cardQuery } from '#services/api/cards.ts';
import { applyCoupon } from '#services/api/coupons.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { ProblemError } from '#services/api/client/ProblemError.ts';
import { createAddressSuggestions } from '#services/places/createAddressSuggestions.ts';
import { isValidCard } from '../card/isValidCard.ts';
import { loadCardFields } from '../card/loadCardFields.ts';
import type { CardEntry } from '../card/CardEntry.ts';
import { cardFieldsOf } from '../card/cardFieldsOf.tsx';
import type { PurchaseCart } from '../cart/PurchaseCart.ts';

interface Purchase {
  /** The surrounding ports. */
  readonly ports: Ports;
  readonly userId: string;
  readonly cart: PurchaseCart;
  readonly cards: CardEntry;
  /** Whether the flow has reached the purchase; before that nothing is loaded. */
  readonly active: boolean;
}

async function discountsOf(code: string, cart: PurchaseCart) {
  const products = cart.pricedItems().map((product) => ({ product }));
  try {
    const { productDiscounts } = await applyCoupon(code, { promoCode: code, products });
    if (Object.values(productDiscounts).some(({ discount }) => discount > 0)) {
      cart.apply(code, productDiscounts);
      return productDiscounts;
    }
  } catch (error) {
    const status = error instanceof ProblemError ? error.status : undefined;
    if (error instanceof ProblemError && status === 429) throw new CouponRefusal('invalid', error.message);
    throw new CouponRefusal(status === 404 ? 'notApplicable' : 'invalid');
  }
  throw new CouponRefusal('notApplicable');
}

/** Adds the ports of a purchase: its cart, the patient's card, discount codes, address suggestions. */
export function usePurchasePorts({ ports, userId, cart, cards, active }: Purchase): Ports {
  const snapshot = useSyncExternalStore(cart.subscribe, cart.get);
  const [suggestAddresses] = useState(() =>
    createAddressSuggestions(
      currentOrganization.get().settings.maps_key,
      () => ports.delivery().known['address-level1'],
    ),
  );
  const { data: card, dataUpdatedAt } = useQuery({ ...cardQuery(userId), enabled: active });

  useEffect(() => {
    // The cart keeps its own error, and shows it to the steps that need the cart.
    if (!active) return;
    void cart.load().catch(() => undefined);
    void loadCardFields().catch(() => undefined);
    void preload();
  }, [active, cart]);

  const CardFields = useMemo(() => cardFieldsOf(cards), [cards]);

  return useMemo(
    () => ({
      ...ports,
      cart: snapshot,
      payments: {
        CardFields,
        card,
        cardIsValid: card ? isValidCard(card, new Date(dataUpdatedAt)) : false,
        applyCoupon: (code) => discountsOf(code, cart),
      },
      suggestAddresses,
      track: (event) => trackEvent(`treatment preferences: ${event}`),
    }),
    [ports, snapshot, CardFields, card, dataUpdatedAt, cart, suggestAddresses],
  );
}

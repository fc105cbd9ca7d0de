import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { AlreadySubscribed } from './AlreadySubscribed.tsx';
import { OrderPlaced } from './OrderPlaced.tsx';
import type { PlacedOrder } from './PlacedOrder.ts';
import { PurchasePanel } from './PurchasePanel.tsx';
import { RequestSent } from './RequestSent.tsx';

interface ShopPanelProps {
  readonly userId: string;
  readonly product: ProductTemplate;
  /** The patient's active subscription to the product; undefined where there is none. */
  readonly subscription: Subscription | undefined;
  readonly onClose: () => void;
}

type Shown =
  | { readonly view: 'subscribed' | 'purchase' | 'asked' }
  | { readonly view: 'placed'; readonly placed: PlacedOrder };

/** What is read anew once something was bought. */
const CHANGED = ['showcase', 'timeline', 'charges', 'lab panels', 'notifications'] as const;

/** What a card of the shop opens: the purchase, the choice of a subscriber, and what comes after both. Load it lazily. */
export function ShopPanel({ userId, product, subscription, onClose }: ShopPanelProps) {
  const queryClient = useQueryClient();
  const [shown, show] = useState<Shown>({ view: subscription ? 'subscribed' : 'purchase' });
  switch (shown.view) {
    case 'subscribed':
      return subscription ? (
        <AlreadySubscribed
          userId={userId}
          product={product}
          subscription={subscription}
          onBuyOnce={() => show({ view: 'purchase' })}
          onAsked={() => show({ view: 'asked' })}
          onClose={onClose}
        />
      ) : null;
    case 'purchase':
      return (
        <PurchasePanel
          userId={userId}
          product={product}
          onPlaced={(placed) => {
            for (const key of CHANGED) void queryClient.invalidateQueries({ queryKey: [key, userId] });
            show({ view: 'placed', placed });
          }}
          onClose={onClose}
        />
      );
    case 'asked':
      return <RequestSent onClose={onClose} />;
    case 'placed':
      return <OrderPlaced placed={shown.placed} onClose={onClose} />;
  }
}

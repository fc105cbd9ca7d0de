import { useActorRef, useSelector } from '@xstate/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { usePurchasePorts } from '#app/checkout/flow/usePurchasePorts.ts';
import { copyOf } from '#app/flow/copyOf.ts';
import { inspection } from '#app/flow/inspection.ts';
import type { Offer } from '#flows/checkout/rules/ProductChoice.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { PortsProvider, usePorts, type EnteredCode } from '#renderers/ports/ports.ts';
import type { User } from '#schemas/wire/user.ts';
import { createShopPurchase } from './createShopPurchase.ts';
import { ProductToBuy } from './ProductToBuy.tsx';
import type { PlacedOrder } from './PlacedOrder.ts';
import { forgetPurchase, unsentPurchase } from './unsentPurchases.ts';

interface PurchaseWalkProps {
  readonly user: User;
  readonly offer: Offer;
  /** Called when a purchase is under way, and when it is not any more. */
  readonly onBusy: (busy: boolean) => void;
  readonly onPlaced: (order: PlacedOrder) => void;
  readonly onLeave: () => void;
}

/** Its texts have no tokens. */
const copy = copyOf({});

/** A running purchase: what is bought and how many of it, the address, the card, the sum. Its input is used only once. */
export function PurchaseWalk({ user, offer, onBusy, onPlaced, onLeave }: PurchaseWalkProps) {
  const queryClient = useQueryClient();
  const [unsent] = useState(() => unsentPurchase(user._id, offer.template._id));
  const [{ machine, input, cart, cards, delivery }] = useState(() =>
    createShopPurchase({ user, offer, count: unsent.count, queryClient }),
  );
  const [count, setCount] = useState(cart.count);
  const actor = useActorRef(machine, { input, ...inspection });
  const busy = useSelector(
    actor,
    (snapshot) => snapshot.status === 'active' && !snapshot.matches('editing') && !snapshot.matches('opening'),
  );
  const outer = usePorts();
  const purchasePorts = usePurchasePorts({
    ports: useMemo(() => ({ ...outer, delivery }), [outer, delivery]),
    userId: user._id,
    cart,
    cards,
    active: true,
  });
  const ports = useMemo(
    () => ({
      ...purchasePorts,
      payments: {
        ...purchasePorts.payments,
        enteredCode: unsent.code,
        onCode: (entered: EnteredCode) => {
          unsent.code = entered;
        },
      },
    }),
    [purchasePorts, unsent],
  );

  useEffect(() => onBusy(busy), [onBusy, busy]);
  useEffect(() => {
    const { answers } = input;
    const following = actor.subscribe({
      complete: () => {
        const { status, output } = actor.getSnapshot();
        if (status !== 'done') return;
        if (output.exit === 'back') return onLeave();
        forgetPurchase(user._id, offer.template._id);
        onPlaced({
          name: offer.template.name,
          type: offer.template.type,
          order: answers.fact('purchase.order') ?? undefined,
          panel: answers.fact('purchase.panel') ?? undefined,
        });
      },
    });
    return () => following.unsubscribe();
  }, [actor, input, user._id, offer, onPlaced, onLeave]);

  return (
    <PortsProvider value={ports}>
      <ProductToBuy
        template={offer.template}
        count={count}
        busy={busy}
        onCount={(next) => {
          if (busy) return;
          setCount(next);
          cart.setCount(next);
          unsent.count = next;
        }}
      />
      <FlowView actor={actor} copy={copy} drafts={unsent.drafts} />
    </PortsProvider>
  );
}

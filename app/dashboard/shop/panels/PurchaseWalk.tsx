import { useActorRef, useSelector } from '@xstate/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { usePurchasePorts } from '#app/checkout/flow/usePurchasePorts.ts';
import { copyOf } from '#app/flow/copyOf.ts';
import { inspection } from '#app/flow/inspection.ts';
import type { Offer } from '#flows/checkout/rules/ProductChoice.ts';
import { useFlowProblem } from '#renderers/flow/state/useFlowProblem.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { PortsProvider, usePorts } from '#renderers/ports/ports.ts';
import type { User } from '#schemas/wire/user.ts';
import { createShopPurchase } from './createShopPurchase.ts';
import { ProductToBuy } from './ProductToBuy.tsx';
import type { PlacedOrder } from './PlacedOrder.ts';
import { UnsentPurchase } from './UnsentPurchase.ts';

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
  const [unsent] = useState(() => UnsentPurchase.of(user._id, offer.template._id));
  const [{ machine, input, cart, cards, delivery }] = useState(() =>
    createShopPurchase({ user, offer, count: unsent.count, queryClient }),
  );
  const [count, setCount] = useState(cart.count);
  const actor = useActorRef(machine, { input, ...inspection });
  const busy = useSelector(
    actor,
    (snapshot) => snapshot.status === 'active' && !snapshot.matches('editing') && !snapshot.matches('opening'),
  );
  const problem = useFlowProblem(actor);
  const [mended, setMended] = useState<typeof problem>();
  const refusals = useMemo(
    () => (problem === mended ? [] : (problem?.fields.filter(({ field }) => field === 'quantity') ?? [])),
    [problem, mended],
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
        onCode: unsent.keepCode,
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
        UnsentPurchase.forget(user._id, offer.template._id);
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
        refusals={refusals}
        onCount={(next) => {
          if (busy) return;
          setCount(next);
          setMended(problem);
          cart.setCount(next);
          unsent.keepCount(next);
        }}
      />
      <FlowView actor={actor} copy={copy} drafts={unsent.drafts} />
    </PortsProvider>
  );
}

import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { CopyTokens } from '#flows/copy/copyTokens.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { copyOf } from '#app/flow/copyOf.ts';
import { inspection } from '#app/flow/inspection.ts';
import { createRetention } from '../flow/createRetention.ts';

interface RetentionFlowProps {
  readonly subscription: Subscription;
  readonly onBook: () => void;
  readonly onCancel: () => void;
  readonly onDismiss: () => void;
}

/** The offer or warning before a subscription is canceled. */
export function RetentionFlow({ subscription, onBook, onCancel, onDismiss }: RetentionFlowProps) {
  const [{ machine, input }] = useState(() => createRetention(subscription));
  const actor = useActorRef(machine, { input, ...inspection });

  useEffect(() => {
    const following = actor.subscribe({
      complete: () => {
        const end = actor.getSnapshot();
        if (end.matches('booking')) onBook();
        else if (end.matches('cancelling')) onCancel();
        else if (end.matches('dismissed')) onDismiss();
      },
    });
    return () => following.unsubscribe();
  }, [actor, onBook, onCancel, onDismiss]);

  return (
    <FlowView
      actor={actor}
      copy={copyOf({ 'subscription.name': subscription.name } satisfies CopyTokens<'retention'>)}
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { dayText } from '#flows/kinds/describing/dayText.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import type { CopyTokens } from '#flows/copy/copyTokens.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { PortsProvider, usePorts } from '#renderers/ports/ports.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { useWalk, walkOf } from '#renderers/flow/state/useWalk.ts';
import { copyOf } from '#app/flow/copyOf.ts';
import { inspection } from '#app/flow/inspection.ts';
import { useSection } from '#app/flow/useSection.ts';
import { createSubscriptionAction, type WalkedAction } from '../flow/createSubscriptionAction.ts';
import { plannedOf } from '../flow/rescheduleOf.ts';
import { nextPriceText } from '../texts/planTexts.ts';
import * as styles from './SubscriptionPanel.css.ts';

interface ActionFlowProps {
  readonly userId: string;
  readonly subscription: Subscription;
  readonly action: WalkedAction;
  readonly onClose: () => void;
}

/** The surveys, from which the patient can return to the choice between pausing and canceling. */
const surveys: ReadonlySet<string | undefined> = new Set(['pause', 'cancel']);

/** The end of the paid period; empty if it is unknown: then it counts as over, and nothing names it. */
const periodEnd = ({ current_period_end: end }: Subscription): string =>
  end === null ? '' : momentText(new Date(end), 'date');

/** The day on which it is charged next if nothing is changed. */
function plannedDay(subscription: Subscription): string {
  const planned = plannedOf(subscription);
  return planned === null ? 'the end of its period' : momentText(new Date(planned * 1000), 'date');
}

/** Pausing, canceling, resuming or rescheduling a subscription, from the first question to the confirmation. */
export function ActionFlow({ userId, subscription, action, onClose }: ActionFlowProps) {
  const queryClient = useQueryClient();
  const outer = usePorts();
  const [{ machine, input, dateLimits }] = useState(() =>
    createSubscriptionAction({ action, userId, subscription, queryClient }),
  );
  const actor = useActorRef(machine, { input, ...inspection });
  const section = useSection(useWalk(actor));
  const ports = useMemo(() => ({ ...outer, dateLimits: () => dateLimits }), [outer, dateLimits]);

  useEffect(() => {
    const following = actor.subscribe({
      complete: () => {
        if (actor.getSnapshot().status === 'done') onClose();
      },
    });
    return () => following.unsubscribe();
  }, [actor, onClose]);

  const copy = copyOf({
    'subscription.name': subscription.name,
    'subscription.price': nextPriceText(subscription),
    'subscription.period_end': periodEnd(subscription),
    'subscription.next_day': plannedDay(subscription),
    'subscription.new_day': dayText(actor.getSnapshot().context.answers.fact('subscription.new_date') ?? ''),
  } satisfies CopyTokens<'subscription-action'>);
  return (
    <PortsProvider value={ports}>
      <FlowView actor={actor} copy={copy} />
      {surveys.has(section) && (
        <div className={styles.other}>
          <Button look="quiet" onClick={() => walkOf(actor)?.send({ type: 'BACK' })}>
            Back
          </Button>
        </div>
      )}
    </PortsProvider>
  );
}

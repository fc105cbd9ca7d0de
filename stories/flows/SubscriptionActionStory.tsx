import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import { subscriptionActionFlow } from '#flows/subscription-action/subscription-action.flow.ts';
import type { subscriptionActionMachine } from '#flows/subscription-action/subscription-action.machine.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { PortsProvider, type DateLimits } from '#renderers/ports/ports.ts';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { StageHeader } from '#renderers/ui/layout/StageHeader.tsx';
import { walkOf } from '#renderers/flow/state/useWalk.ts';
import { storyDay } from '../storyDay.ts';
import { saves } from '../storyFlow.ts';
import { ports } from '../storyPorts.ts';

export type ActionEffects = EffectsOf<typeof subscriptionActionMachine>;

interface SubscriptionActionStoryProps {
  readonly opened: 'pause' | 'cancel' | 'resume' | 'reschedule';
  readonly paused?: boolean;
  /** Whether the period that was paid for has ended. Default: it has not. */
  readonly periodOver?: boolean;
  /** Effects that do not simply succeed. */
  readonly effects: () => Partial<ActionEffects>;
}

/** The prescription expires on the last day of September. */
const EXPIRES = '2026-09-30';

const limits: DateLimits = {
  earliest: '2026-07-09',
  latest: '2027-06-15',
  scheduled: null,
  selected: '2026-07-10',
  zone: 'America/New_York',
};

const texts: { readonly [token: string]: string } = {
  '{subscription.name}': 'Rapamycin',
  '{subscription.price}': '$285.00',
  '{subscription.period_end}': 'July 13, 2026',
};
const copy = (text: string) =>
  Object.entries(texts).reduce((all, [token, value]) => all.replaceAll(token, value), text);

const succeed = () => Promise.resolve({});

function startAction({ opened, paused = false, periodOver = false, effects }: SubscriptionActionStoryProps) {
  const started = subscriptionActionFlow.start({
    today: storyDay,
    facts: {
      'subscription.opened_for': opened,
      'subscription.paused': paused,
      'subscription.period_over': periodOver,
    },
    effects: {
      saveAnswer: saves,
      pauseSubscription: succeed,
      cancelSubscription: succeed,
      resumeSubscription: succeed,
      rescheduleSubscription: succeed,
      rateDate: () => {
        const day = started.answers.fact('subscription.new_date') ?? '';
        return Promise.resolve({ 'subscription.date_type': day > EXPIRES ? 'overdue' : 'normal' });
      },
      ...effects(),
    },
  });
  return createActor(started.machine, { input: started.input }).start();
}

/** The flow behind the buttons of a subscription; its effects are the story's. */
export function SubscriptionActionStory(props: SubscriptionActionStoryProps) {
  const [actor] = useState(() => startAction(props));
  const exit = useSelector(actor, ({ status, output }) => (status === 'done' ? output?.exit : undefined));
  return (
    <PortsProvider value={{ ...ports, dateLimits: () => limits }}>
      <Page header={<StageHeader label="Subscription" onBack={() => walkOf(actor)?.send({ type: 'BACK' })} />}>
        {exit ? (
          <h1>{exit === 'back' ? 'The panel was left' : 'The subscription was changed'}</h1>
        ) : (
          <FlowView actor={actor} copy={copy} />
        )}
      </Page>
    </PortsProvider>
  );
}

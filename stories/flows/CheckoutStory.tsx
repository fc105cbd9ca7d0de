import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { checkoutFlow } from '#flows/checkout/checkout.flow.ts';
import type { checkoutMachine } from '#flows/checkout/checkout.machine.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { PortsProvider, type Ports } from '#renderers/ports/ports.ts';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { storyDay } from '../storyDay.ts';
import { purchaseEffects } from './purchaseEffects.ts';

interface CheckoutStoryProps {
  readonly facts: Facts;
  readonly ports: Ports;
  /** Creates the effects that do not simply succeed; called for each run of the flow. */
  readonly effects?: () => Partial<EffectsOf<typeof checkoutMachine>>;
}

function startCheckout({ facts, effects }: CheckoutStoryProps) {
  const { machine, input } = checkoutFlow.start({
    today: storyDay,
    facts,
    effects: { ...purchaseEffects, ...effects?.() },
  });
  return createActor(machine, { input }).start();
}

/** The checkout flow as in the portal; its effects are the story's. */
export function CheckoutStory(props: CheckoutStoryProps) {
  const [actor] = useState(() => startCheckout(props));
  const done = useSelector(actor, ({ status }) => status === 'done');
  return (
    <PortsProvider value={props.ports}>
      <Page width="wide">
        {done ? <h1>The visit is complete</h1> : <FlowView actor={actor} copy={(text) => text} />}
      </Page>
    </PortsProvider>
  );
}

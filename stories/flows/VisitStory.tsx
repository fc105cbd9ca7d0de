import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { useState } from 'react';
import { createActor } from 'xstate';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { Facts } from '#engine/definition/facts.ts';
import followUpSteps from '#flows/intakes/follow-up-check-in.steps.json';
import { stageOf } from '#flows/visit/stageOf.ts';
import { visitFlow } from '#flows/visit/visit.flow.ts';
import { visitBeginning } from '#app/visit/flow/visitBeginning.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { PortsProvider, type Cart } from '#renderers/ports/ports.ts';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { StageHeader } from '#renderers/ui/layout/StageHeader.tsx';
import { useWalk, walkOf } from '#renderers/flow/state/useWalk.ts';
import { storyDay } from '../storyDay.ts';
import { ports } from '../storyPorts.ts';
import { purchaseEffects } from './purchaseEffects.ts';

interface VisitStoryProps {
  /** Facts about the patient and the visit, in addition to those of a visit that ends with a check-in. */
  readonly facts: Facts;
  /** The section that the URL asks for. */
  readonly section: string;
  /** Whether the visit can be offered in the patient's state; undefined if the check fails. */
  readonly approved?: boolean | undefined;
  /** The products of the visit; without them, they are still loading. */
  readonly cart?: Cart;
  /** Why the code of the flows after the questions does not come. */
  readonly missing?: EffectError;
}

const definition = visitFlow.compile(stepSetOf(followUpSteps));
const beginning = visitBeginning.compile(stepSetOf(followUpSteps));

function startVisit({ facts, section, approved, missing }: VisitStoryProps) {
  const { machine, input } = (missing ? visitBeginning : visitFlow).start({
    definition: missing ? beginning : definition,
    today: storyDay,
    facts: { 'intake.type': 'follow_up', 'intake.end': 'follow-up', ...facts },
    opens: { section },
    effects: {
      ...purchaseEffects,
      prepareProtocols: () => Promise.resolve({}),
      saveProducts: () => Promise.resolve({ 'intake.products_chosen': true }),
      saveAddOns: () => Promise.resolve({}),
      uploadIdImage: () => Promise.resolve({ 'identity.images': 'some' }),
      uploadProfileImage: () => Promise.resolve({ 'identity.images': 'complete' }),
      tagVerified: () => Promise.resolve({}),
      checkAvailability: () =>
        approved === undefined
          ? Promise.reject(new EffectError({ code: 'NetworkError', message: 'Network error, please try again later.' }))
          : Promise.resolve({ 'availability.approved': approved }),
      completeVisit: () => Promise.resolve({ 'intake.complete': true }),
      ...(missing && { loadFlow: () => Promise.reject(missing) }),
    },
  });
  return createActor(machine, { input }).start();
}

/** The visit flow with the follow-up check-in, as in the portal; answers are acknowledged but not stored. */
export function VisitStory(props: VisitStoryProps) {
  const [actor] = useState(() => startVisit(props));
  const walk = useWalk(actor);
  const stage = stageOf(walk?.context.section ?? '');
  return (
    <Page
      header={
        <StageHeader label={stage.label} stage={stage.number} onBack={() => walkOf(actor)?.send({ type: 'BACK' })} />
      }
    >
      <PortsProvider value={{ ...ports, ...(props.cart && { cart: props.cart }) }}>
        <FlowView actor={actor} copy={(text) => text.replaceAll('{state}', 'Alabama')} />
      </PortsProvider>
    </Page>
  );
}

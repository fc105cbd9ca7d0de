import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { useState } from 'react';
import { createActor } from 'xstate';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { ENTRY } from '#engine/flow/flowActions.ts';
import { provideEffects } from '#engine/effects/provideEffects.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import checkoutSteps from '#flows/checkout/checkout.steps.json';
import followUpSteps from '#flows/intakes/follow-up-check-in.steps.json';
import pharmacySteps from '#flows/pharmacy/pharmacy.steps.json';
import purchaseSteps from '#flows/purchase/purchase.steps.json';
import verificationSteps from '#flows/verification/verification.steps.json';
import { stageOf } from '#flows/visit/stageOf.ts';
import { visitMachine } from '#flows/visit/visit.machine.ts';
import visitSteps from '#flows/visit/visit.steps.json';
import { FlowView } from '#renderers/FlowView.tsx';
import { PortsProvider, type Cart } from '#renderers/ports.ts';
import { Page } from '#renderers/ui/Page.tsx';
import { StageHeader } from '#renderers/ui/StageHeader.tsx';
import { useWalk, walkOf } from '#renderers/useWalk.ts';
import { ports } from '../storyPorts.ts';
import { purchaseEffects } from './purchaseEffects.ts';

interface VisitStoryProps {
  /** What the flow knows of the patient, beyond a visit that ends in a check-in. */
  readonly facts: Facts;
  /** The section that is asked for. */
  readonly section: string;
  /** Whether the visit can be offered in the patient's state; undefined where the check fails. */
  readonly approved?: boolean | undefined;
  /** What the visit sells; without it the products are still being read. */
  readonly cart?: Cart;
}

const definition = compile(
  stepKinds,
  stepSetOf(visitSteps),
  stepSetOf(pharmacySteps),
  stepSetOf(checkoutSteps),
  stepSetOf(purchaseSteps),
  stepSetOf(verificationSteps),
  stepSetOf(followUpSteps),
);

function startVisit({ facts, section, approved }: VisitStoryProps) {
  const answers = new Answers(definition, {
    today: () => ({ year: 2026, month: 6, day: 15 }),
    facts: { 'intake.type': 'follow_up', 'intake.end': 'follow-up', ...facts, [ENTRY]: section },
  });
  const machine = provideEffects(visitMachine, {
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
  });
  return createActor(machine, { input: { answers, enter: 'first' } }).start();
}

/** The visit flow with the follow-up check-in, as the portal shows it; what it saves is acknowledged and forgotten. */
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

import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { ENTRY } from '#engine/flow/flowActions.ts';
import { provideEffects } from '#engine/effects/provideEffects.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { progressOf } from '#engine/walk/walk.ts';
import purchaseSteps from '#flows/purchase/purchase.steps.json';
import lifestyleSteps from '#flows/signup/lifestyle.steps.json';
import { signupMachine } from '#flows/signup/signup.machine.ts';
import signupSteps from '#flows/signup/signup.steps.json';
import { signupStageOf } from '#flows/signup/signupStageOf.ts';
import { FlowView } from '#renderers/FlowView.tsx';
import { PortsProvider, type Ports } from '#renderers/ports.ts';
import { Page } from '#renderers/ui/Page.tsx';
import { StageHeader } from '#renderers/ui/StageHeader.tsx';
import { useWalk, walkOf } from '#renderers/useWalk.ts';
import { purchaseEffects } from './purchaseEffects.ts';

interface SignupStoryProps {
  /** The section that is asked for. */
  readonly section: string;
  readonly facts: Facts;
  readonly ports: Ports;
  /** Effects that do otherwise than succeed, made anew for each run of the flow. */
  readonly effects?: () => Partial<EffectsOf<typeof signupMachine>>;
}

const definition = compile(stepKinds, stepSetOf(signupSteps), stepSetOf(purchaseSteps), stepSetOf(lifestyleSteps));

function startSignup({ section, facts, effects }: SignupStoryProps) {
  const answers = new Answers(definition, {
    today: () => ({ year: 2026, month: 6, day: 15 }),
    facts: { ...facts, [ENTRY]: section },
  });
  const machine = provideEffects(signupMachine, {
    ...purchaseEffects,
    checkAvailability: () => Promise.resolve({ 'availability.approved': true }),
    choosePlan: () => Promise.resolve({ 'cart.recurring': false }),
    ...effects?.(),
  });
  return createActor(machine, { input: { answers, enter: 'gap' } }).start();
}

/** The signup flow as the portal shows it; what it does in the world is the story's. */
export function SignupStory(props: SignupStoryProps) {
  const [actor] = useState(() => startSignup(props));
  const end = useSelector(actor, ({ status, value }) => (status === 'done' ? value : undefined));
  const walk = useWalk(actor);
  const section = walk?.context.section ?? props.section;
  const stage = signupStageOf(section);
  return (
    <PortsProvider value={props.ports}>
      <Page
        width={section === 'protocol-preference' || section === 'lab-checkout' ? 'wide' : 'content'}
        header={
          <StageHeader label={stage.label} stage={stage.number} onBack={() => walkOf(actor)?.send({ type: 'BACK' })} />
        }
      >
        {end === undefined ? (
          <FlowView
            actor={actor}
            copy={(text) => text.replaceAll('{state}', 'Alabama')}
            {...(section === 'questions' && {
              progress: ({ answers, index }) => progressOf(answers, 'questions', index),
            })}
          />
        ) : (
          <h1>The signup has ended: {end}</h1>
        )}
      </Page>
    </PortsProvider>
  );
}

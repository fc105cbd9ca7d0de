import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { progressOf } from '#engine/walk/walk.ts';
import lifestyleSteps from '#flows/signup/lifestyle.steps.json';
import { signupFlow } from '#flows/signup/signup.flow.ts';
import type { signupMachine } from '#flows/signup/signup.machine.ts';
import { signupStageOf } from '#flows/signup/signupStageOf.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { PortsProvider, type Ports } from '#renderers/ports/ports.ts';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { StageHeader } from '#renderers/ui/layout/StageHeader.tsx';
import { useWalk, walkOf } from '#renderers/flow/state/useWalk.ts';
import { storyDay } from '../storyDay.ts';
import { purchaseEffects } from './purchaseEffects.ts';

interface SignupStoryProps {
  /** The section that the URL asks for. */
  readonly section: string;
  readonly facts: Facts;
  readonly ports: Ports;
  /** Creates the effects that do not simply succeed; called for each run of the flow. */
  readonly effects?: () => Partial<EffectsOf<typeof signupMachine>>;
}

const definition = signupFlow.compile(stepSetOf(lifestyleSteps));

function startSignup({ section, facts, effects }: SignupStoryProps) {
  const { machine, input } = signupFlow.start({
    definition,
    today: storyDay,
    facts,
    opens: { section },
    effects: {
      ...purchaseEffects,
      checkAvailability: () => Promise.resolve({ 'availability.approved': true }),
      choosePlan: () => Promise.resolve({ 'cart.recurring': false }),
      ...effects?.(),
    },
  });
  return createActor(machine, { input }).start();
}

/** The signup flow as in the portal; its effects are the story's. */
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

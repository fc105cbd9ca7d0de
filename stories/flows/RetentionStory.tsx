import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { provideEffects } from '#engine/effects/provideEffects.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { retentionMachine } from '#flows/retention/retention.machine.ts';
import steps from '#flows/retention/retention.steps.json';
import { FlowView } from '#renderers/FlowView.tsx';
import { Page } from '#renderers/ui/Page.tsx';
import { StageHeader } from '#renderers/ui/StageHeader.tsx';
import { walkOf } from '#renderers/useWalk.ts';
import { saves } from '../storyFlow.ts';

interface RetentionStoryProps {
  /** How often the patient was about to cancel before. */
  readonly attempt: number;
}

function startRetention({ attempt }: RetentionStoryProps) {
  const answers = new Answers(compile(stepKinds, stepSetOf(steps)), {
    today: () => ({ year: 2026, month: 6, day: 15 }),
    facts: { 'cancellation.attempt': attempt },
  });
  return createActor(provideEffects(retentionMachine, { saveAnswer: saves }), { input: { answers } }).start();
}

/** What a patient meets before cancelling. */
export function RetentionStory(props: RetentionStoryProps) {
  const [actor] = useState(() => startRetention(props));
  const ended = useSelector(actor, ({ status, value }) => (status === 'done' ? value : undefined));
  return (
    <Page header={<StageHeader label="Subscription" onBack={() => walkOf(actor)?.send({ type: 'BACK' })} />}>
      {ended ? (
        <h1>It ends with {ended}</h1>
      ) : (
        <FlowView actor={actor} copy={(text) => text.replaceAll('{subscription.name}', 'Rapamycin')} />
      )}
    </Page>
  );
}

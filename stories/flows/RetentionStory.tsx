import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import { retentionFlow } from '#flows/retention/retention.flow.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { StageHeader } from '#renderers/ui/layout/StageHeader.tsx';
import { walkOf } from '#renderers/flow/state/useWalk.ts';
import { saves } from '../storyFlow.ts';
import { storyDay } from '../storyDay.ts';

interface RetentionStoryProps {
  /** How often the patient has already tried to cancel. */
  readonly attempt: number;
}

function startRetention({ attempt }: RetentionStoryProps) {
  const facts = { 'cancellation.attempt': attempt };
  const { machine, input } = retentionFlow.start({ today: storyDay, facts, effects: { saveAnswer: saves } });
  return createActor(machine, { input }).start();
}

/** The screens before a cancellation. */
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

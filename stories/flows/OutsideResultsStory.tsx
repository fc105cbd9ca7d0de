import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import { outsideResultsFlow } from '#flows/outside-results/outside-results.flow.ts';
import type { outsideResultsMachine } from '#flows/outside-results/outside-results.machine.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { walkOf } from '#renderers/flow/state/useWalk.ts';
import { PortsProvider } from '#renderers/ports/ports.ts';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { StageHeader } from '#renderers/ui/layout/StageHeader.tsx';
import { exampleMarkers } from '../exampleMarkers.ts';
import { storyDay } from '../storyDay.ts';
import { saves } from '../storyFlow.ts';
import { ports } from '../storyPorts.ts';
import { exampleCopyOf } from '../walks/exampleCopyOf.ts';

export type OutsideEffects = EffectsOf<typeof outsideResultsMachine>;

interface OutsideResultsStoryProps {
  /** Effects that do not simply succeed. */
  readonly effects: () => Partial<OutsideEffects>;
}

function startOutside({ effects }: OutsideResultsStoryProps) {
  const { machine, input } = outsideResultsFlow.start({
    today: storyDay,
    facts: {},
    effects: {
      saveAnswer: saves,
      checkDay: () => Promise.resolve({}),
      addResults: () => Promise.resolve({}),
      ...effects(),
    },
  });
  return createActor(machine, { input }).start();
}

/** Entering results of another laboratory; its effects are the story's. */
export function OutsideResultsStory(props: OutsideResultsStoryProps) {
  const [actor] = useState(() => startOutside(props));
  const ended = useSelector(actor, ({ status, output }) => (status === 'done' ? output?.exit : undefined));
  return (
    <PortsProvider value={{ ...ports, labMarkers: exampleMarkers }}>
      <Page
        header={<StageHeader label="Results from elsewhere" onBack={() => walkOf(actor)?.send({ type: 'BACK' })} />}
      >
        {ended ? <h1>It ends with {ended}</h1> : <FlowView actor={actor} copy={exampleCopyOf(undefined)} />}
      </Page>
    </PortsProvider>
  );
}

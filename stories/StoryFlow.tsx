import { useState } from 'react';
import type { SavedAnswer } from '#engine/answers/Answers.ts';
import { progressOf } from '#engine/walk/walk.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { StageHeader } from '#renderers/ui/layout/StageHeader.tsx';
import { useWalk, walkOf } from '#renderers/flow/state/useWalk.ts';
import { startFlow, type Save } from './storyFlow.ts';

interface StoryFlowProps {
  readonly save: () => Save;
  readonly saved?: ReadonlyMap<string, SavedAnswer>;
}

/** The example flow on a page with its own header, as in the portal. */
export function StoryFlow({ save, saved }: StoryFlowProps) {
  const [actor] = useState(() => startFlow(save(), saved));
  const walk = useWalk(actor);
  const saveState = walk?.matches('saving')
    ? 'saving'
    : walk?.matches('unsaved')
      ? 'unsaved'
      : walk?.context.saved
        ? 'saved'
        : undefined;
  return (
    <Page
      header={
        <StageHeader
          label="Medical Review"
          stage={3}
          onBack={() => walkOf(actor)?.send({ type: 'BACK' })}
          saveState={saveState}
        />
      }
    >
      <FlowView
        actor={actor}
        copy={(text) => text}
        progress={({ answers, section, index }) => progressOf(answers, section, index)}
      />
    </Page>
  );
}

import { useActorRef } from '@xstate/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { progressOf } from '#engine/walk.ts';
import type { WalkContext } from '#engine/walkMachine.ts';
import { hasBack, stageOf } from '#flows/visit/stageOf.ts';
import { FlowView } from '#renderers/FlowView.tsx';
import { Page } from '#renderers/ui/Page.tsx';
import { StageHeader, type SaveState } from '#renderers/ui/StageHeader.tsx';
import { useWalk, walkOf, type WalkSnapshot } from '#renderers/useWalk.ts';
import { currentOrganization } from '#services/api/currentOrganization.ts';
import { statesQuery } from '#services/api/states.ts';
import { copyOf } from '../copyOf.ts';
import { createVisit, type VisitStart } from './createVisit.ts';
import { tokensOf } from './tokensOf.ts';
import { useVisitAddress } from './useVisitAddress.ts';

/** 'Saved' is said only of what the server acknowledged. */
function saveStateOf(walk: WalkSnapshot): SaveState | undefined {
  if (walk.matches('saving')) return 'saving';
  if (walk.matches('unsaved') || walk.matches('conflict')) return 'unsaved';
  return walk.context.saved === null ? undefined : 'saved';
}

/** The sections whose questions are counted above them. */
const counted = new Set(['pharmacy-questions', 'intake']);

const placeOf = ({ answers, section, index }: WalkContext) => progressOf(answers, section, index);

/** A running visit: the stage header and the step on screen. What it starts with is read once. */
export function VisitWalk({ start }: { readonly start: VisitStart }) {
  const [visit] = useState(() => createVisit(start));
  const actor = useActorRef(visit.machine, { input: visit.input });
  const walk = useWalk(actor);
  const { data: states } = useQuery(statesQuery);
  useVisitAddress(actor, walk?.context, visit, { userId: start.intake.user, intakeId: start.intake._id });

  const section = walk?.context.section ?? '';
  const stage = stageOf(section);
  const portal = `${currentOrganization.get().settings.name} Patient Portal`;
  useEffect(() => {
    document.title = stage.label === '' ? portal : `${portal} | ${stage.label}`;
    return () => {
      document.title = portal;
    };
  }, [portal, stage.label]);

  return (
    <Page
      header={
        <StageHeader
          label={stage.label}
          stage={stage.number}
          onBack={hasBack(section) ? () => walkOf(actor)?.send({ type: 'BACK' }) : undefined}
          saveState={walk && saveStateOf(walk)}
        />
      }
    >
      <FlowView
        actor={actor}
        copy={copyOf(tokensOf(start.intake, visit.input.answers, states))}
        {...(counted.has(section) && { progress: placeOf })}
      />
    </Page>
  );
}

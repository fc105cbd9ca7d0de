import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { saveStateOf } from '#app/flow/saveStateOf.ts';
import { useSection } from '#app/flow/useSection.ts';
import { stepOf } from '#engine/walk/WalkContext.ts';
import { placeOf } from '#flows/visit/placeOf.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { PortsProvider } from '#renderers/ports/ports.ts';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { StageHeader } from '#renderers/ui/layout/StageHeader.tsx';
import { useWalk, walkOf } from '#renderers/flow/state/useWalk.ts';
import type { StepKind } from '#flows/kinds/stepKinds.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { exampleOrganization } from '../exampleOrganization.ts';
import { exampleCopyOf } from './exampleCopyOf.ts';
import { stageIn } from './stageIn.ts';
import { useExamplePorts } from './useExamplePorts.ts';

interface FlowStandProps {
  /** A started flow. */
  readonly actor: AnyActorRef;
  /** The name of the flow. */
  readonly flow: string;
}

/** The kinds that show products side by side, or a form beside its summary. */
const wideKinds: ReadonlySet<string | undefined> = new Set<StepKind>([
  'protocol-cards',
  'treatment',
  'plan',
  'add-ons',
  'membership',
  'checkout',
]);

/** The sections with a progress bar above their questions. */
const counted: ReadonlySet<string> = new Set(['pharmacy-questions', 'intake', 'questions']);

/** Shown instead of a step when the flow is over. */
export const endings = {
  done: 'The flow has ended',
  error: 'The flow has failed',
  stopped: 'The flow was stopped',
} as const;

type Status = keyof typeof endings | 'active';

/** Any flow as in the portal: header, step, and example data for everything that a step may need. */
export function FlowHarness({ actor, flow }: FlowStandProps) {
  // Set before the first render, because card fields ask for the organization.
  useState(() => currentOrganization.set(exampleOrganization));
  const walk = useWalk(actor);
  const status: Status = useSelector(actor, (snapshot) => snapshot.status);
  const section = useSection(walk) ?? '';
  const [last, setLast] = useState(walk?.context);
  const context = walk?.status === 'active' ? walk.context : last;
  if (context !== last) setLast(context);
  const ports = useExamplePorts(context?.answers);
  const kind = context && stepOf(context)?.step.kind;
  const { label, stage, hasBack } = stageIn(flow, section);
  return (
    <PortsProvider value={ports}>
      <Page
        width={wideKinds.has(kind) ? 'wide' : 'content'}
        header={
          <StageHeader
            label={label}
            {...(stage !== undefined && { stage })}
            onBack={hasBack && status === 'active' ? () => walkOf(actor)?.send({ type: 'BACK' }) : undefined}
            saveState={walk && saveStateOf(walk)}
          />
        }
      >
        {status === 'active' ? (
          <FlowView
            actor={actor}
            copy={exampleCopyOf(context?.answers)}
            {...(counted.has(section) && { progress: placeOf })}
          />
        ) : (
          <h1>{endings[status]}</h1>
        )}
      </Page>
    </PortsProvider>
  );
}

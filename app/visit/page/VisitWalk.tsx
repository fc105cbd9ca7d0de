import type { RouterHistory } from '@tanstack/history';
import { useActorRef } from '@xstate/react';
import { Suspense, useState } from 'react';
import { placeOf } from '#flows/visit/placeOf.ts';
import { hasBack, stageOf } from '#flows/visit/stageOf.ts';
import { isLateSection } from '#flows/visit/visitBeginning.flow.ts';
import { isIdentitySection } from '#flows/verification/identityAddress.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { useFlowProblem } from '#renderers/flow/state/useFlowProblem.ts';
import { useWalk, walkOf } from '#renderers/flow/state/useWalk.ts';
import { PortsProvider, type Ports } from '#renderers/ports/ports.ts';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { StageHeader } from '#renderers/ui/layout/StageHeader.tsx';
import { copyOf } from '../../flow/copyOf.ts';
import { inspection } from '../../flow/inspection.ts';
import { saveStateOf } from '../../flow/saveStateOf.ts';
import { useFlowAddress } from '../../flow/useFlowAddress.ts';
import { useSection } from '../../flow/useSection.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { createVisit, type VisitStart } from '../flow/createVisit.ts';
import { CarriedOverNotice } from './CarriedOverNotice.tsx';
import { lazyLaterPorts } from './lazyLaterPorts.ts';
import { questionPortsOf } from './questionPortsOf.ts';
import { OutdatedVisit } from './OutdatedVisit.tsx';
import { outdatedText } from './outdatedText.ts';
import { tokensOf } from './tokensOf.ts';
import { useFirstScreen } from './useFirstScreen.ts';
import { useIsAlive } from './useIsAlive.ts';
import { useVisitEnd } from './useVisitEnd.ts';
import { VisitBar } from './VisitBar.tsx';

/** The sections with a progress bar above their questions. */
const counted = new Set(['pharmacy-questions', 'intake']);

/** The sections that show products side by side, or a form beside its summary. */
const wide = new Set([
  'protocol-selection',
  'product-configure',
  'treatment',
  'membership',
  'lab-plan',
  'add-ons',
  'lab-checkout',
  'checkout',
]);

/** The products are loaded from the last questions on, so that they are there in time. */
const sells = (section: string): boolean =>
  section === 'intake' || section === 'check' || isIdentitySection(section) || wide.has(section);

interface VisitWalkProps {
  readonly start: VisitStart;
  readonly history: RouterHistory;
}

/** A running visit: the stage header and the current step. Its input is used only once. */
export function VisitWalk({ start, history }: VisitWalkProps) {
  const [visit] = useState(() => createVisit(start));
  const actor = useActorRef(visit.machine, { input: visit.input, ...inspection });
  const [LaterPorts] = useState(() => lazyLaterPorts(visit.readLater));
  const walk = useWalk(actor);
  const { intake, states, reread } = start;
  useFlowAddress(actor, walk?.context, { address: visit.address, history });
  useVisitEnd(actor, intake, visit.input.answers);

  const shown = useSection(walk);
  // Until the first screen appears, the requested section is shown in the header.
  const section = shown ?? visit.input.opens?.section ?? '';
  const [questionPorts] = useState(() => questionPortsOf(intake, visit.input.answers, states));
  const [laterPorts, setLaterPorts] = useState<Ports>();
  const isAlive = useIsAlive();
  const copy = copyOf(tokensOf(intake, visit.input.answers, states));
  const isFirst = useFirstScreen(walk);
  const outdated = outdatedText(walk, useFlowProblem(actor));
  // A stop is shown at the question that raised it.
  const stage = stageOf(section === 'stop' ? (visit.input.answers.fact('entry.section') ?? section) : section);
  const saveState = walk && saveStateOf(walk);
  usePageTitle(stage.label);

  return (
    <Page
      width={wide.has(section) ? 'wide' : 'content'}
      bar={<VisitBar saveState={saveState} />}
      header={
        <StageHeader
          label={stage.label}
          stage={stage.number}
          onBack={hasBack(section) ? () => walkOf(actor)?.send({ type: 'BACK' }) : undefined}
          saveState={saveState}
        />
      }
    >
      {shown !== undefined && isLateSection(shown) && <span hidden data-late="whole" />}
      {isFirst && intake.carried_over && <CarriedOverNotice carriedOver={intake.carried_over} copy={copy} />}
      {outdated === undefined ? (
        <PortsProvider value={laterPorts ?? questionPorts}>
          <FlowView actor={actor} copy={copy} {...(counted.has(section) && { progress: placeOf })} />
        </PortsProvider>
      ) : (
        <OutdatedVisit text={outdated} onReload={reread} />
      )}
      {isAlive && shown !== undefined && sells(shown) && (
        <Suspense>
          <PortsProvider value={questionPorts}>
            <LaterPorts userId={intake.user} section={shown} onPorts={setLaterPorts} />
          </PortsProvider>
        </Suspense>
      )}
    </Page>
  );
}

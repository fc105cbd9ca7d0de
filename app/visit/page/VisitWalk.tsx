import type { RouterHistory } from '@tanstack/history';
import { useActorRef } from '@xstate/react';
import { Suspense, useState } from 'react';
import { placeOf } from '#flows/visit/placeOf.ts';
import { hasBack, stageOf } from '#flows/visit/stageOf.ts';
import { isIdentitySection } from '#flows/verification/identityAddress.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { useFlowProblem } from '#renderers/flow/state/useFlowProblem.ts';
import { useWalk, walkOf, type WalkSnapshot } from '#renderers/flow/state/useWalk.ts';
import { PortsProvider, type Ports, noPorts } from '#renderers/ports/ports.ts';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { StageHeader } from '#renderers/ui/layout/StageHeader.tsx';
import { copyOf } from '../../flow/copyOf.ts';
import { inspection } from '../../flow/inspection.ts';
import { saveStateOf } from '../../flow/saveStateOf.ts';
import { useFlowAddress } from '../../flow/useFlowAddress.ts';
import { useSection } from '../../flow/useSection.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { createVisit, type VisitStart } from '../flow/createVisit.ts';
import { isLateSection } from '../flow/visitBeginning.ts';
import { CarriedOverNotice } from './CarriedOverNotice.tsx';
import { lazyLaterPorts } from './lazyLaterPorts.ts';
import { OutdatedVisit } from './OutdatedVisit.tsx';
import { outdatedText } from './outdatedText.ts';
import { useIsAlive } from './useIsAlive.ts';
import { useVisitEnd } from './useVisitEnd.ts';
import { VisitBar } from './VisitBar.tsx';
import type { Answers } from '#engine/answers/Answers.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { State } from '#schemas/wire/state.ts';
import { deliveryOf } from '../../checkout/cart/deliveryOf.ts';
import { visitLimits } from '../flow/visitLimits.ts';
import { currentSession } from '#services/api/client/currentSession.ts';
import { stepOf } from '#engine/walk/WalkContext.ts';
import type { CopyTokens } from '#flows/copy/copyTokens.ts';
import { visitMinutes } from '#flows/visit/visitMinutes.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';

/** The values of the tokens in a visit's texts. */
function tokensOf(intake: Intake, answers: Answers, states: readonly State[] | undefined): CopyTokens<'visit'> {
  const { settings } = currentOrganization.get();
  const abbreviation = answers.fact('patient.state');
  return {
    'organization.name': settings.name,
    'organization.support_email': settings.support_email,
    'user.id': intake.user,
    'visit.id': intake._id,
    'visit.name': intake.intake_template.header.name,
    'visit.minutes': String(visitMinutes({ questions: intake.status.questions.total })),
    state: states?.find((state) => state.abbreviation === abbreviation)?.name ?? 'your state',
  };
}

/** Whether the screen at which a flow was opened has not been left yet. */
function useFirstScreen(walk: WalkSnapshot | undefined): boolean {
  const [seen, setSeen] = useState<{ readonly first: string; readonly left: boolean }>();
  const step = walk && stepOf(walk.context)?.step.id;
  if (step !== undefined && !seen) setSeen({ first: step, left: false });
  else if (step !== undefined && seen && !seen.left && seen.first !== step) setSeen({ ...seen, left: true });
  return step !== undefined && seen?.first === step && !seen.left;
}

/** The ports that a visit's questions need, before its products are known. Links load the document they lead to. */
const questionPortsOf = (intake: Intake, answers: Answers, states: readonly State[]): Ports => ({
  ...noPorts,
  delivery: () => deliveryOf(answers, visitLimits(intake, answers, [])),
  holdInput: currentSession.holdInput,
  lists: { states: states.map(({ abbreviation, name }) => ({ value: abbreviation, label: name })) },
});

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

import { useFlowAddress } from '../../flow/useFlowAddress.ts';
import { useActorRef } from '@xstate/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { placeOf } from '#flows/visit/placeOf.ts';
import { hasBack, stageOf } from '#flows/visit/stageOf.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { StageHeader } from '#renderers/ui/layout/StageHeader.tsx';
import { useFlowProblem } from '#renderers/flow/state/useFlowProblem.ts';
import { useWalk, walkOf } from '#renderers/flow/state/useWalk.ts';
import { intakeQuery } from '#services/api/intakes.ts';
import { statesQuery } from '#services/api/states.ts';
import { isIdentitySection } from '#flows/verification/identityAddress.ts';
import { PortsProvider } from '#renderers/ports/ports.ts';
import { usePurchasePorts } from '../../checkout/flow/usePurchasePorts.ts';
import { copyOf } from '../../flow/copyOf.ts';
import { useIdentityPorts } from '../../identity/flow/useIdentityPorts.ts';
import { inspection } from '../../flow/inspection.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { CarriedOverNotice } from './CarriedOverNotice.tsx';
import { createVisit, type VisitStart } from '../flow/createVisit.ts';
import { OutdatedVisit } from './OutdatedVisit.tsx';
import { outdatedText } from './outdatedText.ts';
import { saveStateOf } from '../../flow/saveStateOf.ts';
import { tokensOf } from './tokensOf.ts';
import { useCheckoutTag } from './useCheckoutTag.ts';
import { useFirstScreen } from './useFirstScreen.ts';
import { useSection } from '../../flow/useSection.ts';
import { useVisitEnd } from './useVisitEnd.ts';

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
const sells = (section: string): boolean => section === 'intake' || isIdentitySection(section) || wide.has(section);

/** A running visit: the stage header and the current step. Its input is used only once. */
export function VisitWalk({ start }: { readonly start: VisitStart }) {
  const [visit] = useState(() => createVisit(start));
  const actor = useActorRef(visit.machine, { input: visit.input, ...inspection });
  const walk = useWalk(actor);
  const { data: states } = useQuery(statesQuery);
  const { intake } = start;
  useFlowAddress(actor, walk?.context, visit.address);
  useVisitEnd(actor, intake, visit.input.answers);

  const shown = useSection(walk);
  // Until the first screen appears, the requested section is shown in the header.
  const section = shown ?? visit.input.opens?.section ?? '';
  const identity = useIdentityPorts(intake.user, visit.photos, shown !== undefined && isIdentitySection(shown));
  const ports = usePurchasePorts({
    ports: identity,
    userId: intake.user,
    cart: visit.cart,
    cards: visit.cards,
    active: shown !== undefined && sells(shown),
  });
  useCheckoutTag(shown === 'checkout', intake.user);
  const copy = copyOf(tokensOf(intake, visit.input.answers, states));
  const isFirst = useFirstScreen(walk);
  const outdated = outdatedText(walk, useFlowProblem(actor));
  const { queryKey } = intakeQuery(intake.user, intake._id);
  const stage = stageOf(section);
  usePageTitle(stage.label);

  return (
    <Page
      width={wide.has(section) ? 'wide' : 'content'}
      header={
        <StageHeader
          label={stage.label}
          stage={stage.number}
          onBack={hasBack(section) ? () => walkOf(actor)?.send({ type: 'BACK' }) : undefined}
          saveState={walk && saveStateOf(walk)}
        />
      }
    >
      {isFirst && intake.carried_over && <CarriedOverNotice carriedOver={intake.carried_over} copy={copy} />}
      {outdated === undefined ? (
        <PortsProvider value={ports}>
          <FlowView actor={actor} copy={copy} {...(counted.has(section) && { progress: placeOf })} />
        </PortsProvider>
      ) : (
        <OutdatedVisit
          text={outdated}
          onReload={() => void start.queryClient.resetQueries({ queryKey, exact: true })}
        />
      )}
    </Page>
  );
}

import { useActorRef } from '@xstate/react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { progressOf } from '#engine/walk/walk.ts';
import type { WalkContext } from '#engine/walk/WalkContext.ts';
import type { CopyTokens } from '#flows/copy/copyTokens.ts';
import { signupStageOf } from '#flows/signup/signupStageOf.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { PortsProvider, usePorts } from '#renderers/ports/ports.ts';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { StageHeader } from '#renderers/ui/layout/StageHeader.tsx';
import { useWalk, walkOf } from '#renderers/flow/state/useWalk.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { statesQuery } from '#services/api/states.ts';
import { usePurchasePorts } from '../checkout/flow/usePurchasePorts.ts';
import { copyOf } from '../flow/copyOf.ts';
import { inspection } from '../flow/inspection.ts';
import { BrandBar } from '../shell/BrandBar.tsx';
import { Help } from '../shell/Help.tsx';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { saveStateOf } from '../flow/saveStateOf.ts';
import { useSection } from '../flow/useSection.ts';
import { createSignup, type SignupStart } from './createSignup.ts';
import { useFlowAddress } from '../flow/useFlowAddress.ts';
import { useSignupEnd } from './useSignupEnd.ts';

/** The sections that show a form beside the sums. */
const wide = new Set(['protocol-preference', 'lab-checkout']);

const placeOf = ({ answers, section, index }: WalkContext) => progressOf(answers, section, index);

/** A running signup: the stage header and the current step. Its input is used only once. */
export function SignupWalk({ start }: { readonly start: SignupStart }) {
  const [signup] = useState(() => createSignup(start));
  const { machine, input, cart, cards } = signup;
  const actor = useActorRef(machine, { input, ...inspection });
  const walk = useWalk(actor);
  const { data: states } = useQuery(statesQuery);
  const userId = start.user._id;
  const { history } = useRouter();
  useFlowAddress(actor, walk?.context, { address: signup.address, history });
  useSignupEnd(actor, userId, input.answers);

  // Until the first screen appears, the requested section is shown in the header.
  const section = useSection(walk) ?? input.opens?.section ?? '';
  const ports = usePurchasePorts({
    ports: { ...usePorts(), delivery: signup.delivery },
    userId,
    cart,
    cards,
    active: start.offer !== undefined && (section === 'questions' || wide.has(section)),
  });
  const stage = signupStageOf(section);
  usePageTitle(stage.label);
  const abbreviation = input.answers.fact('patient.state');
  const copy = copyOf({
    'organization.name': currentOrganization.get().settings.name,
    'user.id': userId,
    state: states?.find((state) => state.abbreviation === abbreviation)?.name ?? 'your state',
  } satisfies CopyTokens<'signup'>);

  return (
    <Page
      width={wide.has(section) ? 'wide' : 'content'}
      bar={<BrandBar home="/" actions={<Help />} />}
      header={
        <StageHeader
          label={stage.label}
          stage={stage.number}
          onBack={() => walkOf(actor)?.send({ type: 'BACK' })}
          saveState={walk && saveStateOf(walk)}
        />
      }
    >
      <PortsProvider value={ports}>
        <FlowView actor={actor} copy={copy} {...(section === 'questions' && { progress: placeOf })} />
      </PortsProvider>
    </Page>
  );
}

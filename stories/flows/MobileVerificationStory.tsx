import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import { mobileVerificationFlow } from '#flows/mobile-verification/mobile-verification.flow.ts';
import type { mobileVerificationMachine } from '#flows/mobile-verification/mobile-verification.machine.ts';
import { phoneText } from '#flows/kinds/fields/phoneText.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { StageHeader } from '#renderers/ui/layout/StageHeader.tsx';
import { walkOf } from '#renderers/flow/state/useWalk.ts';
import { saves } from '../storyFlow.ts';
import { storyDay } from '../storyDay.ts';

export type MobileEffects = EffectsOf<typeof mobileVerificationMachine>;

interface MobileVerificationStoryProps {
  /** The ten digits of the number that is already in the account. */
  readonly number?: string;
  /** Effects that do not simply succeed. */
  readonly effects: () => Partial<MobileEffects>;
}

function startVerification({ number, effects }: MobileVerificationStoryProps) {
  const { machine, input, answers } = mobileVerificationFlow.start({
    today: storyDay,
    facts: { 'mobile.number': number },
    effects: {
      saveAnswer: saves,
      sendCode: () => Promise.resolve({}),
      verifyCode: () => Promise.resolve({ 'mobile.verified': true }),
      ...effects(),
    },
  });
  return { answers, actor: createActor(machine, { input }).start() };
}

/** The mobile verification flow; its effects are the story's. */
export function MobileVerificationStory(props: MobileVerificationStoryProps) {
  const [{ answers, actor }] = useState(() => startVerification(props));
  const exit = useSelector(actor, ({ status, output }) => (status === 'done' ? output?.exit : undefined));
  return (
    <Page header={<StageHeader label="Mobile number" onBack={() => walkOf(actor)?.send({ type: 'BACK' })} />}>
      {exit ? (
        <h1>{exit === 'back' ? 'The verification was left' : 'The verification is done'}</h1>
      ) : (
        <FlowView
          actor={actor}
          copy={(text) => text.replaceAll('{mobile.number}', phoneText(answers.fact('mobile.number') ?? ''))}
        />
      )}
    </Page>
  );
}

import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { ENTRY } from '#engine/flow/flowActions.ts';
import { provideEffects } from '#engine/effects/provideEffects.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { verificationMachine } from '#flows/verification/verification.machine.ts';
import steps from '#flows/verification/verification.steps.json';
import { stageOf } from '#flows/visit/stageOf.ts';
import { FlowView } from '#renderers/FlowView.tsx';
import { PortsProvider } from '#renderers/ports.ts';
import { Page } from '#renderers/ui/Page.tsx';
import { StageHeader } from '#renderers/ui/StageHeader.tsx';
import { walkOf } from '#renderers/useWalk.ts';
import { ports } from '../storyPorts.ts';
import { exampleCamera, examplePhotos } from '../steps/identityStory.tsx';

type Effects = EffectsOf<typeof verificationMachine>;

interface VerificationStoryProps {
  /** The screen that is asked for. */
  readonly section: string;
  readonly images?: 'none' | 'some' | 'refused' | 'complete';
  readonly reupload?: boolean;
  /** Effects that do otherwise than succeed. */
  readonly effects?: Partial<Effects>;
}

const CameraView = exampleCamera();

function startVerification({ section, images = 'none', reupload = false, effects }: VerificationStoryProps) {
  const facts: Facts = { [ENTRY]: section, 'identity.images': images, 'identity.reupload': reupload };
  const answers = new Answers(compile(stepKinds, stepSetOf(steps)), {
    today: () => ({ year: 2026, month: 6, day: 15 }),
    facts,
  });
  const sent = (): Promise<Facts> =>
    Promise.resolve({ 'identity.images': answers.fact('identity.images') === 'none' ? 'some' : 'complete' });
  const machine = provideEffects(verificationMachine, {
    saveAnswer: ({ revision }) => Promise.resolve({ revision }),
    uploadIdImage: sent,
    uploadProfileImage: sent,
    tagVerified: () => Promise.resolve({}),
    ...effects,
  });
  return { actor: createActor(machine, { input: { answers } }).start(), answers };
}

/** Identity verification as the portal shows it; photos stay in the story. */
export function VerificationStory(props: VerificationStoryProps) {
  const [{ actor, answers }] = useState(() => startVerification(props));
  const images = useSelector(actor, () => answers.fact('identity.images'));
  const exit = useSelector(actor, ({ output, status }) => (status === 'done' ? output?.exit : undefined));
  const both = images === 'complete' || images === 'refused';
  const photos = {
    ...ports.photos,
    CameraView,
    permission: () => Promise.resolve('granted' as const),
    keep: () => 'photo-1',
    sent: {
      id: images === 'none' ? null : examplePhotos.id,
      profile: both ? examplePhotos.profile : null,
    },
  };
  return (
    <PortsProvider value={{ ...ports, photos }}>
      <Page
        header={
          <StageHeader
            label={stageOf('identification-step').label}
            onBack={() => walkOf(actor)?.send({ type: 'BACK' })}
          />
        }
      >
        {exit === undefined ? (
          <FlowView
            actor={actor}
            copy={(text) => text.replaceAll('{organization.support_email}', 'care@example.com')}
          />
        ) : (
          <h1>{exit === 'forward' ? 'The verification is done' : 'The verification was left'}</h1>
        )}
      </Page>
    </PortsProvider>
  );
}

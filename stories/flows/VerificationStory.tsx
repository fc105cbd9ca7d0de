import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import type { EffectsOf, LearnsOf } from '#engine/effects/EffectsOf.ts';
import { verificationFlow } from '#flows/verification/verification.flow.ts';
import type { verificationMachine } from '#flows/verification/verification.machine.ts';
import { stageOf } from '#flows/visit/stageOf.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { PortsProvider } from '#renderers/ports/ports.ts';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { StageHeader } from '#renderers/ui/layout/StageHeader.tsx';
import { walkOf } from '#renderers/flow/state/useWalk.ts';
import { storyDay } from '../storyDay.ts';
import { ports } from '../storyPorts.ts';
import { exampleCamera, examplePhotos } from '../steps/support/identityStory.tsx';

type Effects = EffectsOf<typeof verificationMachine>;
type Learns = LearnsOf<typeof verificationMachine>;

interface VerificationStoryProps {
  /** The screen that the URL asks for. */
  readonly section: string;
  readonly images?: 'none' | 'some' | 'refused' | 'complete';
  readonly reupload?: boolean;
  /** Effects that do not simply succeed. */
  readonly effects?: Partial<Effects>;
}

const CameraView = exampleCamera();

function startVerification({ section, images = 'none', reupload = false, effects }: VerificationStoryProps) {
  const sent = (): Promise<Learns['uploadIdImage']> => {
    const before = started.answers.fact('identity.images');
    return Promise.resolve({ 'identity.images': before === 'none' ? 'some' : 'complete' });
  };
  const started = verificationFlow.start({
    today: storyDay,
    facts: { 'identity.images': images, 'identity.reupload': reupload },
    opens: { section },
    effects: {
      saveAnswer: ({ revision }) => Promise.resolve({ revision }),
      uploadIdImage: sent,
      uploadProfileImage: sent,
      tagVerified: () => Promise.resolve({}),
      ...effects,
    },
  });
  return { actor: createActor(started.machine, { input: started.input }).start(), answers: started.answers };
}

/** Identity verification as in the portal; photos stay in the story. */
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

import { asStep } from '#flows/kinds/asStep.ts';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { fn } from 'storybook/test';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import verificationSteps from '#flows/verification/verification.steps.json';
import { stageOf } from '#flows/visit/stageOf.ts';
import { PortsProvider, type CameraViewProps, type Light, type Photos } from '#renderers/ports/ports.ts';
import type { FlowProblem, StepProps } from '#renderers/answering/StepProps.ts';
import { PhotoStep } from '#renderers/steps/identity/photo/PhotoStep.tsx';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { StageHeader } from '#renderers/ui/layout/StageHeader.tsx';
import type { Step, StepOf } from '#flows/kinds/stepKinds.ts';
import { ports } from '../../storyPorts.ts';
import { context } from './stepStory.tsx';

const steps = Object.values(stepSetOf(verificationSteps).sections).flat().map(asStep);

/** A step of the real identity verification. */
function stepNamed(id: string): Step {
  const step = steps.find((one) => one.id === id);
  if (!step) throw new RangeError(`identity verification has no step '${id}'`);
  return step;
}

const otherKind = (id: string) => new RangeError(`step '${id}' is of another kind`);

export function identityStep(id: string): StepOf<'identity'> {
  const step = stepNamed(id);
  if (step.kind !== 'identity') throw otherKind(id);
  return step;
}

export function identityImagesStep(id: string): StepOf<'identity-images'> {
  const step = stepNamed(id);
  if (step.kind !== 'identity-images') throw otherKind(id);
  return step;
}

export function photoStep(id: string): StepOf<'photo'> {
  const step = stepNamed(id);
  if (step.kind !== 'photo') throw otherKind(id);
  return step;
}

const drawing = (width: number, height: number, inner: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#dfe6e4"/>${inner}</svg>`,
  )}`;

/** Drawings that replace photos: an ID card and a face. */
export const examplePhotos = {
  id: drawing(
    640,
    404,
    '<rect x="36" y="36" width="568" height="332" rx="20" fill="#fff"/><rect x="66" y="92" width="150" height="190" rx="8" fill="#9db3ad"/><path d="M250 110h300M250 160h240M250 210h270M250 260h180" stroke="#4b625b" stroke-width="18"/>',
  ),
  profile: drawing(
    480,
    600,
    '<ellipse cx="240" cy="250" rx="110" ry="140" fill="#b98f73"/><path d="M40 600c20-150 120-190 200-190s180 40 200 190z" fill="#4b625b"/>',
  ),
};

/** Spies on the ports for photos. */
export const keep = fn<Photos['keep']>(() => 'photo-1');
export const refresh = fn<Photos['refresh']>();

/** Provides photos to a story. */
export const withPhotos =
  (photos: Partial<Photos>): Decorator =>
  (Story) => (
    <PortsProvider value={{ ...ports, photos: { ...ports.photos, keep, refresh, ...photos } }}>
      <Story />
    </PortsProvider>
  );

/** Shows a step on the page of identity verification. */
export const onVerificationPage: Decorator = (Story) => (
  <Page header={<StageHeader label={stageOf('identification-step').label} onBack={context.onBack} />}>
    <Story />
  </Page>
);

/** An example picture as a file, in the given format. */
export async function exampleFile(name: string, type: 'image/png' | 'image/jpeg'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 404;
  const drawn = new Image();
  drawn.src = examplePhotos.id;
  await drawn.decode();
  canvas.getContext('2d')?.drawImage(drawn, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(new File([blob], name, { type })) : reject(new Error('no blob'))), type);
  });
}

/** A camera that shows a card in the given light, or that fails. */
export const exampleCamera = (light: Light = 'good', failure?: 'denied' | 'missing'): Photos['CameraView'] =>
  function ExampleCamera({ label, onReady, onLight, onFailure }: CameraViewProps) {
    useEffect(() => {
      if (failure) {
        onFailure(failure);
        return;
      }
      onReady(() => exampleFile('photo.jpg', 'image/jpeg'));
      onLight(light);
    }, [onReady, onLight, onFailure]);
    return <img src={examplePhotos.id} alt={label} style={{ width: '100%', height: '100%', objectFit: 'cover' }} />;
  };

interface PhotoStoryProps extends StepProps<'photo'> {
  /** The result of sending a photo: it never ends, or it fails with this error. */
  readonly outcome?: 'sending' | FlowProblem;
}

/** A photo step with the given result of sending. */
export function PhotoStory({ outcome, ...props }: PhotoStoryProps) {
  const [sent, setSent] = useState(false);
  const failed = sent && outcome !== 'sending';
  return (
    <PhotoStep
      {...props}
      busy={sent && outcome === 'sending'}
      problem={failed ? outcome : undefined}
      onSubmit={(answer) => {
        props.onSubmit(answer);
        setSent(true);
      }}
    />
  );
}

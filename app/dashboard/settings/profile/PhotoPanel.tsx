import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { PortsProvider, usePorts } from '#renderers/ports/ports.ts';
import { PhotoStep } from '#renderers/steps/identity/photo/PhotoStep.tsx';
import { SidePanel } from '#renderers/ui/overlays/SidePanel.tsx';
import type { User } from '#schemas/wire/user.ts';
import { ProblemError } from '#services/api/client/ProblemError.ts';
import { uploadAvatar } from '#services/api/uploadImage.ts';
import { cameraPermission } from '#services/camera/cameraPermission.ts';
import { LazyCameraView } from '../../../identity/camera/LazyCameraView.tsx';
import { today } from '../../../time/today.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { isKind } from '#flows/kinds/isKind.ts';
import steps from '#flows/verification/verification.steps.json' with { type: 'json' };

const [selfie] = stepSetOf(steps).sections['profile-image'] ?? [];
if (!selfie || !isKind(selfie, 'photo')) throw new TypeError('identity verification takes no photo of the patient');

/** The texts of the camera are those of identity verification; what the photo is for is not. */
const photoStep = {
  ...selfie,
  title: 'Show your face',
  help: 'A photo helps your care team to know who they write with.',
  continueLabel: 'Save photo',
  errors: { ...selfie.errors, failed: 'There was an error uploading your file. Please try again.' },
};

interface PhotoPanelProps {
  readonly userId: string;
  readonly onClose: () => void;
  readonly onSaved: (user: User) => void;
}

/** There is one photo at a time. */
const ID = 'photo';

/** Takes or uploads the picture that stands for the patient; it is sent once the patient has looked at it. */
export function PhotoPanel({ userId, onClose, onSaved }: PhotoPanelProps) {
  const ports = usePorts();
  const kept = useRef<Blob>(undefined);
  const [progress, setProgress] = useState<number>();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (taken: Blob) => uploadAvatar(userId, taken, setProgress),
    onSuccess: onSaved,
    onSettled: () => setProgress(undefined),
  });
  const withPhotos = useMemo(
    () => ({
      ...ports,
      photos: {
        ...ports.photos,
        CameraView: LazyCameraView,
        permission: cameraPermission,
        keep: (taken: Blob) => {
          kept.current = taken;
          return ID;
        },
        progress,
      },
    }),
    [ports, progress],
  );
  return (
    <SidePanel open title="Profile photo" onClose={onClose}>
      <PortsProvider value={withPhotos}>
        <PhotoStep
          step={photoStep}
          answer={undefined}
          problems={[]}
          busy={isPending}
          problem={
            error instanceof ProblemError ? { code: error.code, message: error.message, note: undefined } : undefined
          }
          today={today()}
          copy={(text) => text}
          onSubmit={() => kept.current && mutate(kept.current)}
          onSave={() => undefined}
          onDraft={() => undefined}
          onBack={onClose}
          given={() => []}
          onCorrect={() => undefined}
        />
      </PortsProvider>
    </SidePanel>
  );
}

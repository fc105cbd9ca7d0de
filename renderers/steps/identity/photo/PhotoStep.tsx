import { useMachine } from '@xstate/react';
import { useCallback, useRef, useState, useEffect, type RefObject } from 'react';
import { provideEffects } from '#engine/effects/provideEffects.ts';
import { usePorts, type CameraViewProps } from '#renderers/ports/ports.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { SkeletonBlock } from '#renderers/ui/loading/SkeletonBlock.tsx';
import { CameraDenied } from './camera/CameraDenied.tsx';
import { CameraPrompt } from './camera/CameraPrompt.tsx';
import { CameraStage } from './camera/CameraStage.tsx';
import { captureMachine } from './capture.machine.ts';
import { faultOf } from './file/faultOf.ts';
import * as styles from './layout/photo.css.ts';
import { PhotoPreview } from './preview/PhotoPreview.tsx';
import { PhotoUpload } from './file/PhotoUpload.tsx';
import { form } from '../../frame/StepForm.css.ts';
import { StepHeading } from '../../frame/StepHeading.tsx';

/**
 * Moves focus into each view that follows another one, to the element marked with `data-takes-focus`. For the first
 * view, the heading of the step keeps focus.
 *
 * @param view undefined while unknown
 */
function useViewFocus(view: string | undefined, root: RefObject<HTMLElement | null>): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (view === undefined || view === last.current) return;
    const follows = last.current !== undefined;
    last.current = view;
    if (follows) root.current?.querySelector<HTMLElement>('[data-takes-focus]')?.focus();
  }, [view, root]);
}

/** One photo, taken with the camera or chosen as a file, checked by the patient, and submitted. */
export function PhotoStep({ step, copy, busy, problem, onSubmit }: StepProps<'photo'>) {
  const { photos } = usePorts();
  const [machine] = useState(() => provideEffects(captureMachine, { askPermission: photos.permission }));
  const [{ value: view, context }, send] = useMachine(machine);
  const { photo, kept, fault, reason } = context;
  const root = useRef<HTMLDivElement>(null);
  useViewFocus(view === 'checkingPermission' ? undefined : view, root);

  const fail = useCallback<CameraViewProps['onFailure']>(
    (because) => send({ type: 'FAILED', reason: because }),
    [send],
  );
  const choose = async (file: File) => {
    const found = await faultOf(file);
    send(found ? { type: 'REFUSE', fault: found } : { type: 'FILE', photo: file });
  };
  const submit = (taken: Blob) => {
    // A photo that is sent again keeps its first id.
    const id = kept ?? photos.keep(taken);
    send({ type: 'CONTINUE', kept: id });
    onSubmit({ value: id });
  };
  const upload = (look: 'primary' | 'secondary') => (
    <PhotoUpload
      step={step}
      copy={copy}
      look={look}
      fault={fault}
      onFile={(file) => void choose(file)}
      onUnreadable={() => send({ type: 'REFUSE', fault: 'unreadable' })}
    />
  );

  return (
    <div ref={root} className={form}>
      <StepHeading title={copy(step.title)} help={step.help && copy(step.help)} />
      {view === 'checkingPermission' && (
        <div className={styles.stages[step.frame]}>
          <SkeletonBlock height="100%" />
        </div>
      )}
      {view === 'prompt' && <CameraPrompt step={step} copy={copy} onGrant={() => send({ type: 'GRANT' })} />}
      {view === 'camera' && (
        <CameraStage
          step={step}
          copy={copy}
          onShoot={(taken) => send({ type: 'SHOOT', photo: taken })}
          onFailure={fail}
        />
      )}
      {view === 'denied' && (
        <CameraDenied step={step} copy={copy} reason={reason}>
          {upload('primary')}
        </CameraDenied>
      )}
      {(view === 'prompt' || view === 'camera') && upload('secondary')}
      {view === 'preview' && photo && (
        <PhotoPreview
          step={step}
          copy={copy}
          busy={busy}
          problem={kept === null ? undefined : problem}
          photo={photo}
          onContinue={() => submit(photo)}
          onRetake={() => send({ type: 'RETAKE' })}
        />
      )}
    </div>
  );
}

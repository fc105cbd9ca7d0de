import { useEffect, useId, useRef } from 'react';
import { usePorts } from '#renderers/ports/ports.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { words } from '#renderers/words/words.ts';
import { actionButtons } from '#renderers/steps/frame/actionButtons.css.ts';
import * as styles from '../layout/photo.css.ts';
import { PhotoPicture } from './PhotoPicture.tsx';
import { problemTexts } from '../file/problemTexts.ts';
import { SendingBar } from './SendingBar.tsx';

interface PhotoPreviewProps extends Pick<StepProps<'photo'>, 'step' | 'copy' | 'busy' | 'problem'> {
  readonly photo: Blob;
  readonly onContinue: () => void;
  readonly onRetake: () => void;
}

/** The photo before, during and after a failed upload: it stays until the patient takes another. */
export function PhotoPreview({ step, copy, busy, problem, photo, onContinue, onRetake }: PhotoPreviewProps) {
  const { progress } = usePorts().photos;
  const id = useId();
  const failure = useRef<HTMLDivElement>(null);
  const shown = busy ? undefined : problem;
  const { preview, retake, retry, sending } = step.capture;

  useEffect(() => {
    if (shown) failure.current?.focus();
  }, [shown]);

  return (
    <div className={styles.view}>
      <h2 id={id} tabIndex={-1} data-takes-focus className={styles.title}>
        {copy(preview)}
      </h2>
      <div>
        <div className={styles.stages[step.frame]}>
          <PhotoPicture photo={photo} labelledBy={id} noPreview={copy(step.upload.noPreview)} />
        </div>
        <SendingBar sending={busy} progress={progress} label={copy(sending)} />
      </div>
      {shown && (
        <div ref={failure} tabIndex={-1} className={styles.problem}>
          <Alert tone="danger" urgent>
            {problemTexts(shown, step.errors).map((text) => (
              <p key={text}>{copy(text)}</p>
            ))}
          </Alert>
        </div>
      )}
      <div className={actionButtons}>
        <Button full busy={busy} busyLabel={copy(sending)} onClick={onContinue}>
          {copy(shown ? retry : (step.continueLabel ?? words.continue))}
        </Button>
        {!busy && (
          <Button look="quiet" onClick={onRetake}>
            {copy(retake)}
          </Button>
        )}
      </div>
    </div>
  );
}

import type { StepProps } from '#renderers/answering/StepProps.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { Hints } from './Hints.tsx';
import * as styles from '../layout/photo.css.ts';

interface CameraPromptProps extends Pick<StepProps<'photo'>, 'step' | 'copy'> {
  readonly onGrant: () => void;
}

/** Shown before the browser asks for permission to use the camera. */
export function CameraPrompt({ step, copy, onGrant }: CameraPromptProps) {
  return (
    <div className={styles.view}>
      <Hints hints={step.hints} copy={copy} />
      <div className={styles.sheet}>
        <span className={styles.emblem}>
          <Icon name="camera" size="large" />
        </span>
        <p className={styles.soft}>{copy(step.prompt.text)}</p>
        <Button full data-takes-focus onClick={onGrant}>
          {copy(step.prompt.button)}
        </Button>
      </div>
    </div>
  );
}

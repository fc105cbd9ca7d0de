import type { ReactNode } from 'react';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { BrowserSteps } from './BrowserSteps.tsx';
import * as styles from '../layout/photo.css.ts';

interface CameraDeniedProps extends Pick<StepProps<'photo'>, 'step' | 'copy'> {
  readonly reason: 'denied' | 'missing';
  /** The alternative to the camera. */
  readonly children: ReactNode;
}

/** Shown when the camera is blocked or missing: how to continue without it, and how to allow it. */
export function CameraDenied({ step, copy, reason, children }: CameraDeniedProps) {
  return (
    <div className={styles.view}>
      <h2 tabIndex={-1} data-takes-focus className={styles.title}>
        {copy(step.denied.title)}
      </h2>
      {children}
      {reason === 'denied' && <BrowserSteps browsers={step.denied.browsers} copy={copy} />}
    </div>
  );
}

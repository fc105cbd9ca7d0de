import { useCallback, useId, useState, useSyncExternalStore, useEffect } from 'react';
import { usePorts, type CameraViewProps, type Light } from '#renderers/ports/ports.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { identityWords } from '#renderers/words/identityWords.ts';
import { Hints } from './Hints.tsx';
import * as styles from '../layout/photo.css.ts';

const STEADY_MS = 1000;

/** The light once it has been the same for a second, so that the message does not flicker. */
function useSteadyLight(light: Light): Light {
  const [steady, setSteady] = useState<Light>('good');
  useEffect(() => {
    if (light === steady) return undefined;
    const timer = setTimeout(() => setSteady(light), STEADY_MS);
    return () => clearTimeout(timer);
  }, [light, steady]);
  return steady;
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const isVisible = () => document.visibilityState === 'visible';

/** During server rendering, the page is assumed to be visible. */
const isVisibleOnServer = () => true;

/** Whether the page is visible; false while another tab or application covers it. */
const usePageVisible = (): boolean => useSyncExternalStore(subscribe, isVisible, isVisibleOnServer);

interface CameraStageProps extends Pick<StepProps<'photo'>, 'step' | 'copy'> {
  readonly onShoot: (photo: Blob) => void;
  readonly onFailure: CameraViewProps['onFailure'];
}

interface Camera {
  readonly takePhoto: () => Promise<Blob>;
}

/** The live picture with an outline over it, and the shutter button. */
export function CameraStage({ step, copy, onShoot, onFailure }: CameraStageProps) {
  const { CameraView } = usePorts().photos;
  const { take, tooDark, tooBright } = step.capture;
  const statusId = useId();
  const visible = usePageVisible();
  const [camera, setCamera] = useState<Camera>();
  const [light, setLight] = useState<Light>('good');
  const [seen, setSeen] = useState(visible);
  const steady = useSteadyLight(light);

  // The camera is off while the page is hidden, and restarts afterwards.
  if (seen !== visible) {
    setSeen(visible);
    setCamera(undefined);
    setLight('good');
  }

  const ready = useCallback((takePhoto: Camera['takePhoto']) => setCamera({ takePhoto }), []);
  const shoot = async ({ takePhoto }: Camera) => {
    try {
      onShoot(await takePhoto());
    } catch {
      onFailure('missing');
    }
  };
  const lightTexts: { readonly [L in Light]: string } = { dark: copy(tooDark), bright: copy(tooBright), good: '' };

  return (
    <div className={styles.view}>
      <div className={styles.live}>
        <div className={styles.stages[step.frame]}>
          {visible && (
            <div className={styles.picture}>
              <CameraView
                facing={step.camera}
                label={identityWords.cameraPicture}
                onReady={ready}
                onLight={setLight}
                onFailure={onFailure}
              />
            </div>
          )}
          <span className={styles.outlines[step.frame]} aria-hidden="true" />
        </div>
        <div className={styles.controls}>
          <output id={statusId} className={styles.status}>
            {camera ? lightTexts[steady] : identityWords.cameraStarts}
          </output>
          <button
            type="button"
            data-takes-focus
            className={styles.shutter}
            aria-disabled={camera ? undefined : true}
            aria-describedby={statusId}
            onClick={() => camera && void shoot(camera)}
          >
            <Icon name="camera" size="large" />
            <VisuallyHidden>{copy(take)}</VisuallyHidden>
          </button>
        </div>
      </div>
      <Hints hints={step.hints} copy={copy} />
    </div>
  );
}

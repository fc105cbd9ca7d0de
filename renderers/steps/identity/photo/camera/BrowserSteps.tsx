import type { StepProps } from '#renderers/answering/StepProps.ts';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { ownBrowser } from './ownBrowser.ts';
import * as styles from '../layout/photo.css.ts';

interface BrowserStepsProps extends Pick<StepProps<'photo'>, 'copy'> {
  readonly browsers: StepProps<'photo'>['step']['denied']['browsers'];
}

/** How to allow the camera in each browser; the patient's own browser comes first and is expanded. */
export function BrowserSteps({ browsers, copy }: BrowserStepsProps) {
  const own = ownBrowser(navigator.userAgent);
  const sorted = [...browsers].sort((one, other) => Number(other.name === own) - Number(one.name === own));
  return (
    <div className={styles.browsers}>
      {sorted.map(({ name, steps }) => (
        <details key={name} className={styles.browser} open={name === own}>
          <summary className={styles.browserName}>
            {copy(name)}
            <Icon name="down" />
          </summary>
          <ol className={styles.browserSteps}>
            {steps.map((text) => (
              <li key={text}>{copy(text)}</li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}

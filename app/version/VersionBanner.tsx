import { Button } from '#renderers/ui/buttons/Button.tsx';
import { useNewVersion } from './useNewVersion.ts';
import * as styles from './VersionBanner.css.ts';

interface VersionBannerProps {
  /** Whether it stands in the frame of the dashboard; at the foot of the screen where it is left out. */
  readonly place?: keyof typeof styles.banner;
}

/**
 * Says that a new version of the portal is available. A refresh would lose unsent input, so the banner only offers one.
 */
export function VersionBanner({ place = 'foot' }: VersionBannerProps) {
  const { isNew, dismiss } = useNewVersion();
  return (
    <output>
      {isNew && (
        <div className={styles.banner[place]}>
          <p className={styles.text}>A new version of the portal is available.</p>
          <div className={styles.actions}>
            <Button look="secondary" onClick={() => location.reload()}>
              Refresh
            </Button>
            <Button look="quiet" onClick={dismiss}>
              Dismiss
            </Button>
          </div>
        </div>
      )}
    </output>
  );
}

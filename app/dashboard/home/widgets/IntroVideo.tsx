import { lazy, Suspense, useState } from 'react';
import type { Organization } from '#schemas/wire/organization.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Widget } from './Widget.tsx';
import * as styles from './widgets.css.ts';

const Dialog = lazy(() =>
  import('#renderers/ui/overlays/Dialog.tsx').then(({ Dialog: component }) => ({ default: component })),
);

/** What the player may do. It has an origin of its own, which the portal's policy names. */
const ALLOWED = 'allow-scripts allow-same-origin allow-presentation';

interface IntroVideoProps {
  readonly video: NonNullable<Organization['settings']['intro_video']>;
}

/** The organization's video for patients who wait for a lab test. Its host is asked only once it is played. */
export function IntroVideo({ video: { title, url } }: IntroVideoProps) {
  const [open, setOpen] = useState(false);
  return (
    <Widget title={title} text="What happens from the order to your results.">
      <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Watch the video
      </Button>
      {open && (
        <Suspense>
          <Dialog open title={title} onClose={() => setOpen(false)}>
            <iframe
              src={url}
              title={title}
              className={styles.video}
              allow="fullscreen; encrypted-media"
              sandbox={ALLOWED}
            />
          </Dialog>
        </Suspense>
      )}
    </Widget>
  );
}

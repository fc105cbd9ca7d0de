import { lazy, Suspense } from 'react';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import { PanelButton } from '#renderers/ui/overlays/PanelButton.tsx';
import * as styles from '../parts/labs.css.ts';
import { PendingPart } from '../parts/PendingPart.tsx';
import { Titled } from '../parts/Titled.tsx';

const readSharing = preloadable(() => import('./Sharing.tsx'));
const Sharing = lazy(async () => ({ default: (await readSharing()).Sharing }));

const TITLE = 'Share with a doctor';

/** Leads to the links that show a report to others, whose code is read when it is opened. */
export function ShareReport({ userId, reportId }: { readonly userId: string; readonly reportId: string }) {
  return (
    <div className={styles.page}>
      <Titled title={TITLE}>
        <p className={styles.texts}>
          Make a link that shows this report to one reader, such as your own doctor. It needs no account, works for as
          long as you choose, and you can end it at any time.
        </p>
        <div className={styles.actions}>
          <PanelButton look="secondary" label="Share this report" title={TITLE}>
            <Suspense fallback={<PendingPart />}>
              <Sharing userId={userId} reportId={reportId} />
            </Suspense>
          </PanelButton>
        </div>
      </Titled>
    </div>
  );
}

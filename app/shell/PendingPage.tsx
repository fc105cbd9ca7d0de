import { Page } from '#renderers/ui/layout/Page.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';

/** Shown while a page's code or session is loading. */
export function PendingPage() {
  return (
    <Page>
      <Skeleton />
    </Page>
  );
}

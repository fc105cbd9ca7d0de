import { Page } from '#renderers/ui/layout/Page.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';

/** What stands while a page's code or session is on its way. */
export function PendingPage() {
  return (
    <Page>
      <Skeleton />
    </Page>
  );
}

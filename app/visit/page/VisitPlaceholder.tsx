import { Page } from '#renderers/ui/layout/Page.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';

/** In place of a visit that is still loaded. */
export const VisitPlaceholder = () => (
  <Page>
    <Skeleton />
  </Page>
);

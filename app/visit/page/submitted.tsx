import { Suspense } from 'react';
import { laterComponent } from '#renderers/ui/loading/laterComponent.ts';
import { PendingPage } from '../../shell/PendingPage.tsx';

/** What became of a visit that was sent, whose code no question needs. */
export const submitted = laterComponent(
  async () => (await import('./SubmittedPage.tsx')).SubmittedPage,
  (page) => (
    <Suspense fallback={<PendingPage />}>
      <span hidden data-late="submitted" />
      {page}
    </Suspense>
  ),
);

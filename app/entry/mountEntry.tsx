import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { idle } from '#renderers/ui/loading/preloadable.ts';
import { loadHttp } from '#services/api/client/http.ts';
import { markInlinedSheets } from '../hydration/markInlinedSheets.ts';
import { startAnalytics } from '../shell/startAnalytics.ts';
import { EntryApp } from './EntryApp.tsx';
import { prefetchPortal } from './prefetchPortal.ts';
import { readEntry } from './readEntry.ts';

/** Hydrates the entry page at the document's URL. In development, the server has rendered nothing yet. */
export async function mountEntry(root: HTMLElement): Promise<Root | undefined> {
  const entry = await readEntry();
  if (!entry) return undefined;
  // Loaded again, they would take the place of the brand.
  markInlinedSheets();
  void startAnalytics(entry.organization);
  const app = (
    <StrictMode>
      <EntryApp {...entry} />
    </StrictMode>
  );
  let mounted: Root;
  if (root.hasChildNodes()) mounted = hydrateRoot(root, app);
  else {
    // A server-rendered page already has the theme.
    const { showOrganization } = await import('../shell/showOrganization.ts');
    showOrganization(entry.organization);
    mounted = createRoot(root);
    mounted.render(app);
  }
  void idle().then(loadHttp);
  // Its reader is no patient.
  if (entry.address.name !== 'shared-report') prefetchPortal();
  return mounted;
}

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { EntryApp } from './EntryApp.tsx';
import { prefetchPortal } from './prefetchPortal.ts';
import { readEntry } from './readEntry.ts';

/** Brings the entry page at the document's address to life. In development the server has drawn nothing yet. */
export async function mountEntry(root: HTMLElement): Promise<void> {
  const entry = await readEntry();
  if (!entry) return;
  const app = (
    <StrictMode>
      <EntryApp {...entry} />
    </StrictMode>
  );
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else {
    // The looks stand in a drawn page already.
    const { showOrganization } = await import('../shell/showOrganization.ts');
    showOrganization(entry.organization);
    createRoot(root).render(app);
  }
  prefetchPortal();
}

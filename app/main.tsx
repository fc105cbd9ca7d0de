import '#renderers/theme/global.css.ts';
import { createRoot } from 'react-dom/client';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { findOrganization } from '#services/api/client/findOrganization.ts';
import { App } from './App.tsx';
import { hashPath } from './address/hashPath.ts';
import { startAnalytics } from './shell/startAnalytics.ts';
import { showOrganization } from './shell/showOrganization.ts';

/** Whether the development server serves this page. No build supports `?inspect`, whatever its environment says. */
declare const INSPECTABLE: boolean;

const older = hashPath(location);
if (older !== undefined) location.replace(older);
else {
  const organization = await findOrganization();
  currentOrganization.set(organization);
  showOrganization(organization);
  void startAnalytics(organization);
  if (INSPECTABLE) {
    const asked = new URLSearchParams(location.search).get('inspect');
    if (asked !== null) (await import('./dev/inspectActors.ts')).inspectActors(window, asked);
  }
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App />);
}

import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { idle } from '#renderers/ui/loading/preloadable.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { findOrganization } from '#services/api/client/findOrganization.ts';
import { loadHttp } from '#services/api/client/http.ts';
import { serverClock } from '#services/api/client/serverClock.ts';
import { App } from '../App.tsx';
import { markInlinedSheets } from '../hydration/markInlinedSheets.ts';
import { renewSession } from '../hydration/renewSession.ts';
import { queryClient } from '../queryClient.ts';
import { createPortalRouter } from '../router.ts';
import { startAnalytics } from '../shell/startAnalytics.ts';
import { drawnTime } from '../time/drawnTime.ts';
import { rememberZone } from '../time/rememberZone.ts';
import { givenPage, type GivenPage } from './GivenPage.ts';

/** Takes over what the page was drawn from. Its age is counted from here: the clocks of server and device may differ. */
function takeOver({ user, now, zone, reads }: GivenPage): void {
  drawnTime.set({ now: new Date(now), zone });
  serverClock.hear(now);
  for (const [key, data] of reads) queryClient.setQueryData(key, data);
  void renewSession(user);
}

/** Hydrates the page at the document's URL; where the server has drawn nothing, the browser draws it. @returns what unmounts it */
export async function mountPortal(root: HTMLElement): Promise<Root> {
  markInlinedSheets();
  const organization = await findOrganization();
  currentOrganization.set(organization);
  void startAnalytics(organization);
  rememberZone();
  const router = createPortalRouter(queryClient);
  const app = <App router={router} queryClient={queryClient} />;
  const given = givenPage();
  if (given) {
    takeOver(given);
    // Without this the router would draw another tree than the server has.
    router.ssr = { manifest: undefined };
    await router.load();
    const hydrated = hydrateRoot(root, app);
    await idle();
    await loadHttp();
    return hydrated;
  }
  // Its pages read by themselves.
  void loadHttp();
  // A document that the server has drawn already has the theme.
  const { showOrganization } = await import('../shell/showOrganization.ts');
  showOrganization(organization);
  const drawn = createRoot(root);
  drawn.render(app);
  return drawn;
}

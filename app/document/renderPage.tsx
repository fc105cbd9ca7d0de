import { createMemoryHistory } from '@tanstack/history';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { zoneOfState } from '#flows/kinds/describing/zoneOfState.ts';
import { drawnFor, type DrawnFor } from '#services/api/client/drawnFor.ts';
import { App } from '../App.tsx';
import { createQueryClient } from '../queryClient.ts';
import { createPortalRouter } from '../router.ts';
import { areReady } from '../hydration/laterPart.tsx';
import * as alias from '../routes/dashboard/aliasRoutes.ts';
import { shellRoute } from '../routes/dashboard/shellRoute.ts';
import { drawTitled, type TitledScreen } from '../shell/drawnTitle.ts';
import { drawnTime } from '../time/drawnTime.ts';
import type { GivenPage } from './GivenPage.ts';
import { pageModules } from './pageModules.ts';
import { isPortalPath, routes } from './portalPaths.ts';

export { isPortalPath } from './portalPaths.ts';
export { earlyScript } from '../hydration/earlyScript.ts';

/** Says how the patient is found for whom a page is being drawn. */
export const findVisitorBy = (finder: () => DrawnFor | undefined): void => drawnFor.findBy(finder);

const drawn: ReadonlySet<string> = new Set([shellRoute, ...Object.values(alias)].map(({ id }) => id));

/**
 * Whether a server draws the page at a path: it stands in the frame of the dashboard, or leads to one that does. Below a page
 * that has none below it, the router finds that page.
 */
export const isDrawnPage = (pathname: string): boolean =>
  isPortalPath(pathname) && routes.getMatchedRoutes(pathname)[0].some(({ id }) => drawn.has(id));

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** Waits for what the loaders of the page have begun to read. @returns whether all of it could be read */
async function areRead(queryClient: QueryClient): Promise<boolean> {
  const queries = queryClient.getQueryCache().getAll();
  await Promise.allSettled(queries.map(async ({ promise }) => promise));
  return queries.every(({ state: { status } }) => status === 'success');
}

/**
 * Whether a page has placeholders: for what was not read, with a height in an attribute that the content policy refuses, or for
 * code that is loaded later, of which React would complain.
 */
const isUnfinished = (screen: string): boolean => / style="|<!--\$!-->/.test(screen);

/** The source of a page whose code its loader has loaded, or of its later part; nothing for any other. */
const loadedBy = (data: unknown, what: 'module' | 'part'): readonly string[] => {
  const source = typeof data === 'object' && data !== null ? new Map(Object.entries(data)).get(what) : undefined;
  return typeof source === 'string' ? [source] : [];
};

/** For whom a page is drawn, and when. */
interface Visitor extends DrawnFor {
  readonly now: Date;
  /** What the device has said of its time zone. */
  readonly zone: string | undefined;
}

/** A page as HTML, what it was drawn from, and the sources of the modules that draw it, from the portal's root. */
interface DrawnPage extends TitledScreen {
  readonly given: GivenPage;
  readonly modules: readonly string[];
  /** The sources of modules that draw parts of it, whose code the browser reads later. */
  readonly parts: readonly string[];
}

/**
 * Draws a page of the dashboard, which the browser then hydrates. Its loaders read what it shows, as in a browser.
 *
 * @param href path and query of its URL
 * @param visitor whom `findVisitorBy` finds as long as this runs
 * @returns the address that stands for it, or undefined where something is missing: the browser then draws the page, and says
 * what is the matter
 */
export async function renderPage(
  href: string,
  visitor: Visitor,
): Promise<DrawnPage | { readonly redirect: string } | undefined> {
  const queryClient = createQueryClient({ retries: 0 });
  const router = createPortalRouter(queryClient, createMemoryHistory({ initialEntries: [href] }));
  await router.load();
  await areReady();
  // oxlint-disable-next-line no-underscore-dangle -- the router's own handler of requests reads it, too
  const found = router._serverResult;
  if (found?.type === 'redirect') return { redirect: found.redirect.options.href ?? '/' };
  if (!(await areRead(queryClient))) return undefined;
  const { user } = visitor.session;
  const zone = visitor.zone !== undefined && isZone(visitor.zone) ? visitor.zone : zoneOfState(user.state);
  const reads = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state: { data } }) => [queryKey, data] as const);
  // From here on drawing waits for nothing, so that no other request comes between.
  drawnTime.set({ now: visitor.now, zone });
  try {
    const drawing = drawTitled(() => renderToString(<App router={router} queryClient={queryClient} />));
    if (isUnfinished(drawing.screen)) return undefined;
    const drawnBy = (what: 'module' | 'part') =>
      router.state.matches.flatMap(({ routeId, loaderData }) => {
        const own = pageModules.get(routeId)?.[what];
        return [...(own === undefined ? [] : [own]), ...loadedBy(loaderData, what)];
      });
    return {
      ...drawing,
      given: { user, now: visitor.now.toISOString(), zone, reads },
      modules: drawnBy('module'),
      parts: drawnBy('part'),
    };
  } finally {
    drawnTime.set(undefined);
  }
}

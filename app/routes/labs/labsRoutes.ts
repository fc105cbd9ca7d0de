import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { userQuery } from '#services/api/users.ts';
import { UnknownPage } from '../../dashboard/layout/UnknownPage.tsx';
import { pendingPage } from '../../dashboard/layout/pendingPage.tsx';
import { shellRoute } from '../dashboard/shellRoute.ts';

const labsApp = async () => import('../../labs/labsApp.ts');

type Opening = Parameters<Awaited<ReturnType<typeof labsApp>>['openLabs']>[0];

/** What every page of labs has: their code and what they read is known to them, which are loaded with the first. */
const labsPage = {
  loader: async (opening: Opening) => (await labsApp()).openLabs(opening),
  component: lazyRouteComponent(labsApp, 'LabsOutlet'),
  pendingComponent: pendingPage('order'),
};

/** `/dashboard/{userId}/labs`: for everybody, whatever they are shown besides. */
export const dashboardLabsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'dashboard/$userId/labs',
  ...labsPage,
});

/** `/labs` and what is below it, for patients who are shown it. */
const labsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'labs',
  beforeLoad: ({ context: { queryClient, userId } }) => {
    if (queryClient.getQueryData(userQuery(userId).queryKey)?.feature_flags.labs2 !== false) return;
    throw redirect({ to: '/dashboard/$userId/labs', params: { userId }, replace: true });
  },
  component: lazyRouteComponent(labsApp, 'LabsLayout'),
  notFoundComponent: UnknownPage,
});

const page = <const Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => labsRoute, path, ...labsPage });

/** `/labs/shop`: the lab tests of the shop. */
const labsShopRoute = createRoute({
  getParentRoute: () => labsRoute,
  path: 'shop',
  beforeLoad: () => {
    throw redirect({ to: '/shop', search: { type: 'lab' }, replace: true });
  },
});

/** The pages of lab results: one address a page. */
export const labsRoutes = labsRoute.addChildren([
  page('/'),
  labsShopRoute,
  page('trends'),
  page('outside-results'),
  page('outside-results/$step'),
  page('$panelId'),
  page('$panelId/trends'),
  page('$panelId/biological-age'),
  page('$panelId/biomarkers'),
  page('$panelId/biomarker/$biomarkerId'),
  page('$panelId/categories/$slug'),
  page('$panelId/analysis-summary/history'),
  page('$panelId/analysis-summary/$reportId'),
  page('$panelId/analysis-summary/$reportId/history'),
  page('$panelId/history'),
  page('$panelId/history/$reportId'),
  page('$panelId/assessment-overview/$step'),
  page('$panelId/preparation-guideline'),
  page('$panelId/appointments'),
]);

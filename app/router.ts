import { createRouter } from '@tanstack/react-router';
import { PendingPage } from './pages/PendingPage.tsx';
import { queryClient } from './queryClient.ts';
import { dashboardRoute } from './routes/dashboardRoute.ts';
import { indexRoute } from './routes/indexRoute.ts';
import { loginRoute } from './routes/loginRoute.ts';
import { rootRoute } from './routes/rootRoute.tsx';
import { signedInRoute } from './routes/signedInRoute.ts';
import { startVisitRoute } from './routes/startVisitRoute.ts';
import { labsRoute, labPanelRoute } from './routes/labsRoute.ts';
import { scheduleCoachingRoute } from './routes/scheduleCoachingRoute.ts';
import * as visit from './routes/visitRoute.ts';

const routeTree = rootRoute.addChildren([
  indexRoute,
  loginRoute,
  signedInRoute.addChildren([
    dashboardRoute,
    startVisitRoute,
    labsRoute,
    labPanelRoute,
    scheduleCoachingRoute,
    visit.visitRoute.addChildren([
      visit.consultationRoute,
      visit.followUpRoute,
      visit.intakeRoute,
      visit.protocolSelectionRoute,
      visit.treatmentRoute,
      visit.membershipRoute,
      visit.chosenMembershipRoute,
      visit.labCheckoutRoute,
      visit.labProductCheckoutRoute,
      visit.identificationRoute,
      visit.identificationProductRoute,
    ]),
  ]),
]);

/** The portal's routes: one file a page, code loaded with the page. */
export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPendingComponent: PendingPage,
  defaultPendingMs: 150,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

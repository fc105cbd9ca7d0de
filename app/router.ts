import type { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/history';
import { createRouter } from '@tanstack/react-router';
import { PendingPage } from './shell/PendingPage.tsx';
import { agreedTextRoute } from './routes/dashboard/agreedTextRoute.ts';
import * as alias from './routes/dashboard/aliasRoutes.ts';
import {
  appointmentCallbackRoute,
  scheduleCoachingRoute,
  scheduleSubscriptionRoute,
  scheduleVerificationRoute,
} from './routes/appointments/scheduleRoutes.ts';
import { appointmentsRoute } from './routes/appointments/appointmentsRoute.ts';
import { dashboardIntakeRoute, startProductRoute, startVisitRoute } from './routes/visit/visitRoutes.ts';
import { dashboardRoute } from './routes/dashboard/dashboardRoute.ts';
import { medicationsRoute } from './routes/dashboard/medicationsRoute.ts';
import { messagesRoute } from './routes/dashboard/messagesRoute.ts';
import { notificationsRoute } from './routes/dashboard/notificationsRoute.ts';
import { orderRoute, ordersRoute } from './routes/dashboard/ordersRoutes.ts';
import { providersRoute } from './routes/dashboard/providersRoute.ts';
import { rootRoute } from './routes/root/rootRoute.tsx';
import { settingsRoutes } from './routes/dashboard/settingsRoutes.ts';
import { timelineRoute } from './routes/dashboard/timelineRoute.ts';
import { shellRoute } from './routes/dashboard/shellRoute.ts';
import { shopRoute } from './routes/dashboard/shopRoute.ts';
import { signedInRoute } from './routes/root/signedInRoute.ts';
import * as signup from './routes/signupRoute.ts';
import { subscriptionsRoute } from './routes/dashboard/subscriptionsRoute.ts';
import { dashboardLabsRoute, labsRoutes } from './routes/labs/labsRoutes.ts';
import * as onboarding from './routes/appointments/scheduleRoutes.ts';
import { photoReuploadRoute } from './routes/photoReuploadRoute.ts';
import { verificationRoute } from './routes/verificationRoute.ts';
import { waitForCode } from './routes/waitForCode.ts';

const routes = rootRoute.addChildren([
  signedInRoute.addChildren([
    alias.ownDashboardRoute,
    alias.dashboardHomeRoute,
    shellRoute.addChildren([
      dashboardRoute,
      medicationsRoute,
      messagesRoute,
      notificationsRoute,
      subscriptionsRoute,
      appointmentsRoute,
      settingsRoutes,
      agreedTextRoute,
      timelineRoute,
      providersRoute,
      ordersRoute,
      orderRoute,
      shopRoute,
      dashboardLabsRoute,
      labsRoutes,
    ]),
    alias.dashboardOrdersRoute,
    alias.dashboardItemRoute,
    alias.ownMessagesRoute,
    alias.newMessageRoute,
    dashboardIntakeRoute,
    startVisitRoute,
    startProductRoute,
    appointmentCallbackRoute,
    onboarding.scheduleOnboardingRoute,
    onboarding.scheduleOnboardingOfRoute,
    onboarding.dashboardOnboardingRoute,
    onboarding.dashboardOnboardingOfRoute,
    scheduleSubscriptionRoute,
    scheduleCoachingRoute,
    scheduleVerificationRoute,
    verificationRoute,
    photoReuploadRoute,
    signup.signupRoute.addChildren([signup.signupSectionRoute, signup.signupProductRoute]),
  ]),
]);

const routeTree = waitForCode(routes);

/**
 * The portal's routes: one file a page, code loaded with the page.
 *
 * @param history that of an address that a server draws; undefined for the browser's own
 */
export const createPortalRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPendingComponent: PendingPage,
    defaultPendingMs: 150,
    // On a server it would put a script of its own into the page.
    scrollRestoration: !history,
    ...(history && { history }),
  });

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
  interface HistoryState {
    /** Whether the place before is the list that led here, as the patient left it. */
    readonly fromList?: boolean;
  }
}

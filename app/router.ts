import { createRouter } from '@tanstack/react-router';
import { PendingPage } from './shell/PendingPage.tsx';
import { queryClient } from './queryClient.ts';
import * as alias from './routes/aliasRoutes.ts';
import { appointmentCallbackRoute } from './routes/appointmentCallbackRoute.ts';
import { appointmentsRoute } from './routes/appointmentsRoute.ts';
import { dashboardIntakeRoute } from './routes/dashboardIntakeRoute.ts';
import { dashboardRoute } from './routes/dashboardRoute.ts';
import { messagesRoute } from './routes/messagesRoute.ts';
import { rootRoute } from './routes/rootRoute.tsx';
import { shopRoute } from './routes/shopRoute.ts';
import { signedInRoute } from './routes/signedInRoute.ts';
import * as signup from './routes/signupRoute.ts';
import { startProductRoute } from './routes/startProductRoute.ts';
import { startVisitRoute } from './routes/startVisitRoute.ts';
import { subscriptionsRoute } from './routes/subscriptionsRoute.ts';
import { labsRoute, labPanelRoute } from './routes/labsRoute.ts';
import { scheduleCoachingRoute } from './routes/scheduleCoachingRoute.ts';
import * as onboarding from './routes/scheduleOnboardingRoute.ts';
import { scheduleSubscriptionRoute } from './routes/scheduleSubscriptionRoute.ts';
import { scheduleVerificationRoute } from './routes/scheduleVerificationRoute.ts';
import { photoReuploadRoute } from './routes/photoReuploadRoute.ts';
import { verificationRoute } from './routes/verificationRoute.ts';
import * as visit from './routes/visitRoute.ts';

const routeTree = rootRoute.addChildren([
  signedInRoute.addChildren([
    alias.ownDashboardRoute,
    alias.dashboardHomeRoute,
    dashboardRoute,
    alias.dashboardItemRoute,
    messagesRoute,
    subscriptionsRoute,
    alias.ownMessagesRoute,
    alias.newMessageRoute,
    dashboardIntakeRoute,
    shopRoute,
    startVisitRoute,
    startProductRoute,
    labsRoute,
    labPanelRoute,
    appointmentsRoute,
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

import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readCallbackSearch } from '../../dashboard/appointments/callback/readCallbackSearch.ts';
import { signedInRoute } from '../root/signedInRoute.ts';
import { calendarQuery } from '#services/api/appointments/appointmentQueries.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { readScheduleSearch } from '../../dashboard/appointments/schedule/readScheduleSearch.ts';
import { ownAddress } from '../root/ownAddress.ts';

/** `/appointment/cb?rescheduleUid=…&startTime=…`: the return URL of the scheduling service. */
export const appointmentCallbackRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'appointment/cb',
  validateSearch: readCallbackSearch,
  component: lazyRouteComponent(
    () => import('../../dashboard/appointments/callback/AppointmentCallbackPage.tsx'),
    'AppointmentCallbackPage',
  ),
});

/** `/schedule-coaching/{subscriptionId}?coachingLink=…` */
export const scheduleCoachingRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'schedule-coaching/$subscriptionId',
  validateSearch: readScheduleSearch,
  loader: ({ params: { subscriptionId }, context: { queryClient, userId } }) => {
    void queryClient.prefetchQuery(subscriptionsQuery(userId));
    void queryClient.prefetchQuery(calendarQuery({ purpose: 'coaching', subscription: subscriptionId }));
  },
  component: lazyRouteComponent(
    () => import('../../dashboard/appointments/schedule/ScheduleCoachingPage.tsx'),
    'ScheduleCoachingPage',
  ),
});

const component = lazyRouteComponent(
  () => import('../../dashboard/appointments/schedule/ScheduleOnboardingPage.tsx'),
  'ScheduleOnboardingPage',
);
const page = { getParentRoute: () => signedInRoute, validateSearch: readScheduleSearch, component } as const;

/** `/schedule-onboarding?intakeId=…&subscriptionId=…` */
export const scheduleOnboardingRoute = createRoute({ ...page, path: 'schedule-onboarding' });

/** `/schedule-onboarding/{intakeId}/{subscriptionId}` */
export const scheduleOnboardingOfRoute = createRoute({
  ...page,
  path: 'schedule-onboarding/$intakeId/$subscriptionId',
});

/** `/dashboard/{userId}/schedule-onboarding`; another patient's id is replaced by the patient's own. */
export const dashboardOnboardingRoute = createRoute({
  ...page,
  path: 'dashboard/$userId/schedule-onboarding',
  beforeLoad: (opened) => ownAddress(opened),
});

/** `/dashboard/{userId}/schedule-onboarding/{intakeId}/{subscriptionId}`: another URL of the same page. */
export const dashboardOnboardingOfRoute = createRoute({
  ...page,
  path: 'dashboard/$userId/schedule-onboarding/$intakeId/$subscriptionId',
  beforeLoad: ({ params: { intakeId, subscriptionId } }) => {
    throw redirect({
      to: '/schedule-onboarding/$intakeId/$subscriptionId',
      params: { intakeId, subscriptionId },
      search: true,
      replace: true,
    });
  },
});

/** `/schedule-subscription/{subscriptionId}?canIncrementCancellationAttempt=…` */
export const scheduleSubscriptionRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'schedule-subscription/$subscriptionId',
  validateSearch: readScheduleSearch,
  loader: ({ params: { subscriptionId }, context: { queryClient } }) => {
    void queryClient.prefetchQuery(calendarQuery({ purpose: 'subscription', subscription: subscriptionId }));
  },
  component: lazyRouteComponent(
    () => import('../../dashboard/appointments/schedule/ScheduleSubscriptionPage.tsx'),
    'ScheduleSubscriptionPage',
  ),
});

/** `/schedule-verification` */
export const scheduleVerificationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'schedule-verification',
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(calendarQuery({ purpose: 'verification' }));
  },
  component: lazyRouteComponent(
    () => import('../../dashboard/appointments/schedule/ScheduleVerificationPage.tsx'),
    'ScheduleVerificationPage',
  ),
});

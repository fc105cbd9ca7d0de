import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readScheduleSearch } from '../../dashboard/appointments/schedule/readScheduleSearch.ts';
import { ownAddress } from '../root/ownAddress.ts';
import { signedInRoute } from '../root/signedInRoute.ts';

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

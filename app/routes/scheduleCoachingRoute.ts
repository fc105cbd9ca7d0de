import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signedInRoute.ts';

/** `/schedule-coaching/{subscriptionId}?coachingLink=…` */
export const scheduleCoachingRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'schedule-coaching/$subscriptionId',
  validateSearch: (search: { readonly [key: string]: unknown }): { readonly coachingLink?: string } =>
    typeof search['coachingLink'] === 'string' ? { coachingLink: search['coachingLink'] } : {},
  component: lazyRouteComponent(() => import('../pages/ScheduleCoachingPage.tsx'), 'ScheduleCoachingPage'),
});

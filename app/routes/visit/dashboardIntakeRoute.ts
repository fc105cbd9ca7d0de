import { createRoute, redirect } from '@tanstack/react-router';
import { signedInRoute } from '../root/signedInRoute.ts';

/** `/dashboard/{userId}/intake/{intakeId}/{section}`: another URL of a visit's screen. */
export const dashboardIntakeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'dashboard/$userId/intake/$intakeId/$section',
  beforeLoad: ({ params: { intakeId, section } }) => {
    throw redirect({ to: '/intake/$intakeId/$section', params: { intakeId, section }, search: true, replace: true });
  },
});

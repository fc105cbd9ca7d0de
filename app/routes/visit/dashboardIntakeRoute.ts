import { createRoute, redirect } from '@tanstack/react-router';
import { signedInRoute } from '../root/signedInRoute.ts';

/** `/dashboard/{userId}/intake/{intakeId}/{section}`: another address of a screen of a visit. */
export const dashboardIntakeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'dashboard/$userId/intake/$intakeId/$section',
  beforeLoad: ({ params: { intakeId, section } }) => {
    throw redirect({ to: '/intake/$intakeId/$section', params: { intakeId, section }, search: true, replace: true });
  },
});

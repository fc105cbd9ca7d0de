import { createRoute, redirect } from '@tanstack/react-router';
import { pathFrom } from '#flows/paths/pathPattern.ts';
import { visitPaths } from '#flows/visit/address/visitPaths.ts';
import { signedInRoute } from '../root/signedInRoute.ts';

/** `/dashboard/{userId}/intake/{intakeId}/{section}`: another URL of a visit's screen. */
export const dashboardIntakeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'dashboard/$userId/intake/$intakeId/$section',
  beforeLoad: ({ params: { intakeId, section }, location: { searchStr } }) => {
    const path = pathFrom(visitPaths.intake, { intakeId, section });
    throw redirect({ href: path + searchStr, reloadDocument: true, replace: true });
  },
});

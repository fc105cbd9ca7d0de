import { createRoute, redirect } from '@tanstack/react-router';
import { pathFrom } from '#flows/paths/pathPattern.ts';
import { visitPaths } from '#flows/visit/address/visitPaths.ts';
import { signedInRoute } from '../root/signedInRoute.ts';
import { readReferrer } from '../../visit/address/readReferrer.ts';

/** `/dashboard/{userId}/intake/{intakeId}/{section}`: another URL of a visit's screen. */
export const dashboardIntakeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'dashboard/$userId/intake/$intakeId/$section',
  beforeLoad: ({ params: { intakeId, section }, location: { searchStr } }) => {
    const path = pathFrom(visitPaths.intake, { intakeId, section });
    throw redirect({ href: path + searchStr, reloadDocument: true, replace: true });
  },
});

/** `/start/{intakeTemplateId}/p/{productTemplateId}` opens a visit like `/start-visit`, for one of its products. */
export const startProductRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'start/$intakeTemplateId/p/$productTemplateId',
  validateSearch: readReferrer,
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { intakeTemplateId, productTemplateId }, deps: { referrer }, context }) => {
    // Most pages begin no visit.
    const [{ redirectToVisit }, { openVisitFor }] = await Promise.all([
      import('../../visit/start/openVisit.ts'),
      import('../../visit/start/openVisitFor.ts'),
    ]);
    const wanted = { templateId: intakeTemplateId, productId: productTemplateId };
    throw await redirectToVisit(openVisitFor(wanted, context), context, referrer);
  },
});

/** `/start-visit/{intakeTemplateId}` opens the patient's unfinished visit of that template, or a new one. */
export const startVisitRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'start-visit/$intakeTemplateId',
  validateSearch: readReferrer,
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { intakeTemplateId }, deps: { referrer }, context }) => {
    // Most pages begin no visit.
    const { redirectToVisit, openVisit } = await import('../../visit/start/openVisit.ts');
    throw await redirectToVisit(openVisit(intakeTemplateId, context.userId), context, referrer);
  },
});

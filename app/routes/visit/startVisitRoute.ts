import { createRoute } from '@tanstack/react-router';
import { readReferrer } from '../../visit/address/readReferrer.ts';
import { signedInRoute } from '../root/signedInRoute.ts';

/** `/start-visit/{intakeTemplateId}` opens the patient's unfinished visit of that template, or a new one. */
export const startVisitRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'start-visit/$intakeTemplateId',
  validateSearch: readReferrer,
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { intakeTemplateId }, deps: { referrer }, context }) => {
    // No page needs it before it is left for a visit.
    const { redirectToVisit, openVisit } = await import('../../visit/start/openVisit.ts');
    throw await redirectToVisit(openVisit(intakeTemplateId, context.userId), context, referrer);
  },
});

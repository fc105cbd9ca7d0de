import { createRoute } from '@tanstack/react-router';
import { readReferrer } from '../../visit/address/readReferrer.ts';
import { signedInRoute } from '../root/signedInRoute.ts';

/** `/start/{intakeTemplateId}/p/{productTemplateId}` opens a visit like `/start-visit`, for one of its products. */
export const startProductRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'start/$intakeTemplateId/p/$productTemplateId',
  validateSearch: readReferrer,
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { intakeTemplateId, productTemplateId }, deps: { referrer }, context }) => {
    const [{ redirectToVisit }, { openVisitFor }] = await Promise.all([
      import('../../visit/start/openVisit.ts'),
      import('../../visit/start/openVisitFor.ts'),
    ]);
    const wanted = { templateId: intakeTemplateId, productId: productTemplateId };
    throw await redirectToVisit(openVisitFor(wanted, context), context, referrer);
  },
});

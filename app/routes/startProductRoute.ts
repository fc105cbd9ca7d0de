import { createRoute } from '@tanstack/react-router';
import { leadInto } from '../visit/openVisit.ts';
import { openVisitFor } from '../visit/openVisitFor.ts';
import { signedInRoute } from './signedInRoute.ts';

/** `/start/{intakeTemplateId}/p/{productTemplateId}` opens a visit as `/start-visit` does, for one of its products. */
export const startProductRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'start/$intakeTemplateId/p/$productTemplateId',
  loader: async ({ params: { intakeTemplateId, productTemplateId }, context }) => {
    const wanted = { templateId: intakeTemplateId, productId: productTemplateId };
    throw await leadInto(openVisitFor(wanted, context), context);
  },
});

import { createRoute, redirect } from '@tanstack/react-router';
import { createIntake, incompleteIntakes } from '#services/api/intakes.ts';
import { signedInRoute } from './signedInRoute.ts';

/** `/start-visit/{intakeTemplateId}` opens the patient's unfinished visit of that template, or a new one. */
export const startVisitRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'start-visit/$intakeTemplateId',
  loader: async ({ params: { intakeTemplateId }, context: { userId, queryClient } }) => {
    const opened = await open(intakeTemplateId, userId).catch(() => undefined);
    await queryClient.invalidateQueries({ queryKey: ['intakes', userId] });
    if (!opened) throw redirect({ to: '/dashboard/$userId/$page', params: { userId, page: 'profile' }, replace: true });
    throw redirect({
      to: '/consultation/$section/$userId/$intakeId/question/$question',
      params: { section: 'hiw', userId, intakeId: opened.id, question: 'none' },
      search: { referrer: opened.resumed ? 'dashboard' : 'shop' },
      replace: true,
    });
  },
});

async function open(templateId: string, userId: string) {
  const incomplete = await incompleteIntakes(userId);
  const known = incomplete.find((intake) => intake.intake_template._id === templateId);
  if (known) return { id: known._id, resumed: true };
  const created = await createIntake({ templateId, userId, pharmacy_verification: true });
  return { id: created._id, resumed: false };
}

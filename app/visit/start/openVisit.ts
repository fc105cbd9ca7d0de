import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { Intake } from '#schemas/wire/intake.ts';
import { createIntake, incompleteIntakes, intakesQuery } from '#services/api/intakes.ts';
import type { Referrer } from '../address/readReferrer.ts';

/** A visit that was opened by its template. */
export interface OpenedVisit {
  readonly intake: Intake;
  /** It was begun before. */
  readonly resumed: boolean;
}

/** The patient's unfinished visit of a template, or a new one. Fails with NotFound where there is no such template. */
export async function openVisit(templateId: string, userId: string): Promise<OpenedVisit> {
  const incomplete = await incompleteIntakes(userId);
  const known = incomplete.find((intake) => intake.intake_template._id === templateId);
  if (known) return { intake: known, resumed: true };
  return { intake: await createIntake({ templateId, userId, pharmacy_verification: true }), resumed: false };
}

interface Patient {
  readonly userId: string;
  readonly queryClient: QueryClient;
}

/**
 * Leads to the first screen of the visit that `opening` finds; to the dashboard where it finds none, or fails.
 *
 * @param referrer where the patient comes from; where that is not known, a visit begun before is of the dashboard
 */
export async function leadInto(
  opening: Promise<OpenedVisit | undefined>,
  { userId, queryClient }: Patient,
  referrer?: Referrer,
) {
  const opened = await opening.catch(() => undefined);
  await queryClient.invalidateQueries({ queryKey: intakesQuery(userId).queryKey });
  if (!opened) return redirect({ to: '/dashboard/$userId/$page', params: { userId, page: 'profile' }, replace: true });
  return redirect({
    to: '/consultation/$section/$userId/$intakeId/question/$question',
    params: { section: 'hiw', userId, intakeId: opened.intake._id, question: 'none' },
    search: { referrer: referrer ?? (opened.resumed ? 'dashboard' : 'shop') },
    replace: true,
  });
}

import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { Intake } from '#schemas/wire/intake.ts';
import { reportFailure } from '#services/analytics/reportFailure.ts';
import { createIntake, incompleteIntakes, intakesQuery } from '#services/api/intakes.ts';
import { beginningHref } from '../address/beginningHref.ts';
import type { Referrer } from '../address/readReferrer.ts';

/** A visit opened by its template. */
export interface OpenedVisit {
  readonly intake: Intake;
  /** Whether the visit existed before. */
  readonly resumed: boolean;
}

/** The patient's unfinished visit of a template, or a new one. Fails with NotFound if there is no such template. */
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
 * Redirects to the first screen of the visit that `opening` finds; to the dashboard if it finds none, or fails.
 *
 * @param referrer the page from which the patient came; if unknown, an existing visit counts as opened from the
 *   dashboard
 */
export async function redirectToVisit(
  opening: Promise<OpenedVisit | undefined>,
  { userId, queryClient }: Patient,
  referrer?: Referrer,
) {
  const opened = await opening.catch((error: unknown) => reportFailure('starting a visit', error));
  await queryClient.invalidateQueries({ queryKey: intakesQuery(userId).queryKey });
  if (!opened) return redirect({ to: '/dashboard/$userId/$page', params: { userId, page: 'profile' }, replace: true });
  const href = beginningHref(
    { userId, intakeId: opened.intake._id },
    referrer ?? (opened.resumed ? 'dashboard' : 'shop'),
  );
  return redirect({ href, reloadDocument: true, replace: true });
}

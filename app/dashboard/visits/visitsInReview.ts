import type { Intake } from '#schemas/wire/intake.ts';

/** The visits that a provider has to review, without check-ins and coaching. */
export const visitsInReview = (intakes: readonly Intake[]): readonly Intake[] =>
  intakes.filter(
    ({ patient_complete, physician_review, closed, intake_template: { header } }) =>
      patient_complete !== null &&
      physician_review === null &&
      closed === null &&
      header.type !== 'coaching_membership' &&
      header.type !== 'follow_up',
  );

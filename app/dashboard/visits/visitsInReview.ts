import type { Intake } from '#schemas/wire/intake.ts';

/** The visits that wait for a provider; check-ins and coaching are not shown among them. */
export const visitsInReview = (intakes: readonly Intake[]): readonly Intake[] =>
  intakes.filter(
    ({ patient_complete, physician_review, closed, intake_template: { header } }) =>
      patient_complete !== null &&
      physician_review === null &&
      closed === null &&
      header.type !== 'coaching_membership' &&
      header.type !== 'follow_up',
  );

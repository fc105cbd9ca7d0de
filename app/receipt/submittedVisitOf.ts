import type { SubmittedVisit } from '#flows/visit/submittedTexts.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';

/** What is told of a visit that was sent. */
export const submittedVisitOf = (intake: Intake, { state }: Pick<User, 'state'>): SubmittedVisit => ({
  id: intake._id,
  type: intake.type,
  payment: intake.medical_review_payment,
  sent: intake.patient_complete ?? intake.created_at,
  reviewed: intake.physician_review,
  state,
  organization: currentOrganization.get().settings.name,
});

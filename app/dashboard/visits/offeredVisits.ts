import type { Intake } from '#schemas/wire/intake.ts';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import { FIRST_TEMPLATE } from './firstTemplate.ts';
import { sortIncomplete } from './sortIncomplete.ts';
import { visitsInReview } from './visitsInReview.ts';

/**
 * The visits that a patient can start, the recommended one first: none that is already started or in review, and no
 * check-in, and none that a stop keeps from the patient.
 */
export function offeredVisits(
  templates: readonly IntakeTemplate[],
  intakes: readonly Intake[],
): readonly IntakeTemplate[] {
  const busy = new Set(
    [...sortIncomplete(intakes), ...visitsInReview(intakes), ...intakes.filter(({ stopped }) => stopped)].map(
      (intake) => intake.intake_template._id,
    ),
  );
  return templates
    .filter(({ _id, header }) => header.type !== 'follow_up' && !busy.has(_id))
    .sort((one, other) => Number(other.slug === FIRST_TEMPLATE) - Number(one.slug === FIRST_TEMPLATE));
}

import type { Intake } from '#schemas/wire/intake.ts';
import { FIRST_TEMPLATE } from './firstTemplate.ts';

const isOpen = (intake: Intake) => intake.patient_complete === null && intake.closed === null;

/** A patient's incomplete visits: the one of the first template, then by the number of remaining questions. */
export const sortIncomplete = (intakes: readonly Intake[]): readonly Intake[] =>
  intakes
    .filter(isOpen)
    .sort(
      (one, other) =>
        Number(other.intake_template.slug === FIRST_TEMPLATE) - Number(one.intake_template.slug === FIRST_TEMPLATE) ||
        one.status.incomplete.total - other.status.incomplete.total,
    );

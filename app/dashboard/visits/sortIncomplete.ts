import type { Intake } from '#schemas/wire/intake.ts';

/** The template whose visits come first. */
const FIRST = 'rapamycin';

const isOpen = (intake: Intake) => intake.patient_complete === null && intake.closed === null;

/** The visits that a patient has not completed: that of the first template, then the fewest remaining questions first. */
export const sortIncomplete = (intakes: readonly Intake[]): readonly Intake[] =>
  intakes
    .filter(isOpen)
    .toSorted(
      (one, other) =>
        Number(other.intake_template.slug === FIRST) - Number(one.intake_template.slug === FIRST) ||
        one.status.incomplete.total - other.status.incomplete.total,
    );

import type { IntakeTemplateHeader } from '#schemas/flow/stepSet.ts';

/** States that prohibit prescribing lab tests online. */
const NO_LABS = new Set(['NY', 'NJ', 'RI']);

/** Whether a visit can be offered in a state, by its abbreviation. */
export const isAvailable = ({ type, unavailable = [] }: IntakeTemplateHeader, state: string): boolean =>
  !unavailable.includes(state) && !(type === 'lab' && NO_LABS.has(state));

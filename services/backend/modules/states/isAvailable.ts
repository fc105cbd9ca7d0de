import { noLabStates } from '#flows/checkout/rules/address/noLabStates.ts';
import type { IntakeTemplateHeader } from '#schemas/flow/stepSet.ts';

/** Whether a visit can be offered in a state, by its abbreviation. */
export const isAvailable = ({ type, unavailable = [] }: IntakeTemplateHeader, state: string): boolean =>
  !unavailable.includes(state) && !(type === 'lab' && noLabStates.has(state));

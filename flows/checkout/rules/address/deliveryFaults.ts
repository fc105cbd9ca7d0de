import type { ProblemField } from '#schemas/problem.ts';
import { noLabStates, noLabsText } from './noLabStates.ts';
import { statesOfZip } from './statesOfZip.ts';

/** Where a purchase can be sent. States are abbreviations. */
export interface DeliveryLimits {
  /** States in which it is not sold. */
  readonly unavailable: readonly string[];
  readonly isLab: boolean;
  /** The state that a visit was made for: what is prescribed there is sent there. Undefined if any state will do. */
  readonly visitState: string | undefined;
}

/** The parts of a postal address that are checked against each other and against the limits. */
export interface CheckedAddress {
  readonly state: string;
  readonly zip: string;
}

type Fault = Pick<ProblemField, 'code' | 'message'>;

/** What is wrong with a ZIP code in a state; undefined if nothing is. */
export function zipFault({ state, zip }: CheckedAddress): Fault | undefined {
  const states = statesOfZip(zip);
  if (states.includes(state)) return undefined;
  const where = states.length > 0 ? `is in ${states.join(' or ')}, not in ${state}` : 'is not one that we know';
  return { code: 'otherState', message: `ZIP code ${zip} ${where}. Please check the ZIP code and the state.` };
}

/** Why a purchase cannot be sent to a state; undefined if it can. */
export function stateFault(state: string, { unavailable, isLab, visitState }: DeliveryLimits): Fault | undefined {
  if (isLab && noLabStates.has(state)) return { code: 'notSold', message: noLabsText };
  if (unavailable.includes(state)) {
    const wayOn =
      visitState === state
        ? `Your visit is for ${state}: go back and choose another treatment, or ask your care team.`
        : 'Please use an address in another state.';
    return { code: 'notSold', message: `We cannot send this order to ${state} yet. ${wayOn}` };
  }
  if (visitState === undefined || visitState === state) return undefined;
  return {
    code: 'otherThanVisit',
    message: `Your visit is for ${visitState}, so we can only send to an address in ${visitState}. If you have moved, go back to your profile and change your state.`,
  };
}

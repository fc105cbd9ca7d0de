import type { Answers } from '#engine/answers/Answers.ts';
import { noPorts, type Ports } from '#renderers/ports/ports.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { State } from '#schemas/wire/state.ts';
import { deliveryOf } from '../../checkout/cart/deliveryOf.ts';
import { visitLimits } from '../flow/visitLimits.ts';
import { currentSession } from '#services/api/client/currentSession.ts';

/** The ports that a visit's questions need, before its products are known. Links load the document they lead to. */
export const questionPortsOf = (intake: Intake, answers: Answers, states: readonly State[]): Ports => ({
  ...noPorts,
  delivery: () => deliveryOf(answers, visitLimits(intake, answers, [])),
  holdInput: currentSession.holdInput,
  lists: { states: states.map(({ abbreviation, name }) => ({ value: abbreviation, label: name })) },
});

import type { QueryClient } from '@tanstack/react-query';
import type { EffectsOf } from '#engine/EffectsOf.ts';
import type { visitMachine } from '#flows/visit/visit.machine.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { completeIntake } from '#services/api/intakes.ts';
import { checkAvailability } from '#services/api/states.ts';
import { userQuery } from '#services/api/users.ts';
import { asEffectError } from './asEffectError.ts';
import { saveAccountAnswer } from './saveAccountAnswer.ts';
import { saveResponseAnswer } from './saveResponseAnswer.ts';

/** A key per attempt: repeating the same answer repeats its key, a changed answer is a new attempt. */
function attemptKeys() {
  const keys = new WeakMap<Answer, string>();
  return (answer: Answer, revision: number): string => {
    const known = keys.get(answer) ?? crypto.randomUUID();
    keys.set(answer, known);
    return `${known}-${revision}`;
  };
}

/**
 * What a visit does in the world.
 *
 * @param responseOfStep response id by step id
 */
export function visitEffects(
  intake: Intake,
  responseOfStep: ReadonlyMap<string, string>,
  queryClient: QueryClient,
): EffectsOf<typeof visitMachine> {
  const keyOf = attemptKeys();
  const completion = crypto.randomUUID();
  return {
    async saveAnswer(input) {
      const responseId = responseOfStep.get(input.step.id);
      if (responseId !== undefined)
        return saveResponseAnswer(intake._id, responseId, input, keyOf(input.answer, input.revision));
      const { user, ...saved } = await saveAccountAnswer(intake.user, input, keyOf(input.answer, input.revision));
      queryClient.setQueryData(userQuery(user._id).queryKey, user);
      return saved;
    },
    async checkAvailability({ answers }) {
      try {
        const { approved } = await checkAvailability({
          state_id: String(answers.fact('patient.state') ?? ''),
          intake_template_id: intake.intake_template._id,
        });
        return { 'availability.approved': approved };
      } catch (error) {
        throw asEffectError(error);
      }
    },
    async completeVisit() {
      try {
        const completed = await completeIntake(intake._id, completion);
        return { 'intake.complete': completed.patient_complete !== null };
      } catch (error) {
        throw asEffectError(error);
      }
    },
  };
}

import type { SaveInput, SaveOutput } from '#engine/walk/SaveInput.ts';
import type { IntakeResponse } from '#schemas/wire/intake.ts';
import { saveResponse } from '#services/api/intakes.ts';
import { ProblemError } from '#services/api/ProblemError.ts';
import { asEffectError } from '../../flow/asEffectError.ts';

const isResponse = (value: unknown): value is IntakeResponse =>
  typeof value === 'object' && value !== null && 'revision' in value && 'value' in value;

/** Saves the answer to one of the intake's own questions. */
export async function saveResponseAnswer(
  intakeId: string,
  responseId: string,
  { answer, revision }: SaveInput,
  key: string,
): Promise<SaveOutput> {
  try {
    const { response } = await saveResponse(intakeId, responseId, { value: { ...answer }, revision }, key);
    return { revision: response.revision };
  } catch (error) {
    const current = error instanceof ProblemError && error.code === 'RevisionConflict' ? error.current : undefined;
    throw isResponse(current) && current.value
      ? asEffectError(error, { answer: current.value, revision: current.revision })
      : asEffectError(error);
  }
}

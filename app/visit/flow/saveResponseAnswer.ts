import type { SaveInput, SaveOutput } from '#engine/walk/SaveInput.ts';
import { currentOf } from '#services/api/client/currentOf.ts';
import { saveResponse } from '#services/api/intakes.ts';
import { asEffectError } from '../../flow/asEffectError.ts';

/** Saves the answer of one of the intake's own questions. */
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
    const stored = currentOf(error, 'RevisionConflict')?.response;
    const theirs = stored?.value ? { answer: stored.value, revision: stored.revision } : undefined;
    throw asEffectError(error, { theirs });
  }
}

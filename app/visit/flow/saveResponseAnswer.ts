import type { SaveInput, SaveOutput } from '#engine/walk/SaveInput.ts';
import { classFacts } from '#flows/medicines/rules/classFacts.ts';
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
    const saved = await saveResponse(intakeId, responseId, { value: { ...answer }, revision }, key);
    const { response, medicine_classes: classes } = saved;
    return { revision: response.revision, ...(classes && { facts: classFacts(classes) }) };
  } catch (error) {
    const stored = currentOf(error, 'RevisionConflict')?.response;
    const theirs = stored?.value ? { answer: stored.value, revision: stored.revision } : undefined;
    throw asEffectError(error, { theirs });
  }
}

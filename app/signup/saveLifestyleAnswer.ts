import type { SaveInput, SaveOutput } from '#engine/walk/SaveInput.ts';
import { engineAnswer, wireAnswer, type LifestyleStep } from '#flows/signup/rules/lifestyleAnswers.ts';
import type { Lifestyle } from '#schemas/wire/lifestyle.ts';
import { currentOf } from '#services/api/client/currentOf.ts';
import { saveLifestyle } from '#services/api/lifestyle.ts';
import { asEffectError } from '../flow/asEffectError.ts';

/** Told by the backend; no flow declares it. */
const REVISION: string = 'patient.revision';

/** An answer of a lifestyle question that is being saved. */
interface LifestyleInput extends SaveInput {
  readonly step: LifestyleStep;
  /** The version of the lifestyle questions. */
  readonly version: number;
}

/** The answer that the walk knew before, in the API's form. */
function knownAnswer({ step, answers }: LifestyleInput): string | undefined {
  const known = answers.answer(answers.definition.positions.get(step.id) ?? -1);
  return known && JSON.stringify(wireAnswer(step, known));
}

/** The backend names the question; the screen knows its choice by the step's own name. */
const fieldNameIn =
  ({ step }: LifestyleInput) =>
  (name: string): string =>
    name === step.id ? 'value' : name;

const saved = (lifestyle: Lifestyle) => ({
  revision: lifestyle.revision,
  facts: { [REVISION]: lifestyle.revision },
  lifestyle,
});

/**
 * Saves the answer to a lifestyle question. It belongs to the account, which has a single revision: if another tab
 * changed only other parts, the save is repeated with the new revision; if it changed this answer, the patient has to
 * resolve the conflict.
 */
export async function saveLifestyleAnswer(
  userId: string,
  input: LifestyleInput,
  key: string,
): Promise<SaveOutput & { readonly lifestyle: Lifestyle }> {
  const { step, version } = input;
  const mine = wireAnswer(step, input.answer);
  const known = input.answers.fact(REVISION);
  let revision = Math.max(input.revision, typeof known === 'number' ? known : 0);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const update = { medical_profile: { lifestyle: { [step.id]: mine } }, revision, version };
      return saved(await saveLifestyle(userId, update, `${key}-${revision}`));
    } catch (error) {
      const current = currentOf(error, 'RevisionConflict')?.lifestyle;
      if (!current) throw asEffectError(error, { fieldName: fieldNameIn(input) });
      const stored = current.answers[step.id];
      const theirs = stored === undefined ? undefined : engineAnswer(step, stored);
      const held = theirs && JSON.stringify(wireAnswer(step, theirs));
      if (held === JSON.stringify(mine)) return saved(current);
      if (theirs && held !== knownAnswer(input))
        throw asEffectError(error, { theirs: { answer: theirs, revision: current.revision } });
      if (attempt === 3) throw asEffectError(error);
      revision = current.revision;
    }
  }
}

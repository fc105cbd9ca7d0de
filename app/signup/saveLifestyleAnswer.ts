import { EffectError } from '#engine/effects/EffectError.ts';
import type { SaveInput, SaveOutput } from '#engine/walk/SaveInput.ts';
import { engineAnswer, wireAnswer, type LifestyleStep } from '#flows/signup/rules/lifestyleAnswers.ts';
import type { Lifestyle } from '#schemas/wire/lifestyle.ts';
import { saveLifestyle } from '#services/api/lifestyle.ts';
import { ProblemError } from '#services/api/ProblemError.ts';
import { asEffectError } from '../flow/asEffectError.ts';

/** Told by the backend; no flow declares it. */
const REVISION: string = 'patient.revision';

const isLifestyle = (value: unknown): value is Lifestyle =>
  typeof value === 'object' && value !== null && 'answers' in value && 'definition' in value && 'revision' in value;

/** An answer of a lifestyle question that is being saved. */
interface LifestyleInput extends SaveInput {
  readonly step: LifestyleStep;
  /** Of the questions that are asked. */
  readonly version: number;
}

/** What the walk knew of the question before, as the wire has it. */
function knownAnswer({ step, answers }: LifestyleInput): string | undefined {
  const known = answers.answer(answers.definition.positions.get(step.id) ?? -1);
  return known && JSON.stringify(wireAnswer(step, known));
}

/** The backend names the question; the screen knows its choice by the step's own name. */
const asFailure = (error: unknown, { step }: LifestyleInput): unknown =>
  error instanceof ProblemError
    ? new EffectError({
        code: error.code,
        message: error.message,
        fields: error.fields.map((problem) => ({
          ...problem,
          field: problem.field === step.id ? 'value' : problem.field,
        })),
      })
    : error;

const saved = (lifestyle: Lifestyle) => ({
  revision: lifestyle.revision,
  facts: { [REVISION]: lifestyle.revision },
  lifestyle,
});

/**
 * Saves the answer of a lifestyle question. It lives on the account, which has one revision for all of it: where another
 * tab changed other parts only, the save is repeated on the new revision; where it changed this very answer, that is a
 * conflict for the patient to settle.
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
      const current = error instanceof ProblemError && error.code === 'RevisionConflict' ? error.current : undefined;
      if (!isLifestyle(current)) throw asFailure(error, input);
      const stored = current.answers[step.id];
      const theirs = stored === undefined ? undefined : engineAnswer(step, stored);
      const held = theirs && JSON.stringify(wireAnswer(step, theirs));
      if (held === JSON.stringify(mine)) return saved(current);
      if (theirs && held !== knownAnswer(input))
        throw asEffectError(error, { answer: theirs, revision: current.revision });
      if (attempt === 3) throw asEffectError(error);
      revision = current.revision;
    }
  }
}

import { readAnswer } from '#engine/definition/facts.ts';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import type { SaveInput, SaveOutput } from '#engine/walk/SaveInput.ts';
import type { Value } from '#schemas/flow/answer.ts';
import type { User } from '#schemas/wire/user.ts';
import { ProblemError } from '#services/api/ProblemError.ts';
import { updateUser } from '#services/api/users.ts';
import { asEffectError } from '../flow/asEffectError.ts';
import { patientFacts, patientUpdate } from './patientFacts.ts';

const ACCOUNT = 'patient.';
/** Told by the backend; no flow declares it. */
const REVISION: string = 'patient.revision';

const isUser = (value: unknown): value is User =>
  typeof value === 'object' && value !== null && 'medical_profile' in value && 'revision' in value;

/** The backend names account fields; the screen knows them by the step's own names. */
function inStepFields(error: unknown, { step }: SaveInput): unknown {
  if (!(error instanceof ProblemError)) return error;
  const stepFields = fieldsOf(step);
  const nameOf = (accountField: string) =>
    stepFields.find((field) => field.saves === `patient.${accountField}`)?.name ?? accountField;
  return new ProblemError({
    status: error.status,
    code: error.code,
    message: error.message,
    fields: error.fields.map((problem) => ({ ...problem, field: nameOf(problem.field) })),
  });
}

const sameValue = (one: Value | undefined, other: Value | undefined) => JSON.stringify(one) === JSON.stringify(other);

/** Whether an answer changes anything about the account. */
export const changesAccount = ({ facts, answers }: SaveInput): boolean =>
  Object.entries(facts).some(
    ([ref, value]) => ref.startsWith(ACCOUNT) && !sameValue(answers.fact(ref), value ?? undefined),
  );

/**
 * Saves an answer that lives on the patient's account. The account has one revision for all of it: where another tab
 * changed other parts only, the save is repeated on the new revision; where it changed this very answer, that is a
 * conflict for the patient to settle.
 */
export async function saveAccountAnswer(
  userId: string,
  input: SaveInput,
  key: string,
): Promise<SaveOutput & { user: User }> {
  const known = input.answers.fact(REVISION);
  let revision = Math.max(input.revision, typeof known === 'number' ? known : 0);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const user = await updateUser(userId, { ...patientUpdate(input.facts), revision }, `${key}-${revision}`);
      return { revision: user.revision, facts: patientFacts(user), user };
    } catch (error) {
      const current = error instanceof ProblemError && error.code === 'RevisionConflict' ? error.current : undefined;
      if (!isUser(current)) throw asEffectError(inStepFields(error, input));
      const facts = patientFacts(current);
      const agreed = Object.entries(input.facts).every(([ref, value]) =>
        sameValue(facts[ref] ?? undefined, value ?? undefined),
      );
      if (agreed) return { revision: current.revision, facts, user: current };
      const changed = Object.keys(input.facts).some(
        (ref) => !sameValue(input.answers.fact(ref), facts[ref] ?? undefined),
      );
      const theirs = readAnswer(fieldsOf(input.step), (ref) => facts[ref] ?? undefined);
      if (changed && theirs) throw asEffectError(error, { answer: theirs, revision: current.revision });
      if (attempt === 3) throw asEffectError(error);
      revision = current.revision;
    }
  }
}

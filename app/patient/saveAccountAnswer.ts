import { readAnswer, type Facts } from '#engine/definition/facts.ts';
import { classFacts } from '#flows/medicines/rules/classFacts.ts';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import type { SaveInput, SaveOutput } from '#engine/walk/SaveInput.ts';
import type { Value } from '#schemas/flow/answer.ts';
import type { User } from '#schemas/wire/user.ts';
import { currentOf } from '#services/api/client/currentOf.ts';
import { updateUser } from '#services/api/users.ts';
import { asEffectError } from '../flow/asEffectError.ts';
import { patientFacts, patientUpdate } from './patientFacts.ts';

const ACCOUNT = 'patient.';
/** Told by the backend; no flow declares it. */
const REVISION: string = 'patient.revision';

/** The facts about a patient, with the classes of what they have named. */
function savedFacts(user: User): Facts {
  const facts = patientFacts(user);
  return user.medicine_classes ? { ...facts, ...classFacts(user.medicine_classes) } : facts;
}

/** The backend names account fields; the screen knows them by the step's own names. */
const fieldNameIn = ({ step }: SaveInput) => {
  const stepFields = fieldsOf(step);
  return (accountField: string): string =>
    stepFields.find((field) => field.saves === `${ACCOUNT}${accountField}`)?.name ?? accountField;
};

const sameValue = (one: Value | undefined, other: Value | undefined) => JSON.stringify(one) === JSON.stringify(other);

/** Whether an answer changes anything in the account. */
export const changesAccount = ({ facts, answers }: SaveInput): boolean =>
  Object.entries(facts).some(
    ([ref, value]) => ref.startsWith(ACCOUNT) && !sameValue(answers.fact(ref), value ?? undefined),
  );

/**
 * Saves an answer that belongs to the patient's account. The whole account has one revision: if another tab changed
 * only other parts, the save is repeated with the new revision; if it changed this answer, the patient has to resolve
 * the conflict.
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
      return { revision: user.revision, facts: savedFacts(user), user };
    } catch (error) {
      const current = currentOf(error, 'RevisionConflict')?.user;
      if (!current) throw asEffectError(error, { fieldName: fieldNameIn(input) });
      const facts = savedFacts(current);
      const agreed = Object.entries(input.facts).every(([ref, value]) =>
        sameValue(facts[ref] ?? undefined, value ?? undefined),
      );
      if (agreed) return { revision: current.revision, facts, user: current };
      const changed = Object.keys(input.facts).some(
        (ref) => !sameValue(input.answers.fact(ref), facts[ref] ?? undefined),
      );
      const theirs = readAnswer(fieldsOf(input.step), (ref) => facts[ref] ?? undefined);
      if (changed && theirs) throw asEffectError(error, { theirs: { answer: theirs, revision: current.revision } });
      if (attempt === 3) throw asEffectError(error);
      revision = current.revision;
    }
  }
}

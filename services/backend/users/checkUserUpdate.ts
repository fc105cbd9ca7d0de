import { Answers } from '#engine/Answers.ts';
import type { Day } from '#engine/birthday.ts';
import { applies, checkAnswer } from '#engine/checkAnswer.ts';
import type { CompiledStep } from '#engine/CompiledStep.ts';
import { readAnswer, writeFacts, type Facts } from '#engine/facts.ts';
import type { Field } from '#engine/Field.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { User, UserUpdate } from '#schemas/wire/user.ts';
import { factsOf } from '../intakes/factsOf.ts';
import { states } from '../states/states.ts';
import { profileDefinition, profileSteps } from './profileSteps.ts';

const PATIENT = 'patient.';

/** The facts that a field sets. */
const refsOf = (field: Field): readonly string[] =>
  field.type === 'choices' && field.savesEach ? Object.values(field.savesEach) : field.saves ? [field.saves] : [];

/** The name that the wire gives to what a field sets. */
const wireName = (field: Field): string => refsOf(field)[0]?.slice(PATIENT.length) ?? field.name;

/** The part of a step's answer that an update speaks of: each field by itself on a form, all of them on a question. */
function partOf({ step, fields }: CompiledStep, changed: Facts): readonly Field[] {
  const named = fields.filter((field) => refsOf(field).some((ref) => ref in changed));
  return step.kind === 'form' || named.length === 0 ? named : fields;
}

/** Whether an update leaves a question of the medical profile without its main answer, which makes it unanswered again. */
function isCleared({ step }: CompiledStep, [main]: readonly Field[], after: Facts): boolean {
  return step.kind !== 'form' && main !== undefined && refsOf(main).every((ref) => (after[ref] ?? null) === null);
}

function answerOf(fields: readonly Field[], facts: Facts, changed: Facts): Answer {
  const known = (ref: string): Value | undefined => facts[ref] ?? undefined;
  const answer: { [field: string]: Value } = { ...readAnswer(fields, known) };
  // What the update sets itself counts even where it does not apply, so that a contradiction is refused.
  for (const field of fields) {
    const value = field.saves === undefined ? undefined : changed[field.saves];
    if (value !== undefined && value !== null) answer[field.name] = value;
    else if (!applies(field, answer)) delete answer[field.name];
  }
  return answer;
}

/** What an update does to the profile: what is wrong with it, and the facts that it sets where nothing is. */
export interface CheckedUpdate {
  readonly problems: readonly ProblemField[];
  readonly facts: Facts;
}

/**
 * Checks a change of the profile with the rules of the portal's own questions. Saying "no" to a question clears the
 * details that were given with an earlier "yes".
 *
 * @param today the day on which ages are counted
 */
export function checkUserUpdate(user: User, update: Partial<UserUpdate>, today: Day): CheckedUpdate {
  const before = factsOf(user);
  const { medical_profile, first_name, last_name, sex, height, weight, birthday, state } = update;
  const given = { first_name, last_name, sex, height, weight, birthday, state, ...medicalEntries(medical_profile) };
  const changed: { [ref: string]: Facts[string] } = {};
  for (const [name, value] of Object.entries(given)) {
    const ref = PATIENT + name;
    // An empty field that is sent along unchanged is no change.
    if (value !== undefined && !(value === null && (before[ref] ?? null) === null)) changed[ref] = value;
  }
  const after: Facts = { ...before, ...changed };
  const answers = new Answers(profileDefinition, { facts: after, today: () => today });
  const problems = new Map<string, ProblemField>();
  const facts: { [ref: string]: Facts[string] } = { ...changed };
  for (const step of profileSteps) {
    const fields = partOf(step, changed);
    if (fields.length === 0) continue;
    if (isCleared(step, fields, after)) {
      for (const ref of fields.flatMap(refsOf)) facts[ref] = null;
      continue;
    }
    if (!answers.isRelevant(step.index)) {
      if (fields.flatMap(refsOf).some((ref) => changed[ref] === true))
        for (const field of fields)
          problems.set(wireName(field), {
            field: wireName(field),
            code: 'notApplicable',
            message: 'This does not apply to you.',
          });
      continue;
    }
    const answer = answerOf(fields, after, changed);
    for (const problem of checkAnswer(fields, answer, today)) {
      const field = fields.find(({ name }) => name === problem.field);
      const name = field ? wireName(field) : problem.field;
      problems.set(name, { ...problem, field: name });
    }
    Object.assign(facts, writeFacts(fields, answer));
  }
  const stateField = profileSteps.flatMap(({ fields }) => fields).find(({ saves }) => saves === `${PATIENT}state`);
  if (typeof state === 'string' && !problems.has('state') && !states.some(({ abbreviation }) => abbreviation === state))
    problems.set('state', {
      field: 'state',
      code: 'option',
      message: stateField?.errors?.['invalid'] ?? 'Please choose one of the options shown.',
    });
  return { problems: [...problems.values()], facts };
}

function medicalEntries(profile: UserUpdate['medical_profile']): Facts {
  return Object.fromEntries(Object.entries(profile ?? {}).map(([name, value]) => [`medical_profile.${name}`, value]));
}

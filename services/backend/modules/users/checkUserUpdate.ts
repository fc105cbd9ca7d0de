import { zipFault } from '#flows/checkout/rules/address/deliveryFaults.ts';
import { lineFault } from '#flows/signup/rules/lineFault.ts';
import { Answers } from '#engine/answers/Answers.ts';
import type { Day } from '#engine/answers/birthday.ts';
import { applies } from '#engine/definition/applies.ts';
import { checkAnswer } from '#engine/answers/checkAnswer.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import { readAnswer, writeFacts, type Facts } from '#engine/definition/facts.ts';
import type { Field } from '#engine/definition/Field.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { UserUpdate } from '#schemas/wire/user.ts';
import { factsOf } from '../profile/factsOf.ts';
import type { VisitPatient } from '../profile/VisitPatient.ts';
import { states } from '../states/states.ts';
import { medicalFields, profileDefinition, profileSteps } from '../profile/medicalFields.ts';

const PATIENT = 'patient.';

/** The facts that a field sets. */
const refsOf = (field: Field): readonly string[] =>
  field.type === 'choices' && field.savesEach ? Object.values(field.savesEach) : field.saves ? [field.saves] : [];

/** The name that the wire gives to what a field sets. */
const wireName = (field: Field): string => refsOf(field)[0]?.slice(PATIENT.length) ?? field.name;

/** Whether the fields of a step are answers of their own, and not parts of one. */
const isForm = ({ step }: CompiledStep) => step.kind === 'form' || step.kind === 'checkout';

/**
 * The part of a step's answer that an update speaks of: all of a question; on a form each field by itself, with its confirmation
 * and the numbers that it is believed together with.
 */
function partOf(step: CompiledStep, changed: Facts, after: Facts): readonly Field[] {
  const named = step.fields.filter((field) => refsOf(field).some((ref) => ref in changed));
  if (!isForm(step)) return named.length === 0 ? named : step.fields;
  const names = new Set(named.map(({ name }) => name));
  const isKnown = (name: string) => {
    const field = step.fields.find((one) => one.name === name);
    return field !== undefined && refsOf(field).every((ref) => (after[ref] ?? null) !== null);
  };
  const together = step.fields
    .flatMap((field) =>
      field.type === 'number' && field.believed?.ratio ? [[field.name, field.believed.ratio.to]] : [],
    )
    .filter((pair) => pair.some((name) => names.has(name)) && pair.every(isKnown))
    .flat();
  const judged = new Set([...names, ...together]);
  return step.fields.filter(
    (field) => judged.has(field.name) || (field.type === 'confirmation' && judged.has(field.of)),
  );
}

/** Whether an update leaves a question of the medical profile without its main answer, which makes it unanswered again. */
function isCleared(step: CompiledStep, [main]: readonly Field[], after: Facts): boolean {
  return !isForm(step) && main !== undefined && refsOf(main).every((ref) => (after[ref] ?? null) === null);
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
  // What was confirmed of a number that is another one now.
  for (const field of fields)
    if (field.type === 'confirmation' && answer[field.of] !== answer[field.name]) delete answer[field.name];
  return answer;
}

const SEX = `${PATIENT}sex`;

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
export function checkUserUpdate(user: VisitPatient, update: Partial<UserUpdate>, today: Day): CheckedUpdate {
  const before = factsOf(user);
  const { medical_profile, shipping_info, first_name, last_name, sex, height, weight, birthday, state } = update;
  const { height_confirmed, weight_confirmed } = update;
  const given = {
    first_name,
    last_name,
    sex,
    height,
    weight,
    height_confirmed,
    weight_confirmed,
    birthday,
    state,
    mobile_number: update.mobile_number,
    ...entriesWithin('medical_profile', medical_profile),
    ...entriesWithin('shipping_info', shipping_info),
  };
  const changed: { [ref: string]: Facts[string] } = {};
  for (const [name, value] of Object.entries(given)) {
    const ref = PATIENT + name;
    // An empty field that is sent along unchanged is no change.
    if (value !== undefined && !(value === null && (before[ref] ?? null) === null)) changed[ref] = value;
  }
  const after: Facts = { ...before, ...changed };
  // Of a patient whose sex is not known, a pregnancy is believed.
  const asked = { ...after, [SEX]: after[SEX] ?? 'other' };
  const answers = new Answers(profileDefinition, { facts: asked, today: () => today });
  const problems = new Map<string, ProblemField>();
  const facts: { [ref: string]: Facts[string] } = { ...changed };
  for (const step of profileSteps) {
    const fields = partOf(step, changed, after);
    if (fields.length === 0) continue;
    if (isCleared(step, fields, after)) {
      for (const ref of fields.flatMap(refsOf)) facts[ref] = null;
      continue;
    }
    if (!answers.isRelevant(step.index)) {
      if (fields.flatMap(refsOf).some((ref) => (changed[ref] ?? false) !== false))
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
  for (const problem of [
    ...typeProblems(medical_profile),
    ...listProblems(changed, problems),
    ...lineProblems(changed, problems),
    ...zipProblems(changed, after, problems),
    ...mobileProblems(changed),
  ])
    problems.set(problem.field, problem);
  return { problems: [...problems.values()], facts };
}

/** What is sent for the medical profile in another form than its question gives it. */
const typeProblems = (sent: Partial<UserUpdate>['medical_profile'] = {}): readonly ProblemField[] =>
  Object.entries(sent).flatMap(([name, value]) =>
    value === null || typeof value === medicalFields.get(name)
      ? []
      : [
          {
            field: `medical_profile.${name}`,
            code: 'type',
            message: 'This answer has the wrong form. Please enter it again.',
          },
        ],
  );

const fieldOf = (ref: string) => profileSteps.flatMap(({ fields }) => fields).find(({ saves }) => saves === ref);

/** States that are not among those of the list that their fields offer. */
const listProblems = (changed: Facts, known: ReadonlyMap<string, ProblemField>): readonly ProblemField[] =>
  ['state', 'shipping_info.state'].flatMap((field) => {
    const value = changed[PATIENT + field];
    if (typeof value !== 'string' || known.has(field) || states.some(({ abbreviation }) => abbreviation === value))
      return [];
    const message = fieldOf(PATIENT + field)?.errors?.['invalid'] ?? 'Please choose one of the options shown.';
    return [{ field, code: 'option', message }];
  });

const ZIP = 'shipping_info.zip_code';
const STATE = 'shipping_info.state';

/** A ZIP code that lies in another state than the address that it is part of. */
function zipProblems(changed: Facts, after: Facts, known: ReadonlyMap<string, ProblemField>): readonly ProblemField[] {
  const [zip, state] = [after[PATIENT + ZIP], after[PATIENT + STATE]];
  const isTouched = PATIENT + ZIP in changed || PATIENT + STATE in changed;
  if (!isTouched || known.has(ZIP) || known.has(STATE) || typeof zip !== 'string' || typeof state !== 'string')
    return [];
  const fault = states.some(({ abbreviation }) => abbreviation === state) ? zipFault({ state, zip }) : undefined;
  return fault ? [{ field: ZIP, ...fault }] : [];
}

/** What a person is called and where they live, each on a line of its own. */
const LINES = {
  first_name: 'name',
  last_name: 'name',
  'shipping_info.first_name': 'name',
  'shipping_info.last_name': 'name',
  'shipping_info.street_address': 'address',
  'shipping_info.apt_suite': 'address',
  'shipping_info.city': 'name',
} as const;

const lineProblems = (changed: Facts, known: ReadonlyMap<string, ProblemField>): readonly ProblemField[] =>
  Object.entries(LINES).flatMap(([field, line]) => {
    const value = changed[PATIENT + field];
    if (typeof value !== 'string' || known.has(field)) return [];
    const fault = lineFault(value, line);
    return fault ? [{ field, ...fault }] : [];
  });

/** A mobile number within the address, which no question asks for: the account's own question says what it may be. */
function mobileProblems(changed: Facts): readonly ProblemField[] {
  const value = changed[`${PATIENT}shipping_info.mobile_number`];
  const asked = fieldOf(`${PATIENT}mobile_number`);
  if (typeof value !== 'string' || asked?.type !== 'text' || new RegExp(asked.pattern ?? '', 'u').test(value))
    return [];
  const message = asked.errors?.['invalid'] ?? 'This answer has the wrong form. Please enter it again.';
  return [{ field: 'shipping_info.mobile_number', code: 'pattern', message }];
}

const entriesWithin = (part: string, values: object | undefined): Facts =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [`${part}.${name}`, value]));

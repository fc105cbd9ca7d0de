import { patientUpdate } from '#app/patient/patientFacts.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { wholeAnswer } from '#engine/authoring/answers/answerSamples.ts';
import type { Composition } from '#engine/authoring/read/Composition.ts';
import { WALK_DAY } from '#engine/authoring/answers/fieldSamples.ts';
import { Model } from '#engine/authoring/answers/Model.ts';
import { goal } from '#engine/authoring/witness/Recorder.ts';
import type { Simulation } from '#engine/authoring/witness/Simulation.ts';
import type { Witness } from '#engine/authoring/finding/Witness.ts';
import { witnesses } from '#engine/authoring/witness/witnesses.ts';
import type { Definition } from '#engine/definition/compile.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import { readAnswer, writeFacts } from '#engine/definition/facts.ts';
import { visitFlow } from '#flows/visit/visit.flow.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { UserUpdate } from '#schemas/wire/user.ts';

/** What is asked before a visit sells anything. */
const asking: ReadonlySet<string> = new Set(['hiw', 'profile', 'pharmacy-overview', 'pharmacy-questions', 'intake']);

/** The medical questions of a visit, those of its template last. */
export const questionsOf = ({ steps }: Definition): readonly CompiledStep[] =>
  ['pharmacy-questions', 'intake'].flatMap((section) => steps.filter((step) => step.section === section));

/** The fewest walks that together show every medical question of a visit, but for those that were seen already. */
export function questionWalks(
  composition: Composition,
  definition: Definition,
  seen: ReadonlySet<string>,
): readonly Witness[] {
  const wanted = new Set(
    questionsOf(definition)
      .filter(({ step }) => !seen.has(step.id))
      .flatMap(({ step }) => [goal.step(step.id), goal.when(step.id, true)]),
  );
  return witnesses(composition, visitFlow.machine, new Model(definition), (one) => wanted.has(one)).witnesses;
}

/** The answers of a walk by step. */
export const answersOf = ({ saved, events }: Witness): ReadonlyMap<string, Answer> =>
  new Map([
    ...Object.entries(saved),
    ...events.flatMap((event) => ('answer' in event ? [[event.step, event.answer] as const] : [])),
  ]);

/**
 * What an account is to hold so that every fact that decides about a question is as a walk has it.
 *
 * @param reviewed whether the medical history is known already, as the walk answers it or else in the plainest way
 */
export function accountFor(definition: Definition, witness: Witness, reviewed: boolean): UserUpdate {
  const { steps, factDependents } = definition;
  const given = answersOf(witness);
  const filledIn = steps.flatMap(({ fields, step }) =>
    step.kind === 'form' ? Object.entries(writeFacts(fields, given.get(step.id) ?? {})) : [],
  );
  const facts: { [ref: string]: Value } = {};
  for (const [ref, value] of [...filledIn, ...Object.entries(witness.facts)])
    if (factDependents.has(ref) && value !== null && value !== undefined) facts[ref] = value;
  const patient = new Answers(definition, { facts, today: () => WALK_DAY });
  const history = steps.filter(({ section, index }) => section === 'pharmacy-questions' && patient.isRelevant(index));
  // No account holds half an answer, such as medications without a word which.
  const answered = history.flatMap(({ fields, step }) => {
    const held = readAnswer(fields, (ref) => facts[ref]);
    const answer = reviewed ? (given.get(step.id) ?? held ?? {}) : held;
    return answer ? [writeFacts(fields, wholeAnswer(fields, answer))] : [];
  });
  return patientUpdate(Object.assign(facts, ...answered));
}

/** A step that is shown, and the answer that it is given. */
export interface PlannedAnswer {
  readonly step: CompiledStep;
  readonly answer: Answer;
}

/**
 * The steps that the engine shows on a walk up to the last medical question, each with its answer: as given, or the
 * plainest; of a form about the patient, what the account holds.
 *
 * @param given answers by step
 */
export function plannedWalk(simulation: Simulation, given: ReadonlyMap<string, Answer>): readonly PlannedAnswer[] {
  const planned: PlannedAnswer[] = [];
  for (;;) {
    const { step, answers, effects } = simulation;
    if (!step) {
      if (!effects.includes('checkAvailability')) return planned;
      simulation.learn('checkAvailability', { 'availability.approved': true });
      continue;
    }
    if (!asking.has(step.section)) return planned;
    const { fields } = step.seenBy(answers);
    const held = answers.answer(step.index);
    // What the account holds stands there already and is confirmed.
    const confirms = step.savesFacts && (step.step.kind === 'form' || step.step.kind === 'review');
    const answer = (confirms ? held : given.get(step.step.id)) ?? held ?? (step.asks ? wholeAnswer(fields) : {});
    planned.push({ step, answer });
    if (!simulation.submit(answer)) throw new Error(`'${step.step.id}' refuses ${JSON.stringify(answer)}`);
  }
}

import { asStep } from '#flows/kinds/asStep.ts';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { createActor, fromPromise, waitFor } from 'xstate';
import { InspectionStream } from '#app/dev/stream/InspectionStream.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { fieldSamples, WALK_DAY } from '#engine/authoring/answers/fieldSamples.ts';
import { applies } from '#engine/definition/applies.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import type { Definition } from '#engine/definition/compile.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { Field } from '#engine/definition/Field.ts';
import type { SaveInput, SaveOutput } from '#engine/walk/SaveInput.ts';
import { stepOf } from '#engine/walk/WalkContext.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { FactType } from '#schemas/flow/factType.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';

/** What a twin's walk of one section was, and all that an inspector was sent of it. */
export interface WalkedTwin {
  readonly sent: readonly StatelyInspectionEvent[];
  /** Ids of the steps that were on screen, in their order. */
  readonly walked: readonly string[];
}

const personal = new Set(['identity', 'identity-images', 'photo', 'code', 'checkout']);

const isPrivate = (step: Step, { type }: Field): boolean =>
  'sensitive' in step ||
  (step.kind === 'review' && step.items.some((item) => 'sensitive' in item)) ||
  personal.has(step.kind) ||
  type === 'text' ||
  type === 'birthday';

/** The first value for what twins have in common, one by the twin's number for what they have not. */
const pick = (values: readonly Value[], differs: boolean, twin: number): Value | undefined =>
  values[differs ? twin % values.length : 0];

function answerOf({ step }: CompiledStep, fields: readonly Field[], twin: number): Answer {
  const answer: { [field: string]: Value } = {};
  for (const field of fields) {
    if (!applies(field, answer)) continue;
    const differs = isPrivate(asStep(step), field);
    if (!field.required && (!differs || twin % 2 === 1)) continue;
    const value = pick(fieldSamples(field, 'options' in field ? field.options : [`twin-${twin}`]), differs, twin);
    if (value !== undefined) answer[field.name] = value;
  }
  return answer;
}

function valuesOf(type: FactType): readonly Value[] {
  if (typeof type === 'object') return 'several' in type ? [type.enum] : type.enum;
  if (type === 'boolean') return [true, false];
  return type === 'number' ? [0, 1, 2] : ['one', 'two', 'three'];
}

/** What is known at the start: of twins the same, but for the account and what is written. */
function factsOf({ sets, savedFacts }: Definition, twin: number): Facts {
  const saved = new Set(savedFacts.flatMap((refs) => refs ?? []));
  const facts: { [ref: string]: Value | undefined } = {};
  for (const [ref, type] of sets.flatMap((set) => Object.entries(set.facts ?? {}))) {
    const differs = ref.startsWith('patient.') || type === 'string';
    if (saved.has(ref) ? !differs : differs && twin % 2 === 1) continue;
    facts[ref] = pick(valuesOf(type), differs, twin);
  }
  return facts;
}

/**
 * Walks a section as a patient who differs from those with other numbers in nothing but what is private: the answers to
 * sensitive questions, what is written, what is known of the account.
 */
export async function walkedTwin(definition: Definition, section: string, twin: number): Promise<WalkedTwin> {
  const sent: StatelyInspectionEvent[] = [];
  const walked: string[] = [];
  const stream = new InspectionStream();
  const saveAnswer = fromPromise<SaveOutput, SaveInput>(({ input }) =>
    Promise.resolve({ revision: 1, facts: input.facts }),
  );
  const answers = new Answers(definition, { facts: factsOf(definition, twin), today: () => WALK_DAY });
  const actor = createActor(walkMachine.provide({ actors: { saveAnswer } }), {
    input: { answers, section, enter: 'first' },
    inspect(event) {
      const message = stream.message(event);
      if (message) sent.push(structuredClone(message));
    },
  }).start();
  for (;;) {
    const { context } = await waitFor(actor, ({ value }) => value !== 'saving');
    const compiled = stepOf(context);
    if (!compiled) return { sent, walked };
    const { id } = compiled.step;
    if (walked.includes(id)) throw new Error(`'${id}' does not take its answer`);
    walked.push(id);
    if (compiled.isTerminal) return { sent, walked };
    actor.send({ type: 'SUBMIT', step: id, answer: answerOf(compiled, compiled.seenBy(answers).fields, twin) });
  }
}

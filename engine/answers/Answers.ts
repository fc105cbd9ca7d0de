import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { AnswerView } from '../definition/AnswerView.ts';
import type { Day } from './birthday.ts';
import { checkAnswer } from './checkAnswer.ts';
import type { CompiledStep } from '../definition/CompiledStep.ts';
import type { Definition } from '../definition/compile.ts';
import { readAnswer, writeFacts, type Facts } from '../definition/facts.ts';
import type { FactTypes, KnownFacts, RunTimeName } from '../definition/FactTypes.ts';
import type { Field } from '../definition/Field.ts';

/** An answer stored on the server, with its revision. */
export interface SavedAnswer {
  readonly answer: Answer;
  readonly revision: number;
}

/** How an answer affected other steps, by step id: answered steps that no longer apply, and open steps that now do. */
export interface Change {
  readonly dropped: readonly string[];
  readonly asked: readonly string[];
}

/** The data that a walk starts from. `today` is the patient's calendar day. */
export interface AnswersInput {
  readonly facts?: Facts;
  readonly saved?: ReadonlyMap<string, SavedAnswer>;
  readonly today: () => Day;
}

const noChange: Change = { dropped: [], asked: [] };

const partOf = (fields: readonly Field[], answer: Answer): Answer =>
  Object.fromEntries(fields.flatMap(({ name }) => (answer[name] === undefined ? [] : [[name, answer[name]]])));

/** A queue of step positions: `take` returns the lowest one, and a position that is added twice is returned once. */
class Waiting {
  #marks: Uint8Array;
  #first: number;
  #count = 0;

  constructor(length: number) {
    this.#marks = new Uint8Array(length);
    this.#first = length;
  }

  add(positions: readonly number[] | undefined): void {
    if (!positions) return;
    for (const position of positions) {
      if (this.#marks[position] === 1) continue;
      this.#marks[position] = 1;
      this.#count += 1;
      if (position < this.#first) this.#first = position;
    }
  }

  /** Removes and returns the lowest position; undefined when the queue is empty. */
  take(): number | undefined {
    if (this.#count === 0) return undefined;
    const position = this.#marks.indexOf(1, this.#first);
    this.#marks[position] = 0;
    this.#count -= 1;
    this.#first = this.#count === 0 ? this.#marks.length : position + 1;
    return position;
  }
}

/**
 * The answer store of one walk: facts, acknowledged answers, and which steps are relevant. It is mutable and counts its
 * changes, so the cost of a step depends on the steps that read it and not on the number of answers. Answers of
 * irrelevant steps are kept but do not count. A fact whose value is not one of its declared values counts as unknown,
 * for example an option that was removed after it was saved.
 */
export class Answers implements AnswerView {
  readonly today: () => Day;
  #definition: Definition;
  #facts: Map<string, Value>;
  #answers: (Answer | undefined)[];
  #revisions: (number | undefined)[];
  #relevant: Uint8Array;
  #waiting: Waiting;
  #revision = 0;

  constructor(definition: Definition, input: AnswersInput) {
    this.#definition = definition;
    this.today = input.today;
    this.#facts = new Map();
    for (const [ref, given] of Object.entries(input.facts ?? {})) {
      const value = this.#knownValue(ref, given);
      if (value !== undefined) this.#facts.set(ref, value);
    }
    const { steps } = definition;
    // Setting the length first keeps the arrays fast in V8, even when the first answer is far from the start.
    this.#answers = [];
    this.#answers.length = steps.length;
    this.#revisions = [];
    this.#revisions.length = steps.length;
    this.#waiting = new Waiting(steps.length);
    if (input.saved)
      for (const [id, saved] of input.saved) {
        const index = definition.positions.get(id);
        if (index === undefined) continue;
        this.#answers[index] = saved.answer;
        this.#revisions[index] = saved.revision;
      }
    this.#relevant = new Uint8Array(steps.length);
    for (const step of steps) this.#relevant[step.index] = !step.when || step.when(this) === true ? 1 : 0;
  }

  /** The steps that are asked. */
  get definition(): Definition {
    return this.#definition;
  }

  /** Grows by at least one with every change. */
  get revision(): number {
    return this.#revision;
  }

  /** The value of a fact; undefined when it is unknown. */
  fact<Ref extends string>(ref: RunTimeName<Ref>): Value | undefined;
  fact<Ref extends keyof FactTypes>(ref: Ref): FactTypes[Ref] | undefined;
  fact(ref: string): Value | undefined {
    return this.#facts.get(ref);
  }

  /** Whether a step applies to this patient. */
  isRelevant(index: number): boolean {
    return this.#relevant[index] === 1;
  }

  /** The value of a step's field as conditions see it: undefined when the step is irrelevant. */
  value(index: number, field: string): Value | undefined {
    return this.#relevant[index] === 1 ? this.answer(index)?.[field] : undefined;
  }

  /** The answer held for a step, relevant or not. */
  answer(index: number): Answer | undefined {
    if (this.definition.savedFacts[index] === undefined) return this.#answers[index];
    // Answers that live in facts are read from the facts, so that the two cannot differ.
    return readAnswer(this.definition.steps[index]?.fields ?? [], (ref) => this.#facts.get(ref));
  }

  /** The revision that the server acknowledged for a step; 0 before the first save. */
  revisionOf(index: number): number {
    return this.#revisions[index] ?? 0;
  }

  /**
   * Whether a step is done: it asks nothing and leads on, or it has a complete answer. An optional step may be empty. Only
   * parts of the step that apply now are required, not those that applied when it was answered.
   */
  isAnswered(step: CompiledStep): boolean {
    if (!step.asks) return !step.isTerminal;
    const given = this.#answers[step.index];
    const inFacts = this.definition.savedFacts[step.index] !== undefined;
    if (!inFacts && !step.kind.parts) return given !== undefined;
    const { fields } = step.seenBy(this);
    const answer = inFacts ? readAnswer(fields, (ref) => this.#facts.get(ref)) : given && partOf(fields, given);
    if (answer === undefined && given === undefined) return false;
    if (step.step.optional && Object.keys(answer ?? {}).length === 0) return true;
    return checkAnswer(fields, answer ?? {}, this.today()).length === 0;
  }

  /** Stores an answer that the server acknowledged, or that needs no acknowledgement. */
  accept(index: number, answer: Answer, revision?: number): Change {
    const step = this.definition.steps[index];
    if (!step) return noChange;
    this.#revision += 1;
    if (revision !== undefined) this.#revisions[index] = revision;
    this.#answers[index] = answer;
    if (this.definition.savedFacts[index]) return this.learn(writeFacts(step.seenBy(this).fields, answer));
    this.#waiting.add(this.definition.stepDependents[index]);
    return this.#propagate();
  }

  /** Stores facts; null makes a fact unknown. Steps whose answers live in these facts change with them. */
  learn(facts: KnownFacts): Change;
  learn(facts: Facts): Change {
    this.#revision += 1;
    for (const [ref, given] of Object.entries(facts)) {
      const value = this.#knownValue(ref, given);
      if (this.#facts.get(ref) === value) continue;
      if (value === undefined) this.#facts.delete(ref);
      else this.#facts.set(ref, value);
      this.#waiting.add(this.definition.factDependents.get(ref));
    }
    return this.#propagate();
  }

  /**
   * Goes on with a definition that has more steps behind those of the one so far: for a flow whose last steps are loaded while
   * it runs. A fact that has none of the values that are declared now counts as unknown.
   *
   * @throws Error where the steps so far are not its first ones
   */
  extend(definition: Definition): Change {
    const before = this.#definition.steps.length;
    const moved = this.#definition.steps.find(({ step }, index) => definition.steps[index]?.step.id !== step.id);
    if (moved) throw new Error(`a definition cannot be extended by one that has '${moved.step.id}' elsewhere`);
    this.#definition = definition;
    const { length } = definition.steps;
    this.#answers.length = length;
    this.#revisions.length = length;
    this.#waiting = new Waiting(length);
    const relevant = new Uint8Array(length);
    relevant.set(this.#relevant);
    this.#relevant = relevant;
    for (const step of definition.steps.slice(before))
      relevant[step.index] = !step.when || step.when(this) === true ? 1 : 0;
    const unknown = [...this.#facts].filter(([ref, value]) => this.#knownValue(ref, value) === undefined);
    return this.learn(Object.fromEntries(unknown.map(([ref]) => [ref, null])));
  }

  /** An independent copy. */
  fork(): Answers {
    const copy = new Answers(this.definition, { today: this.today });
    copy.#facts = new Map(this.#facts);
    copy.#answers = this.#answers.slice();
    copy.#revisions = this.#revisions.slice();
    copy.#relevant = this.#relevant.slice();
    copy.#revision = this.#revision;
    return copy;
  }

  #knownValue(ref: string, value: Facts[string]): Value | undefined {
    if (value === null || value === undefined) return undefined;
    const values = this.definition.factValues.get(ref);
    return values === undefined || (typeof value === 'string' && values.has(value)) ? value : undefined;
  }

  /** Re-evaluates the queued steps in order. Conditions read only earlier steps, so each step is evaluated once. */
  #propagate(): Change {
    let dropped: string[] | undefined;
    let asked: string[] | undefined;
    const { steps, stepDependents } = this.definition;
    for (let index = this.#waiting.take(); index !== undefined; index = this.#waiting.take()) {
      const step = steps[index];
      if (!step?.when) continue;
      const relevant = step.when(this) === true ? 1 : 0;
      if (relevant === this.#relevant[index]) continue;
      if (!relevant && this.answer(index) !== undefined) (dropped ??= []).push(step.step.id);
      if (relevant && !this.isAnswered(step)) (asked ??= []).push(step.step.id);
      this.#relevant[index] = relevant;
      this.#waiting.add(stepDependents[index]);
    }
    return dropped || asked ? { dropped: dropped ?? [], asked: asked ?? [] } : noChange;
  }
}

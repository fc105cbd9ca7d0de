import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { Day } from './birthday.ts';
import { checkAnswer } from './checkAnswer.ts';
import type { CompiledStep } from './CompiledStep.ts';
import type { Definition } from './compile.ts';
import { readAnswer, writeFacts, type Facts } from './facts.ts';

/** An answer that the server holds, with the revision it holds it at. */
export interface SavedAnswer {
  readonly answer: Answer;
  readonly revision: number;
}

/** What an answer did to other steps, by step id: answered ones that no longer apply, and ones that now do. */
export interface Change {
  readonly dropped: readonly string[];
  readonly asked: readonly string[];
}

/** What a walk starts from. `today` is the patient's calendar day. */
export interface AnswersInput {
  readonly facts?: Facts;
  readonly saved?: ReadonlyMap<string, SavedAnswer>;
  readonly today: () => Day;
}

const noChange: Change = { dropped: [], asked: [] };

function insertSorted(list: number[], value: number): void {
  let at = list.length;
  while (at > 0 && list[at - 1]! > value) at -= 1;
  if (list[at - 1] !== value) list.splice(at, 0, value);
}

/**
 * The answer store of one walk: facts, acknowledged answers, and which steps are relevant.
 * It changes in place and counts its changes, so that a step costs what depends on it and not the number of answers.
 * Answers of steps that are not relevant are kept and do not count.
 */
export class Answers {
  readonly definition: Definition;
  readonly today: () => Day;
  #facts: Map<string, Value>;
  #answers: (Answer | undefined)[];
  #revisions: (number | undefined)[];
  #relevant: Uint8Array;
  #revision = 0;

  constructor(definition: Definition, input: AnswersInput) {
    this.definition = definition;
    this.today = input.today;
    this.#facts = new Map();
    for (const [ref, value] of Object.entries(input.facts ?? {}))
      if (value !== null && value !== undefined) this.#facts.set(ref, value);
    this.#answers = [];
    this.#revisions = [];
    if (input.saved)
      for (const [id, saved] of input.saved) {
        const index = definition.positions.get(id);
        if (index === undefined) continue;
        this.#answers[index] = saved.answer;
        this.#revisions[index] = saved.revision;
      }
    const { steps } = definition;
    this.#relevant = new Uint8Array(steps.length);
    for (const step of steps) this.#relevant[step.index] = !step.when || step.when(this) === true ? 1 : 0;
  }

  /** Grows with every change. */
  get revision(): number {
    return this.#revision;
  }

  /** A fact; undefined where it is not known. */
  fact(ref: string): Value | undefined {
    return this.#facts.get(ref);
  }

  /** Whether a step applies to this patient. */
  isRelevant(index: number): boolean {
    return this.#relevant[index] === 1;
  }

  /** The value of a step's field as conditions see it: absent where the step is not relevant. */
  value(index: number, field: string): Value | undefined {
    return this.#relevant[index] === 1 ? this.answer(index)?.[field] : undefined;
  }

  /** What is held for a step, relevant or not. */
  answer(index: number): Answer | undefined {
    const own = this.#answers[index];
    if (own !== undefined) return own;
    const step = this.definition.steps[index];
    return step?.savesFacts ? readAnswer(step.fields, (ref) => this.#facts.get(ref)) : undefined;
  }

  /** The revision that the server acknowledged for a step; 0 before the first. */
  revisionOf(index: number): number {
    return this.#revisions[index] ?? 0;
  }

  /** Whether a step is done: it asks nothing, or it is optional, or what is held for it is a complete answer. */
  isAnswered(step: CompiledStep): boolean {
    if (!step.asks) return true;
    const answer = this.answer(step.index);
    if (answer === undefined) return false;
    return !step.savesFacts || checkAnswer(step.seenBy(this).fields, answer, this.today()).length === 0;
  }

  /** Takes an answer that was acknowledged, or that needs no acknowledgement. */
  accept(index: number, answer: Answer, revision?: number): Change {
    const step = this.definition.steps[index];
    if (!step) return noChange;
    this.#revision += 1;
    if (revision !== undefined) this.#revisions[index] = revision;
    if (step.savesFacts) return this.learn(writeFacts(step.seenBy(this).fields, answer));
    this.#answers[index] = answer;
    return this.#propagate(this.definition.stepDependents[index]);
  }

  /** Takes facts; null makes one unknown. Steps that save facts follow. */
  learn(facts: Facts): Change {
    this.#revision += 1;
    const changed: number[] = [];
    for (const [ref, value] of Object.entries(facts)) {
      if (this.#facts.get(ref) === (value ?? undefined)) continue;
      if (value === null || value === undefined) this.#facts.delete(ref);
      else this.#facts.set(ref, value);
      for (const index of this.definition.factDependents.get(ref) ?? []) insertSorted(changed, index);
      for (const index of this.#readersThroughSteps(ref)) insertSorted(changed, index);
    }
    return this.#propagate(changed);
  }

  /** A copy that changes apart from this one. */
  fork(): Answers {
    const copy = new Answers(this.definition, { today: this.today });
    copy.#facts = new Map(this.#facts);
    copy.#answers = [...this.#answers];
    copy.#revisions = [...this.#revisions];
    copy.#relevant = this.#relevant.slice();
    copy.#revision = this.#revision;
    return copy;
  }

  /** Steps whose condition reads a step that holds its answer in this fact. */
  *#readersThroughSteps(ref: string): Iterable<number> {
    const { steps, stepDependents } = this.definition;
    for (const [index, dependents] of stepDependents.entries()) {
      const step = steps[index];
      if (dependents && step?.savesFacts && ref in writeFacts(step.fields, {})) yield* dependents;
    }
  }

  /** Re-evaluates dependents in order; conditions read earlier steps only, so each is settled once. */
  #propagate(first: readonly number[] | undefined): Change {
    if (!first || first.length === 0) return noChange;
    const { steps, stepDependents } = this.definition;
    const waiting = [...first];
    const dropped: string[] = [];
    const asked: string[] = [];
    for (let at = 0; at < waiting.length; at += 1) {
      const index = waiting[at]!;
      const step = steps[index];
      if (!step?.when) continue;
      const relevant = step.when(this) === true ? 1 : 0;
      if (relevant === this.#relevant[index]) continue;
      const answered = this.answer(index) !== undefined;
      if (!relevant && answered) dropped.push(step.step.id);
      if (relevant && !answered && step.asks) asked.push(step.step.id);
      this.#relevant[index] = relevant;
      for (const dependent of stepDependents[index] ?? []) insertSorted(waiting, dependent);
    }
    return dropped.length + asked.length === 0 ? noChange : { dropped, asked };
  }
}

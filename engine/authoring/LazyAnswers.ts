import type { Answer, Value } from '#schemas/flow/answer.ts';
import { Answers, type Change } from '#engine/Answers.ts';
import { readAnswer, writeFacts, type Facts } from '#engine/facts.ts';
import type { Domain, Held, Model, Variable } from './Model.ts';
import { WALK_DAY } from './fieldSamples.ts';

/** What may be held where it is not all that may be: a set of stores at once. */
export type Box = ReadonlyMap<Variable, Domain>;

const noChange: Change = { dropped: [], asked: [] };

/** What reading an undecided variable throws; the store says which it was. One for all: it is thrown very often. */
const undecided = new Error('this is not decided yet');

/**
 * A store that stands for many: a variable is decided only when something reads it. The real engine runs on it, and it
 * stops at the first variable whose value makes a difference.
 */
export class LazyAnswers extends Answers {
  readonly #model: Model;
  readonly #tracked: ReadonlySet<Variable>;
  readonly #box: Map<Variable, Domain>;
  readonly #start: Map<Variable, Domain>;
  #undecided: Variable | undefined;

  constructor(model: Model, tracked: ReadonlySet<Variable>, box: Box, start: Box) {
    super({ ...model.definition, steps: [] }, { today: () => WALK_DAY });
    this.#model = model;
    this.#tracked = tracked;
    this.#box = new Map(box);
    this.#start = new Map(start);
  }

  get box(): Box {
    return this.#box;
  }

  /** What variables that were written since may have held at the start. */
  get start(): Box {
    return this.#start;
  }

  /** The variable that has to be decided before the engine can go on. */
  get undecided(): Variable | undefined {
    return this.#undecided;
  }

  /** What a variable holds. Throws where that is not decided. */
  held(variable: Variable): Held {
    const domain = this.#box.get(variable) ?? this.#model.domain(variable);
    if (domain.length <= 1) return domain[0];
    this.#undecided = variable;
    throw undecided;
  }

  override fact(ref: string): Value | undefined {
    return this.held(`fact:${ref}`)?.['value'];
  }

  override isRelevant(index: number): boolean {
    const when = this.#model.definition.steps[index]?.when;
    return !when || when(this) === true;
  }

  override value(index: number, field: string): Value | undefined {
    return this.isRelevant(index) ? this.answer(index)?.[field] : undefined;
  }

  override answer(index: number): Answer | undefined {
    const step = this.#model.definition.steps[index];
    if (!step) return undefined;
    return step.savesFacts ? readAnswer(step.fields, (ref) => this.fact(ref)) : this.held(`step:${step.step.id}`);
  }

  override accept(index: number, answer: Answer): Change {
    const step = this.#model.definition.steps[index];
    if (step?.savesFacts) return this.learn(writeFacts(step.seenBy(this).fields, answer));
    if (step) this.#write(`step:${step.step.id}`, answer);
    return noChange;
  }

  override learn(facts: Facts): Change {
    for (const [ref, value] of Object.entries(facts))
      this.#write(`fact:${ref}`, value === null || value === undefined ? undefined : { value });
    return noChange;
  }

  /** Takes it that all questions of a section are answered now. */
  fill(section: string): void {
    this.#put(`section:${section}`, { value: 'filled' });
  }

  override fork(): LazyAnswers {
    return new LazyAnswers(this.#model, this.#tracked, this.#box, this.#start);
  }

  #write(variable: Variable, held: Held): void {
    if (this.#tracked.has(variable)) this.#put(variable, held);
  }

  #put(variable: Variable, held: Held): void {
    if (!this.#start.has(variable)) this.#start.set(variable, this.#box.get(variable) ?? this.#model.domain(variable));
    this.#box.set(variable, this.#model.single(variable, held));
  }
}

import type { Answer, Value } from '#schemas/flow/answer.ts';
import { Answers, type Change } from '#engine/answers/Answers.ts';
import { readAnswer, writeFacts, type Facts } from '#engine/definition/facts.ts';
import type { FactTypes, RunTimeName } from '#engine/definition/FactTypes.ts';
import type { Held, Variable } from '../answers/Model.ts';
import { WALK_DAY } from '../answers/fieldSamples.ts';
import type { SymbolicExecution } from './SymbolicExecution.ts';
import { NO_STORE, type StoreSet } from '../conditions/StoreSets.ts';

const noChange: Change = { dropped: [], asked: [] };

/**
 * Thrown when an undecided variable is read; the store remembers which one. One shared error, because it is thrown very
 * often.
 */
const undecided = new Error('this is not decided yet');

/**
 * An answer store that represents many stores: a condition or variable is decided only when it is read. The real engine
 * runs on it and stops at the first read that needs a decision.
 */
export class LazyAnswers extends Answers {
  readonly #symbolic: SymbolicExecution;
  readonly #stores: StoreSet;
  readonly #writes = new Map<Variable, Held>();
  #undecided: readonly StoreSet[] | undefined;

  /** @param stores the stores that it represents, before any writes */
  constructor(symbolic: SymbolicExecution, stores: StoreSet) {
    const { definition } = symbolic.model;
    super(
      { ...definition, steps: [], condition: (flow, name) => () => this.#isIn(symbolic.whereNamed(flow, name)) },
      { today: () => WALK_DAY },
    );
    this.#symbolic = symbolic;
    this.#stores = stores;
  }

  /** The variables written so far. */
  get writes(): ReadonlyMap<Variable, Held> {
    return this.#writes;
  }

  /** The stores, split by the decision that the engine needs to continue. */
  get undecided(): readonly StoreSet[] | undefined {
    return this.#undecided;
  }

  /** The content of a variable. Throws if it is undecided. */
  held(variable: Variable): Held {
    if (this.#writes.has(variable)) return this.#writes.get(variable);
    const { sets } = this.#symbolic;
    const parts = sets.values(variable).flatMap((held) => {
      const part = sets.both(this.#stores, sets.among(variable, [held]));
      return part === NO_STORE ? [] : [{ held, part }];
    });
    const [first] = parts;
    if (parts.length <= 1) return first?.held;
    return this.#decide(parts.map(({ part }) => part));
  }

  override fact<Ref extends string>(ref: RunTimeName<Ref>): Value | undefined;
  override fact<Ref extends keyof FactTypes>(ref: Ref): FactTypes[Ref] | undefined;
  override fact(ref: string): Value | undefined {
    return this.held(`fact:${ref}`)?.['value'];
  }

  override isRelevant(index: number): boolean {
    return this.#isIn(this.#symbolic.whereShown(index));
  }

  override value(index: number, field: string): Value | undefined {
    return this.isRelevant(index) ? this.answer(index)?.[field] : undefined;
  }

  override answer(index: number): Answer | undefined {
    const step = this.#symbolic.model.definition.steps[index];
    if (!step) return undefined;
    return step.savesFacts ? readAnswer(step.fields, (ref) => this.fact(ref)) : this.held(`step:${step.step.id}`);
  }

  override accept(index: number, answer: Answer): Change {
    const step = this.#symbolic.model.definition.steps[index];
    if (step?.savesFacts) return this.learn(writeFacts(step.seenBy(this).fields, answer));
    if (step) this.#write(`step:${step.step.id}`, answer);
    return noChange;
  }

  override learn(facts: Facts): Change {
    for (const [ref, value] of Object.entries(facts))
      this.#write(`fact:${ref}`, value === null || value === undefined ? undefined : { value });
    return noChange;
  }

  /** Assumes that all questions of a section are answered now. */
  fill(section: string): void {
    this.#put(`section:${section}`, { value: 'filled' });
  }

  override fork(): LazyAnswers {
    const fork = new LazyAnswers(this.#symbolic, this.#stores);
    for (const [variable, held] of this.#writes) fork.#put(variable, held);
    return fork;
  }

  /** Whether the store in its current state belongs to a set. Throws if that is undecided. */
  #isIn(set: StoreSet): boolean {
    const { sets } = this.#symbolic;
    const before = sets.unwritten(set, this.#writes);
    const inside = sets.both(this.#stores, before);
    if (inside === NO_STORE || inside === this.#stores) return inside !== NO_STORE;
    return this.#decide([inside, sets.without(this.#stores, before)]);
  }

  #decide(parts: readonly StoreSet[]): never {
    this.#undecided = parts;
    throw undecided;
  }

  #write(variable: Variable, held: Held): void {
    if (this.#symbolic.tracked.has(variable)) this.#put(variable, held);
  }

  #put(variable: Variable, held: Held): void {
    this.#writes.set(variable, this.#symbolic.model.single(variable, held)[0]);
  }
}

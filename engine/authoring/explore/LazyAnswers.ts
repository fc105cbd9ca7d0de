import type { Answer, Value } from '#schemas/flow/answer.ts';
import { Answers, type Change } from '#engine/answers/Answers.ts';
import { readAnswer, writeFacts, type Facts } from '#engine/definition/facts.ts';
import type { FactTypes, RunTimeName } from '#engine/definition/FactTypes.ts';
import type { Held, Variable } from '../answers/Model.ts';
import { WALK_DAY } from '../answers/fieldSamples.ts';
import type { SymbolicExecution } from './SymbolicExecution.ts';
import { NO_STORE, type StoreSet } from '../conditions/StoreSets.ts';

const noChange: Change = { dropped: [], asked: [] };

/** What reading something undecided throws; the store says what it was. One for all: it is thrown very often. */
const undecided = new Error('this is not decided yet');

/**
 * A store that stands for many: a condition or a variable is decided only when something reads it. The real engine runs
 * on it, and it stops at the first that makes a difference.
 */
export class LazyAnswers extends Answers {
  readonly #symbolic: SymbolicExecution;
  readonly #stores: StoreSet;
  readonly #writes = new Map<Variable, Held>();
  #undecided: readonly StoreSet[] | undefined;

  /** @param stores those that it stands for, as they are before anything is written */
  constructor(symbolic: SymbolicExecution, stores: StoreSet) {
    const { definition } = symbolic.model;
    super(
      { ...definition, steps: [], condition: (flow, name) => () => this.#isIn(symbolic.whereNamed(flow, name)) },
      { today: () => WALK_DAY },
    );
    this.#symbolic = symbolic;
    this.#stores = stores;
  }

  /** What was written. */
  get writes(): ReadonlyMap<Variable, Held> {
    return this.#writes;
  }

  /** The stores told apart by what has to be decided before the engine can go on. */
  get undecided(): readonly StoreSet[] | undefined {
    return this.#undecided;
  }

  /** What a variable holds. Throws where that is not decided. */
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

  /** Takes it that all questions of a section are answered now. */
  fill(section: string): void {
    this.#put(`section:${section}`, { value: 'filled' });
  }

  override fork(): LazyAnswers {
    const fork = new LazyAnswers(this.#symbolic, this.#stores);
    for (const [variable, held] of this.#writes) fork.#put(variable, held);
    return fork;
  }

  /** Whether the store, as it is now, is one of a set. Throws where that is not decided. */
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

import type { Answer, Value } from '#schemas/flow/answer.ts';
import { Answers, type Change } from '#engine/answers/Answers.ts';
import { readAnswer, writeFacts, type Facts } from '#engine/definition/facts.ts';
import type { FactTypes, RunTimeName } from '#engine/definition/FactTypes.ts';
import type { Held, Variable } from '../answers/Model.ts';
import { WALK_DAY } from '../answers/fieldSamples.ts';
import type { Branch } from './Branch.ts';
import type { SymbolicModel } from './SymbolicModel.ts';
import { NO_STORE, type StoreSet } from '../conditions/StoreSets.ts';

const noChange: Change = { dropped: [], asked: [] };

/**
 * An answer store that represents many stores: a condition or variable is decided only when it is read. The real engine
 * runs on it; a read that stores answer differently takes one of the branches.
 */
export class LazyAnswers extends Answers {
  readonly #symbolic: SymbolicModel;
  readonly #branch: Branch;
  readonly #writes = new Map<Variable, Held>();

  /** @param branch the stores that it represents, before any writes */
  constructor(symbolic: SymbolicModel, branch: Branch) {
    const { definition } = symbolic.model;
    super(
      {
        ...definition,
        steps: [],
        condition: (flow, name) => () => this.#isIn(symbolic.conditions.whereNamed(flow, name)),
      },
      { today: () => WALK_DAY },
    );
    this.#symbolic = symbolic;
    this.#branch = branch;
  }

  /** The variables written so far. */
  get writes(): ReadonlyMap<Variable, Held> {
    return this.#writes;
  }

  /** The content of a variable. */
  held(variable: Variable): Held {
    if (this.#writes.has(variable)) return this.#writes.get(variable);
    const { sets } = this.#symbolic;
    const { stores } = this.#branch;
    const parts = sets.values(variable).flatMap((held) => {
      const part = sets.both(stores, sets.among(variable, [held]));
      return part === NO_STORE ? [] : [{ held, part }];
    });
    const [first, ...others] = parts;
    if (first)
      this.#branch.take(
        first.part,
        others.map(({ part }) => part),
      );
    return first?.held;
  }

  override fact<Ref extends string>(ref: RunTimeName<Ref>): Value | undefined;
  override fact<Ref extends keyof FactTypes>(ref: Ref): FactTypes[Ref] | undefined;
  override fact(ref: string): Value | undefined {
    return this.held(`fact:${ref}`)?.['value'];
  }

  override isRelevant(index: number): boolean {
    return this.#isIn(this.#symbolic.conditions.whereShown(index));
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
    const fork = new LazyAnswers(this.#symbolic, this.#branch);
    for (const [variable, held] of this.#writes) fork.#put(variable, held);
    return fork;
  }

  /** Whether the store in its current state belongs to a set. */
  #isIn(set: StoreSet): boolean {
    const { sets } = this.#symbolic;
    const { stores } = this.#branch;
    const before = sets.unwritten(set, this.#writes);
    const inside = sets.both(stores, before);
    if (inside === NO_STORE || inside === stores) return inside !== NO_STORE;
    this.#branch.take(inside, [sets.without(stores, before)]);
    return true;
  }

  #write(variable: Variable, held: Held): void {
    if (this.#symbolic.tracked.has(variable)) this.#put(variable, held);
  }

  #put(variable: Variable, held: Held): void {
    this.#writes.set(variable, this.#symbolic.model.single(variable, held)[0]);
  }
}

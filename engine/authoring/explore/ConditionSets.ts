import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { Comparison, Condition, Literal } from '#schemas/flow/condition.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { compileCondition, isGroup, isNegation, type Test } from '#engine/conditions/compileCondition.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import { DefinitionError } from '#engine/definition/DefinitionError.ts';
import { readAnswer } from '#engine/definition/facts.ts';
import type { Held, Model, Variable } from '../answers/Model.ts';
import { ANY_STORE, NO_STORE, type Box, type StoreSet, type StoreSets } from '../conditions/StoreSets.ts';

/** The stores in which a condition is true, and those in which it is false; in all others it is unknown. */
interface Outcomes {
  readonly yes: StoreSet;
  readonly no: StoreSet;
}

/**
 * Thrown when an undecided variable is read; the store remembers which one. One shared error, because it is thrown very
 * often.
 */
const undecided = new Error('this is not decided yet');

/** The contents of variables, of which only some are decided. */
class DecidedAnswers {
  readonly #model: Model;
  readonly #box: Box;
  #undecided: Variable | undefined;

  constructor(model: Model, box: Box) {
    this.#model = model;
    this.#box = box;
  }

  /** The variable that is needed next. */
  get undecided(): Variable | undefined {
    return this.#undecided;
  }

  fact(ref: string): Value | undefined {
    return this.#held(`fact:${ref}`)?.['value'];
  }

  /** The answer to a step, whether the step is shown or not. */
  answer(step: CompiledStep): Answer | undefined {
    return step.savesFacts ? readAnswer(step.fields, (ref) => this.fact(ref)) : this.#held(`step:${step.step.id}`);
  }

  #held(variable: Variable): Held {
    const domain = this.#box.get(variable) ?? this.#model.everything(variable);
    if (domain.length <= 1) return domain[0];
    this.#undecided = variable;
    throw undecided;
  }
}

/**
 * The stores that satisfy the conditions of a model. The sets of a group are made of those of its parts, so that only
 * what one comparison reads is ever tried content by content.
 */
export class ConditionSets {
  readonly #model: Model;
  readonly #sets: StoreSets;
  readonly #known = new Map<string, Outcomes>();

  constructor(model: Model, sets: StoreSets) {
    this.#model = model;
    this.#sets = sets;
  }

  /**
   * The stores in which a named condition of a flow is true.
   *
   * @throws DefinitionError when there is no such condition
   */
  whereNamed(flow: string, name: string): StoreSet {
    return this.#named(flow, name).yes;
  }

  /** The stores for which a step is shown. */
  whereShown(index: number): StoreSet {
    const when = this.#model.definition.steps[index]?.step.when;
    const set = this.#model.setOf(index);
    return when === undefined || !set ? ANY_STORE : this.#once(String(index), () => this.#of(set, when)).yes;
  }

  #named(flow: string, name: string): Outcomes {
    return this.#once(`${flow}:${name}`, () => {
      // Also throws where a condition that this one uses does not exist, or uses this one.
      this.#model.definition.condition(flow, name);
      const set = this.#model.definition.sets.find((one) => one.flow === flow);
      const condition = set?.conditions?.[name];
      if (!set || condition === undefined) throw new DefinitionError(`'${flow}' declares no condition '${name}'`);
      return this.#of(set, condition);
    });
  }

  #once(key: string, make: () => Outcomes): Outcomes {
    const known = this.#known.get(key);
    if (known) return known;
    const made = make();
    this.#known.set(key, made);
    return made;
  }

  #of(set: StepSet, condition: Condition): Outcomes {
    if (typeof condition === 'string') return this.#named(set.flow, condition);
    if (isNegation(condition)) return opposite(this.#of(set, condition.not));
    if (isGroup(condition, 'all')) return this.#all(condition.all.map((one) => this.#of(set, one)));
    if (isGroup(condition, 'any')) return opposite(this.#all(condition.any.map((one) => opposite(this.#of(set, one)))));
    return this.#all(Object.entries(condition).map(([ref, asked]) => this.#comparison(ref, asked)));
  }

  #all(parts: readonly Outcomes[]): Outcomes {
    return {
      yes: parts.reduce((all, { yes }) => this.#sets.both(all, yes), ANY_STORE),
      no: parts.reduce((any, { no }) => this.#sets.either(any, no), NO_STORE),
    };
  }

  #comparison(ref: string, asked: Literal | Comparison): Outcomes {
    const test = compileCondition<Value | undefined>(
      { [ref]: asked },
      { ref: () => (value) => value, condition: () => () => undefined },
    );
    const target = this.#model.resolve(ref);
    if (!target) throw new DefinitionError(`'${ref}' names neither a declared fact nor an earlier step`);
    if ('fact' in target) return this.#outcomes((answers) => test(answers.fact(ref)));
    const { step, field } = target;
    const answered = this.#outcomes((answers) => test(answers.answer(step)?.[field.name]));
    const shown = this.whereShown(step.index);
    const hidden = this.#sets.without(ANY_STORE, shown);
    const unanswered = test(undefined);
    return {
      yes: this.#split(shown, answered.yes, unanswered === true ? hidden : NO_STORE),
      no: this.#split(shown, answered.no, unanswered === false ? hidden : NO_STORE),
    };
  }

  #split(shown: StoreSet, answered: StoreSet, hidden: StoreSet): StoreSet {
    return this.#sets.either(this.#sets.both(shown, answered), hidden);
  }

  /** The outcomes of a test, by trying all contents of the variables that it reads. */
  #outcomes(test: Test<DecidedAnswers>): Outcomes {
    let [yes, no] = [NO_STORE, NO_STORE];
    const open: Box[] = [new Map()];
    for (let box = open.pop(); box; box = open.pop()) {
      const answers = new DecidedAnswers(this.#model, box);
      try {
        const truth = test(answers);
        if (truth === true) yes = this.#sets.either(yes, this.#sets.ofBox(box));
        if (truth === false) no = this.#sets.either(no, this.#sets.ofBox(box));
      } catch (error) {
        const variable = answers.undecided;
        if (variable === undefined) throw error;
        for (const held of this.#model.everything(variable)) open.push(new Map(box).set(variable, [held]));
      }
    }
    return { yes, no };
  }
}

const opposite = ({ yes, no }: Outcomes): Outcomes => ({ yes: no, no: yes });

import type { StepBase } from '#schemas/flow/stepBase.ts';
import type { AnswerView } from './AnswerView.ts';
import type { Test } from '../conditions/compileCondition.ts';
import { savesFacts } from './facts.ts';
import type { Field } from './Field.ts';
import type { KindDefinition } from './KindDefinition.ts';

/** A step and its fields as one particular patient sees them. */
interface SeenStep {
  readonly step: StepBase;
  readonly fields: readonly Field[];
}

/** Compiled conditions by the id of the part that they belong to. */
type PartTests = ReadonlyMap<string, Test<AnswerView>>;

/** The compiled conditions of a step's parts. */
export interface PartConditions {
  /** A part is asked only when its condition is true. */
  readonly asked: PartTests;
  /** A part refuses its excluded options only when its condition is true. */
  readonly excluding: PartTests;
  /** A part cannot be changed when its condition is true. */
  readonly locking: PartTests;
}

const idsNotTrue = (tests: PartTests, answers: AnswerView): ReadonlySet<string> =>
  new Set([...tests].flatMap(([id, test]) => (test(answers) === true ? [] : [id])));

/** The data of a compiled step: its definition, kind, position, and conditions if it has any. */
interface Compiled {
  readonly index: number;
  readonly section: string;
  readonly step: StepBase;
  readonly kind: KindDefinition;
  readonly when?: Test<AnswerView> | undefined;
  readonly parts?: PartConditions | undefined;
}

/** A step with its position among all steps, its section and its compiled condition. */
export class CompiledStep {
  #fields: readonly Field[] | undefined;
  #savesFacts: boolean | undefined;
  readonly #parts: PartConditions | undefined;

  readonly index: number;
  readonly section: string;
  readonly step: StepBase;
  readonly kind: KindDefinition;
  readonly when: Test<AnswerView> | undefined;

  constructor({ index, section, step, kind, when, parts }: Compiled) {
    this.index = index;
    this.section = section;
    this.step = step;
    this.kind = kind;
    this.when = when;
    this.#parts = parts;
  }

  /** Computed on first use: a walk touches only a few steps of a large definition. */
  get fields(): readonly Field[] {
    return (this.#fields ??= this.kind.fields(this.step));
  }

  /**
   * The step and its fields as this patient sees them: parts that do not apply are left out, and options that are
   * excluded only for other patients are allowed, and parts that are locked only for others can be changed. A step without conditional parts is returned unchanged.
   */
  seenBy(answers: AnswerView): SeenStep {
    const { step, kind } = this;
    if (!this.#parts || !kind.seen) return this;
    const hidden = idsNotTrue(this.#parts.asked, answers);
    const allowing = idsNotTrue(this.#parts.excluding, answers);
    const unlocked = idsNotTrue(this.#parts.locking, answers);
    if (hidden.size === 0 && allowing.size === 0 && unlocked.size === 0) return this;
    const seen = kind.seen(step, { hidden, allowing, unlocked });
    return { step: seen, fields: kind.fields(seen) };
  }

  /** Whether the answer lives in facts. */
  get savesFacts(): boolean {
    return (this.#savesFacts ??= savesFacts(this.fields));
  }

  /** Whether the step asks nothing and has no way on, so that it ends its walk. */
  get isTerminal(): boolean {
    return this.kind.leads?.(this.step).onward === false;
  }

  /** Whether the step asks anything. Data that the application keeps itself is not an answer. */
  get asks(): boolean {
    return this.fields.length > 0;
  }
}

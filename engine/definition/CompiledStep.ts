import type { StepBase } from '#schemas/flow/stepBase.ts';
import type { AnswerView } from './AnswerView.ts';
import type { Test } from '../conditions/compileCondition.ts';
import { savesFacts } from './facts.ts';
import type { Field } from './Field.ts';
import type { KindDefinition } from './KindDefinition.ts';

/** A step and its fields as one patient sees them. */
interface SeenStep {
  readonly step: StepBase;
  readonly fields: readonly Field[];
}

/** Compiled conditions by the id of the part that has them. */
type PartTests = ReadonlyMap<string, Test<AnswerView>>;

/** The compiled conditions of what a step consists of. */
export interface PartConditions {
  /** A part is asked only where its condition is true. */
  readonly asked: PartTests;
  /** A part refuses what it excludes only where its condition is true. */
  readonly excluding: PartTests;
}

const idsNotTrue = (tests: PartTests, answers: AnswerView): ReadonlySet<string> =>
  new Set([...tests].flatMap(([id, test]) => (test(answers) === true ? [] : [id])));

/** What makes a step: the definition, its kind, its place, and its conditions where it has any. */
interface Compiled {
  readonly index: number;
  readonly section: string;
  readonly step: StepBase;
  readonly kind: KindDefinition;
  readonly when?: Test<AnswerView> | undefined;
  readonly parts?: PartConditions | undefined;
}

/** A step in its place: position among all steps, section, compiled condition. */
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

  /** Computed at first use: a walk touches few of a large definition's steps. */
  get fields(): readonly Field[] {
    return (this.#fields ??= this.kind.fields(this.step));
  }

  /**
   * The step as this patient sees it, and its fields: parts that do not apply are left out, and a part allows what it
   * excludes for others. A step without such parts is itself.
   */
  seenBy(answers: AnswerView): SeenStep {
    const { step, kind } = this;
    if (!this.#parts || !kind.seen) return this;
    const hidden = idsNotTrue(this.#parts.asked, answers);
    const allowing = idsNotTrue(this.#parts.excluding, answers);
    if (hidden.size === 0 && allowing.size === 0) return this;
    const seen = kind.seen(step, { hidden, allowing });
    return { step: seen, fields: kind.fields(seen) };
  }

  /** Whether the answer lives in facts. */
  get savesFacts(): boolean {
    return (this.#savesFacts ??= savesFacts(this.fields));
  }

  /** Whether the step asks anything. What the application keeps by itself is no answer. */
  get asks(): boolean {
    return this.fields.length > 0;
  }
}

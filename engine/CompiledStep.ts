import type { Step, StepKind } from '#schemas/flow/step.ts';
import type { AnswerView } from './AnswerView.ts';
import type { Test } from './compileCondition.ts';
import { savesFacts } from './facts.ts';
import type { Field } from './Field.ts';
import { fieldsOf } from './fieldsOf.ts';

const askNothing: ReadonlySet<StepKind> = new Set(['intro', 'notice', 'treatment', 'add-ons', 'membership']);

/** A step in its place: position among all steps, section, compiled condition. */
export class CompiledStep {
  #fields: readonly Field[] | undefined;
  #savesFacts: boolean | undefined;

  readonly index: number;
  readonly section: string;
  readonly step: Step;
  readonly when: Test<AnswerView> | undefined;
  /** In a review: the conditions of its items, in their order. */
  readonly items: readonly (Test<AnswerView> | undefined)[] | undefined;

  constructor(
    index: number,
    section: string,
    step: Step,
    when: Test<AnswerView> | undefined,
    items?: readonly (Test<AnswerView> | undefined)[],
  ) {
    this.index = index;
    this.section = section;
    this.step = step;
    this.when = when;
    this.items = items;
  }

  /** Computed at first use: a visit touches few of a large definition's steps. */
  get fields(): readonly Field[] {
    return (this.#fields ??= fieldsOf(this.step));
  }

  /**
   * The step as this patient sees it, and its fields: a review leaves out the items that do not apply. Any other step
   * is itself.
   */
  seenBy(answers: AnswerView): { readonly step: Step; readonly fields: readonly Field[] } {
    const { step, items } = this;
    if (step.kind !== 'review' || !items?.some((when) => when && when(answers) !== true)) return this;
    const seen = { ...step, items: step.items.filter((_, at) => items[at]?.(answers) ?? items[at] === undefined) };
    return { step: seen, fields: fieldsOf(seen) };
  }

  /** Whether the answer lives in facts. */
  get savesFacts(): boolean {
    return (this.#savesFacts ??= savesFacts(this.fields));
  }

  /** Whether the step asks anything. What is chosen of products is the visit's and no answer. */
  get asks(): boolean {
    return !askNothing.has(this.step.kind);
  }
}

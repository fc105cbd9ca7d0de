import type { Step, StepKind } from '#schemas/flow/step.ts';
import type { FormField } from '#schemas/flow/steps/formStep.ts';
import type { AnswerView } from './AnswerView.ts';
import type { Test } from './compileCondition.ts';
import { savesFacts } from './facts.ts';
import type { Field } from './Field.ts';
import { fieldsOf } from './fieldsOf.ts';

const askNothing: ReadonlySet<StepKind> = new Set(['intro', 'notice', 'treatment', 'plan', 'add-ons', 'membership']);

/** A step and its fields as one patient sees them. */
interface SeenStep {
  readonly step: Step;
  readonly fields: readonly Field[];
}

/** The compiled conditions of what a step consists of. */
interface StepParts {
  readonly items?: readonly (Test<AnswerView> | undefined)[] | undefined;
  readonly exclusions?: ReadonlyMap<string, Test<AnswerView>> | undefined;
}

function withoutExclusions(field: FormField): FormField {
  if (field.type !== 'select') return field;
  const { excludes: _excludes, ...rest } = field;
  return rest;
}

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
  /** By field: the conditions under which it refuses what it excludes. */
  readonly exclusions: ReadonlyMap<string, Test<AnswerView>> | undefined;

  constructor(
    index: number,
    section: string,
    step: Step,
    when: Test<AnswerView> | undefined,
    { items, exclusions }: StepParts = {},
  ) {
    this.index = index;
    this.section = section;
    this.step = step;
    this.when = when;
    this.items = items;
    this.exclusions = exclusions;
  }

  /** Computed at first use: a visit touches few of a large definition's steps. */
  get fields(): readonly Field[] {
    return (this.#fields ??= fieldsOf(this.step));
  }

  /**
   * The step as this patient sees it, and its fields: a review leaves out the items that do not apply, a field allows
   * what it excludes for others. Any other step is itself.
   */
  seenBy(answers: AnswerView): SeenStep {
    const { step, items, exclusions } = this;
    if (step.kind === 'review' && items?.some((when) => when && when(answers) !== true)) {
      const seen = { ...step, items: step.items.filter((_, at) => items[at]?.(answers) ?? items[at] === undefined) };
      return { step: seen, fields: fieldsOf(seen) };
    }
    if ((step.kind === 'form' || step.kind === 'checkout') && exclusions) {
      const allows = ({ id }: FormField) => exclusions.has(id) && exclusions.get(id)?.(answers) !== true;
      if (!step.fields.some(allows)) return this;
      const seen = { ...step, fields: step.fields.map((field) => (allows(field) ? withoutExclusions(field) : field)) };
      return { step: seen, fields: fieldsOf(seen) };
    }
    return this;
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

import type { Value } from '#schemas/flow/answer.ts';
import type { FactType } from '#schemas/flow/factType.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { Answers, Change } from '#engine/answers/Answers.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import type { Definition } from '#engine/definition/compile.ts';
import type { Field } from '#engine/definition/Field.ts';
import { Secrets } from './Secrets.ts';
import { typeOfFact, typeOfField, type ValueType } from './ValueType.ts';

/** What is shown of a value: the value itself, or a marker of its type. */
interface ShownValues {
  readonly [name: string]: Value | null;
}

/** What is shown of an answer store. */
interface ShownAnswers {
  readonly facts: ShownValues;
  readonly answers: { readonly [step: string]: ShownValues };
}

function isOfType(type: FactType, value: unknown): value is Value {
  return typeof type === 'object' ? typeof value === 'string' && type.enum.includes(value) : typeof value === type;
}

/** Whether a value is one that a field may have; of what is written nothing is. */
function isOfField(field: Field, value: unknown): value is Value {
  const isOption = (one: unknown) => 'options' in field && field.options.some((option) => option === one);
  if (field.type === 'choice') return isOption(value);
  if (field.type === 'choices') return Array.isArray(value) && value.every(isOption);
  return typeof value === field.type;
}

const marker = (type: ValueType | 'step' | 'problem'): string => `•• ${type}`;

const shownFact = (type: FactType, value: unknown): Value => (isOfType(type, value) ? value : marker(typeOfFact(type)));

/**
 * Decides what of a flow's answers and facts may be seen in the inspector. Shown is only what a definition declares and
 * nothing makes a secret; of the rest a marker tells the type, whether there is a value or not. A step, a field or an item
 * that only some are asked, for a reason that is a secret, has no name. What stays to be seen is the flow's own way: which
 * states its machines go through, how many steps are taken, and which of those that have a name are answered.
 */
export class Redaction {
  readonly #definition: Definition;
  readonly #secrets: Secrets;

  constructor(definition: Definition) {
    this.#definition = definition;
    this.#secrets = new Secrets(definition);
  }

  /** What is shown of facts that came with an event: of those that are declared, whatever else there may be. */
  facts(facts: { readonly [ref: string]: unknown }): ShownValues {
    const shown: { [ref: string]: Value | null } = {};
    for (const [ref, type] of this.#secrets.types) {
      if (!Object.hasOwn(facts, ref) || this.#secrets.hidesFact(ref)) continue;
      const value = facts[ref] ?? null;
      shown[ref] = value === null ? null : shownFact(type, value);
    }
    return shown;
  }

  /** What is shown of an answer to a step, field by field. */
  answer(id: string, answer: { readonly [field: string]: unknown }): ShownValues {
    const compiled = this.#step(id);
    const shown: { [name: string]: Value } = {};
    for (const field of compiled?.fields ?? []) {
      const sight = compiled && this.#secrets.sightOf(compiled, field);
      const value = Object.hasOwn(answer, field.name) ? answer[field.name] : undefined;
      if (sight === 'type') shown[field.name] = marker(typeOfField(field));
      else if (sight === 'value' && value !== undefined && value !== null)
        shown[field.name] = isOfField(field, value) ? value : marker(typeOfField(field));
    }
    return shown;
  }

  /** The name under which a step is shown. */
  name(id: string): string {
    return this.#isNamed(id) ? id : marker('step');
  }

  /** The position under which a step is shown; null where it has no name. */
  position({ index, step }: CompiledStep): number | null {
    return this.#isNamed(step.id) ? index : null;
  }

  /** What is shown of the reasons why an answer was refused: of all that concern secrets, that there are some. */
  problems(id: string | undefined, problems: readonly ProblemField[]): readonly Partial<ProblemField>[] {
    const compiled = this.#step(id);
    const isShown = ({ field }: ProblemField): boolean => {
      const known = compiled?.fields.find(({ name }) => name === field);
      return compiled !== undefined && known !== undefined && this.#secrets.sightOf(compiled, known) === 'value';
    };
    return [
      ...problems.filter(isShown).map(({ field, code }) => ({ field, code })),
      ...(problems.every(isShown) ? [] : [{ code: marker('problem') }]),
    ];
  }

  /** What is shown of what an answer did to other steps. */
  change({ dropped, asked }: Change): Change {
    const isNamed = (id: string) => this.#isNamed(id);
    return { dropped: dropped.filter(isNamed), asked: asked.filter(isNamed) };
  }

  /** What is shown of an answer store: declared facts, and what is held for each step. */
  store(store: Answers): ShownAnswers {
    const facts: { [ref: string]: Value } = {};
    for (const [ref, type] of this.#secrets.types) {
      const value = store.fact(ref);
      if (this.#secrets.hidesFact(ref)) facts[ref] = marker(typeOfFact(type));
      else if (value !== undefined) facts[ref] = shownFact(type, value);
    }
    const answers: { [step: string]: ShownValues } = {};
    for (const { step, index } of this.#definition.steps) {
      const answer = store.answer(index);
      if (answer !== undefined && this.#isNamed(step.id)) answers[step.id] = this.answer(step.id, answer);
    }
    return { facts, answers };
  }

  #step(id: string | undefined): CompiledStep | undefined {
    return this.#definition.steps[this.#definition.positions.get(id ?? '') ?? -1];
  }

  #isNamed(id: string): boolean {
    const compiled = this.#step(id);
    return compiled !== undefined && !this.#secrets.isTold(compiled);
  }
}

import type { Value } from '#schemas/flow/answer.ts';
import type { FactType } from '#schemas/flow/factType.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { Answers, Change } from '#engine/answers/Answers.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import type { Definition } from '#engine/definition/compile.ts';
import type { Field } from '#engine/definition/Field.ts';
import { Secrets } from './Secrets.ts';
import { typeOfFact, typeOfField, type ValueType } from './ValueType.ts';

/** The shown form of values: the value itself, or a marker of its type. */
interface ShownValues {
  readonly [name: string]: Value | null;
}

/** The shown form of an answer store. */
interface ShownAnswers {
  readonly facts: ShownValues;
  readonly answers: { readonly [step: string]: ShownValues };
}

function isOfType(type: FactType, value: unknown): value is Value {
  if (typeof type === 'string') return typeof value === type;
  const isDeclared = (one: unknown) => typeof one === 'string' && type.enum.includes(one);
  return 'several' in type ? Array.isArray(value) && value.every(isDeclared) : isDeclared(value);
}

/** Whether a value has a valid form for a field; typed text never counts. */
function isOfField(field: Field, value: unknown): value is Value {
  const isOption = (one: unknown) => 'options' in field && field.options.some((option) => option === one);
  if (field.type === 'choice') return isOption(value);
  if (field.type === 'choices') return Array.isArray(value) && value.every(isOption);
  return typeof value === field.type;
}

const marker = (type: ValueType | 'step' | 'problem'): string => `•• ${type}`;

const shownFact = (type: FactType, value: unknown): Value => (isOfType(type, value) ? value : marker(typeOfFact(type)));

/**
 * Decides which answers and facts of a flow the inspector may show. It shows only values that a definition declares and
 * that are not secret. For secrets, a marker shows the type, whether or not there is a value. A step, field or item
 * that only some patients are asked, for a secret reason, has no name. What remains visible is the flow's progress: the
 * states of its machines, the number of steps taken, and which of the named steps are answered.
 */
export class Redaction {
  readonly #definition: Definition;
  readonly #secrets: Secrets;

  constructor(definition: Definition) {
    this.#definition = definition;
    this.#secrets = new Secrets(definition);
  }

  /** The shown form of facts in an event: all declared facts, and no others. */
  facts(facts: { readonly [ref: string]: unknown }): ShownValues {
    const shown: { [ref: string]: Value | null } = {};
    for (const [ref, type] of this.#secrets.types) {
      if (!Object.hasOwn(facts, ref) || this.#secrets.hidesFact(ref)) continue;
      const value = facts[ref] ?? null;
      shown[ref] = value === null ? null : shownFact(type, value);
    }
    return shown;
  }

  /** The shown form of an answer to a step, field by field. */
  answer(id: string, answer: { readonly [field: string]: unknown }): ShownValues {
    const compiled = this.#step(id);
    const shown: { [name: string]: Value } = {};
    for (const field of compiled?.fields ?? []) {
      const visibility = compiled && this.#secrets.visibilityOf(compiled, field);
      const value = Object.hasOwn(answer, field.name) ? answer[field.name] : undefined;
      if (visibility === 'type') shown[field.name] = marker(typeOfField(field));
      else if (visibility === 'value' && value !== undefined && value !== null)
        shown[field.name] = isOfField(field, value) ? value : marker(typeOfField(field));
    }
    return shown;
  }

  /** The shown name of a step. */
  name(id: string): string {
    return this.#isNamed(id) ? id : marker('step');
  }

  /** The shown position of a step; null for a step without a shown name. */
  position({ index, step }: CompiledStep): number | null {
    return this.#isNamed(step.id) ? index : null;
  }

  /** The shown form of the problems of an answer. For secrets, it shows only that there are problems. */
  problems(id: string | undefined, problems: readonly ProblemField[]): readonly Partial<ProblemField>[] {
    const compiled = this.#step(id);
    const isShown = ({ field }: ProblemField): boolean => {
      const known = compiled?.fields.find(({ name }) => name === field);
      return compiled !== undefined && known !== undefined && this.#secrets.visibilityOf(compiled, known) === 'value';
    };
    return [
      ...problems.filter(isShown).map(({ field, code }) => ({ field, code })),
      ...(problems.every(isShown) ? [] : [{ code: marker('problem') }]),
    ];
  }

  /** The shown form of an answer's effect on other steps. */
  change({ dropped, asked }: Change): Change {
    const isNamed = (id: string) => this.#isNamed(id);
    return { dropped: dropped.filter(isNamed), asked: asked.filter(isNamed) };
  }

  /** The shown form of an answer store: its declared facts, and the answer of each step. */
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

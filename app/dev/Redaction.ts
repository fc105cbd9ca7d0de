import type { Value } from '#schemas/flow/answer.ts';
import type { FactType } from '#schemas/flow/factType.ts';
import type { Step, StepKind } from '#schemas/flow/step.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { Answers } from '#engine/Answers.ts';
import type { Definition } from '#engine/compile.ts';
import type { Field } from '#engine/Field.ts';
import { isValue } from './isValue.ts';
import { typeOfFact, typeOfField, type ValueType } from './ValueType.ts';

/** What is shown of a value: the value itself, or a marker of its type. */
interface ShownValues {
  readonly [name: string]: Value | null;
}

/** What is shown of an answer store. */
interface ShownAnswers {
  readonly revision: number;
  readonly facts: ShownValues;
  readonly answers: { readonly [step: string]: ShownValues };
}

/** Everything that is known of the account. */
const ACCOUNT = 'patient.';

/** Kinds whose answers say who somebody is or how they pay, whatever their definition says. */
const neverShown: ReadonlySet<StepKind> = new Set<StepKind>([
  'identity',
  'identity-images',
  'photo',
  'code',
  'checkout',
]);

const isSensitive = (step: Step): boolean =>
  step.sensitive !== undefined ||
  neverShown.has(step.kind) ||
  (step.kind === 'review' && step.items.some(({ sensitive }) => sensitive !== undefined));

const factsOf = (field: Field): readonly string[] => [
  ...(field.saves === undefined ? [] : [field.saves]),
  ...(field.type === 'choices' ? Object.values(field.savesEach ?? {}) : []),
];

const isOfType = (type: FactType, value: unknown): value is Value =>
  typeof type === 'object' ? typeof value === 'string' && type.enum.includes(value) : typeof value === type;

const marker = (type: ValueType): string => `•• ${type}`;

/**
 * Decides what of a flow's answers and facts may be seen in the inspector. Shown is only what a definition declares and
 * nothing marks as sensitive; of the rest a marker tells the type. A field that is asked after one certain choice is left
 * out where it is sensitive: that it is there would tell the choice.
 */
export class Redaction {
  readonly #definition: Definition;
  readonly #types = new Map<string, FactType>();
  readonly #hidden = new Set<string>();
  readonly #telling = new Set<string>();

  constructor(definition: Definition) {
    this.#definition = definition;
    for (const { facts = {}, effects = {} } of definition.sets)
      for (const declared of [facts, ...Object.values(effects).map(({ learns = {} }) => learns)])
        for (const [ref, type] of Object.entries(declared)) this.#types.set(ref, type);
    for (const { step, fields } of definition.steps) {
      if (!isSensitive(step)) continue;
      for (const field of fields)
        for (const ref of factsOf(field)) {
          this.#hidden.add(ref);
          if (field.applies) this.#telling.add(ref);
        }
    }
  }

  /** What is shown of facts: of those that are declared, whatever else there may be. */
  facts(facts: { readonly [ref: string]: unknown }): ShownValues {
    const shown: { [ref: string]: Value | null } = {};
    for (const [ref, type] of this.#types) {
      if (!Object.hasOwn(facts, ref) || this.#telling.has(ref)) continue;
      const value = facts[ref] ?? null;
      shown[ref] = value === null || (!this.#isHidden(ref) && isOfType(type, value)) ? value : marker(typeOfFact(type));
    }
    return shown;
  }

  /** What is shown of an answer to a step, field by field. */
  answer(id: string, answer: { readonly [field: string]: unknown }): ShownValues {
    const compiled = this.#definition.steps[this.#definition.positions.get(id) ?? -1];
    const shown: { [name: string]: Value } = {};
    if (!compiled) return shown;
    const sensitive = isSensitive(compiled.step);
    for (const field of compiled.fields) {
      const value = Object.hasOwn(answer, field.name) ? answer[field.name] : undefined;
      if (value === undefined || value === null) continue;
      const hidden = sensitive || factsOf(field).some((ref) => this.#isHidden(ref));
      if (hidden && field.applies) continue;
      shown[field.name] = hidden || !isValue(value) ? marker(typeOfField(field)) : value;
    }
    return shown;
  }

  /** What is shown of the reasons why an answer was refused. Of a sensitive one the name of a field may tell a choice. */
  problems(step: Step | undefined, problems: readonly ProblemField[]): readonly Partial<ProblemField>[] {
    const told = step !== undefined && !isSensitive(step);
    return problems.map(({ field, code }) => (told ? { field, code } : { code }));
  }

  /** What is shown of an answer store: declared facts that are known, and what is held for each step. */
  store(store: Answers): ShownAnswers {
    const facts: { [ref: string]: Value } = {};
    for (const ref of this.#types.keys()) {
      const value = store.fact(ref);
      if (value !== undefined) facts[ref] = value;
    }
    const answers: { [step: string]: ShownValues } = {};
    for (const { step, index } of this.#definition.steps) {
      const answer = store.answer(index);
      if (answer !== undefined) answers[step.id] = this.answer(step.id, answer);
    }
    return { revision: store.revision, facts: this.facts(facts), answers };
  }

  #isHidden(ref: string): boolean {
    return ref.startsWith(ACCOUNT) || this.#hidden.has(ref) || !this.#types.has(ref);
  }
}

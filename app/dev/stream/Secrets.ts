import type { FactType } from '#schemas/flow/factType.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import type { Definition } from '#engine/definition/compile.ts';
import type { Field } from '#engine/definition/Field.ts';
import { learnedFacts } from '#engine/definition/learnedFacts.ts';

/** What may be seen of a field: its value, the type of its value, or not even that it was asked. */
export type Sight = 'value' | 'type' | 'nothing';

/** Everything that is known of the account. */
const ACCOUNT = 'patient.';

const isSensitive = ({ step, kind }: CompiledStep): boolean =>
  step.sensitive !== undefined ||
  kind.secret ||
  (kind.parts?.(step) ?? []).some(({ sensitive }) => sensitive !== undefined);

/** What a person writes may say anything, whatever the definition expects there. */
const isWritten = ({ type }: Field): boolean => type === 'text' || type === 'birthday';

const factsOf = (field: Field): readonly string[] => [
  ...(field.saves === undefined ? [] : [field.saves]),
  ...(field.type === 'choices' ? Object.values(field.savesEach ?? {}) : []),
];

/** The fields of those parts of a step that are asked of some patients only. */
function fieldsOfSome({ step, kind, fields }: CompiledStep): readonly string[] {
  const parts = (kind.parts?.(step) ?? []).filter(({ when }) => when !== undefined);
  return fields.flatMap(({ name }) => (parts.some(({ id }) => name === id || name.startsWith(`${id}.`)) ? [name] : []));
}

/**
 * What a definition asks and knows that nobody else may learn: secret facts, secret fields, and the steps that tell a
 * secret by being asked at all. It rather keeps too much: a step tells already where its condition reads a step that has
 * any secret field.
 */
export class Secrets {
  /** By declared or learned fact: its type. */
  readonly types = new Map<string, FactType>();
  readonly #facts = new Set<string>();
  readonly #telling = new Set<number>();
  readonly #ofSome = new Map<number, readonly string[]>();

  constructor(definition: Definition) {
    for (const { facts = {}, effects = {} } of definition.sets)
      for (const [ref, type] of [...Object.entries(facts), ...Object.values(effects).flatMap(learnedFacts)]) {
        this.types.set(ref, type);
        if (type === 'string' || ref.startsWith(ACCOUNT)) this.#facts.add(ref);
      }
    for (const step of definition.steps) this.#ofSome.set(step.index, fieldsOfSome(step));
    this.#spread(definition);
  }

  /** Whether nothing of a fact may be seen, not even whether it is known. */
  hidesFact(ref: string): boolean {
    return this.#facts.has(ref) || !this.types.has(ref);
  }

  /** Whether it is a secret that a step is asked. */
  isTold({ index }: CompiledStep): boolean {
    return this.#telling.has(index);
  }

  /** What may be seen of a field of a step. */
  sightOf(compiled: CompiledStep, field: Field): Sight {
    if (this.isTold(compiled) || this.#ofSome.get(compiled.index)?.includes(field.name)) return 'nothing';
    const secret = isSensitive(compiled) || isWritten(field) || factsOf(field).some((ref) => this.hidesFact(ref));
    // That it is there would tell the choice after which it is asked.
    return secret ? (field.applies ? 'nothing' : 'type') : 'value';
  }

  /** What is saved from a secret field is secret, and so is whether a step is asked whose condition reads a secret. */
  #spread({ steps, stepDependents, factDependents }: Definition): void {
    let known: number;
    do {
      known = this.#facts.size + this.#telling.size;
      for (const ref of this.#facts) factDependents.get(ref)?.forEach((index) => this.#telling.add(index));
      for (const compiled of steps) {
        const secret = compiled.fields.filter((field) => this.sightOf(compiled, field) !== 'value');
        for (const field of secret) for (const ref of factsOf(field)) this.#facts.add(ref);
        if (secret.length > 0) stepDependents[compiled.index]?.forEach((index) => this.#telling.add(index));
      }
    } while (this.#facts.size + this.#telling.size > known);
  }
}

import type { FactType } from '#schemas/flow/factType.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import type { Definition } from '#engine/definition/compile.ts';
import type { Field } from '#engine/definition/Field.ts';
import { learnedFacts } from '#engine/definition/learnedFacts.ts';

/** How much of a field may be shown: its value, the type of its value, or nothing, not even that it was asked. */
export type Visibility = 'value' | 'type' | 'nothing';

/** The prefixes of all facts about the account, and about the stops, which tell what was answered. */
const PRIVATE = ['patient.', 'stops.'];

const isSensitive = ({ step, kind }: CompiledStep): boolean =>
  step.sensitive !== undefined ||
  kind.secret ||
  (kind.parts?.(step) ?? []).some(({ sensitive }) => sensitive !== undefined);

/** Typed text may contain anything, whatever the definition expects there. */
const isWritten = ({ type }: Field): boolean => type === 'text' || type === 'birthday';

const factsOf = (field: Field): readonly string[] => [
  ...(field.saves === undefined ? [] : [field.saves]),
  ...(field.type === 'choices' ? Object.values(field.savesEach ?? {}) : []),
];

/** The fields of a step's conditional parts. */
function fieldsOfSome({ step, kind, fields }: CompiledStep): readonly string[] {
  const parts = (kind.parts?.(step) ?? []).filter(({ when }) => when !== undefined);
  return fields.flatMap(({ name }) => (parts.some(({ id }) => name === id || name.startsWith(`${id}.`)) ? [name] : []));
}

/**
 * The secrets of a definition: secret facts, secret fields, and steps that reveal a secret by being asked at all. In
 * doubt, it hides too much: a step counts as revealing if its condition reads any step with a secret field.
 */
export class Secrets {
  /** The type of each declared or returned fact. */
  readonly types = new Map<string, FactType>();
  readonly #facts = new Set<string>();
  readonly #telling = new Set<number>();
  readonly #ofSome = new Map<number, readonly string[]>();

  constructor(definition: Definition) {
    for (const { facts = {}, effects = {} } of definition.sets)
      for (const [ref, type] of [...Object.entries(facts), ...Object.values(effects).flatMap(learnedFacts)]) {
        this.types.set(ref, type);
        if (type === 'string' || PRIVATE.some((prefix) => ref.startsWith(prefix))) this.#facts.add(ref);
      }
    for (const step of definition.steps) this.#ofSome.set(step.index, fieldsOfSome(step));
    this.#spread(definition);
  }

  /** Whether nothing of a fact may be shown, not even whether it is known. */
  hidesFact(ref: string): boolean {
    return this.#facts.has(ref) || !this.types.has(ref);
  }

  /** Whether it is a secret that a step is asked. */
  isTold({ index }: CompiledStep): boolean {
    return this.#telling.has(index);
  }

  /** How much of a step's field may be shown. */
  visibilityOf(compiled: CompiledStep, field: Field): Visibility {
    if (this.isTold(compiled) || this.#ofSome.get(compiled.index)?.includes(field.name)) return 'nothing';
    const secret = isSensitive(compiled) || isWritten(field) || factsOf(field).some((ref) => this.hidesFact(ref));
    // Showing that it exists would reveal the choice that it depends on.
    return secret ? (field.applies ? 'nothing' : 'type') : 'value';
  }

  /**
   * Spreads secrecy: a fact saved from a secret field is secret, and so is the visibility of a step whose condition
   * reads a secret.
   */
  #spread({ steps, stepDependents, factDependents }: Definition): void {
    let known: number;
    do {
      known = this.#facts.size + this.#telling.size;
      for (const ref of this.#facts) factDependents.get(ref)?.forEach((index) => this.#telling.add(index));
      for (const compiled of steps) {
        const secret = compiled.fields.filter((field) => this.visibilityOf(compiled, field) !== 'value');
        for (const field of secret) for (const ref of factsOf(field)) this.#facts.add(ref);
        if (secret.length > 0) stepDependents[compiled.index]?.forEach((index) => this.#telling.add(index));
      }
    } while (this.#facts.size + this.#telling.size > known);
  }
}

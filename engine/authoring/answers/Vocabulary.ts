import type { FactType } from '#schemas/flow/factType.ts';
import type { StepBase } from '#schemas/flow/stepBase.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Field } from '#engine/definition/Field.ts';
import type { Kinds } from '#engine/definition/KindDefinition.ts';
import { kindOf } from '#engine/definition/kindOf.ts';
import { learnedFacts } from '#engine/definition/learnedFacts.ts';

/** The type of the value behind a reference. A list may contain any of its values. */
export type RefType =
  | { readonly type: 'boolean' | 'number' | 'string' }
  | { readonly type: 'enum' | 'list'; readonly values: readonly string[] };

/** The target of a reference. */
export type Target =
  | { readonly kind: 'fact'; readonly ref: string; readonly type: RefType }
  | { readonly kind: 'field'; readonly step: string; readonly position: number; readonly field: Field }
  | { readonly kind: 'unknown'; readonly near: readonly string[] };

/** The type of a fact, from its declaration. */
export const factType = (type: FactType): RefType =>
  typeof type === 'string' ? { type } : { type: 'several' in type ? 'list' : 'enum', values: type.enum };

/** The type of a field's value, as conditions see it. */
export function fieldType(field: Field): RefType {
  switch (field.type) {
    case 'choice':
      return { type: 'enum', values: field.options };
    case 'choices':
      return { type: 'list', values: field.options };
    case 'text':
    case 'birthday':
      return { type: 'string' };
    case 'confirmation':
      return { type: 'number' };
    default:
      return { type: field.type };
  }
}

interface Named {
  readonly position: number;
  readonly fields: readonly Field[];
}

/** All names that conditions of composed step sets may use. If a step id occurs twice, the first step counts. */
export class Vocabulary {
  readonly #facts = new Map<string, RefType>();
  readonly #steps = new Map<string, Named>();

  constructor(kinds: Kinds, sets: readonly StepSet[]) {
    for (const set of sets) {
      for (const [ref, type] of Object.entries(set.facts ?? {})) this.#declare(ref, factType(type));
      for (const [ref, type] of Object.values(set.effects ?? {}).flatMap(learnedFacts))
        this.#declare(ref, factType(type));
    }
    for (const set of sets)
      for (const section of Object.values(set.sections)) section.forEach((one) => this.#add(kinds, one));
  }

  /** The type of a fact, combined from all sets that declare it. */
  fact(ref: string): RefType | undefined {
    return this.#facts.get(ref);
  }

  /** The names of all facts. */
  factNames(): readonly string[] {
    return [...this.#facts.keys()];
  }

  /** The position of a step among all steps; undefined when no step has that id. */
  positionOf(id: string): number | undefined {
    return this.#steps.get(id)?.position;
  }

  /** The target of a reference. */
  resolve(ref: string): Target {
    const type = this.#facts.get(ref);
    if (type) return { kind: 'fact', ref, type };
    const dot = ref.indexOf('.');
    const id = dot < 0 ? ref : ref.slice(0, dot);
    const name = dot < 0 ? 'value' : ref.slice(dot + 1);
    const step = this.#steps.get(id);
    const field = step?.fields.find((one) => one.name === name);
    if (step && field) return { kind: 'field', step: id, position: step.position, field };
    const candidates = step
      ? step.fields.map((one) => (one.name === 'value' ? id : `${id}.${one.name}`))
      : [...this.#facts.keys(), ...this.#steps.keys()];
    return { kind: 'unknown', near: nearest(ref, candidates) };
  }

  #declare(ref: string, type: RefType): void {
    const known = this.#facts.get(ref);
    if (known && 'values' in known && 'values' in type && known.type === type.type)
      this.#facts.set(ref, { type: type.type, values: [...new Set([...known.values, ...type.values])] });
    else if (!known) this.#facts.set(ref, type);
  }

  #add(kinds: Kinds, step: StepBase): void {
    if (this.#steps.has(step.id)) return;
    this.#steps.set(step.id, { position: this.#steps.size, fields: kindOf(kinds, step).fields(step) });
  }
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Up to three similar names that the author may have meant. */
export const nearest = (name: string, candidates: readonly string[]): readonly string[] =>
  candidates
    .map((one) => ({ one, far: distance(name, one) }))
    .filter(({ far }) => far <= Math.max(2, Math.ceil(name.length / 3)))
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ one }) => one);

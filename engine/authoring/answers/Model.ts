import type { FactType } from '#schemas/flow/factType.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { Condition, Literal } from '#schemas/flow/condition.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import type { Definition } from '#engine/definition/compile.ts';
import type { Field } from '#engine/definition/Field.ts';
import { answerSamples } from './answerSamples.ts';
import { factValues, literalsOf, signature } from './factValues.ts';
import { fieldSamples } from './fieldSamples.ts';
import { placedSteps, whensOf } from '../read/conditionPlaces.ts';
import { partsOf } from '../read/partsOf.ts';
import { Vocabulary } from './Vocabulary.ts';

/** The content of one variable: for a fact `{ value }`, for a step its answer; undefined when empty. */
export type Held = Answer | undefined;

/**
 * A variable that conditions depend on: a fact, an answer that a step keeps itself, or a section. A section's variable
 * says whether the questions that no condition reads are answered: `open`, `verify` when only verifying questions are
 * open, or `filled`.
 */
export type Variable = `fact:${string}` | `step:${string}` | `section:${string}`;

/** The contents that a variable may hold, one for each that conditions can tell apart. */
export type Domain = readonly Held[];

/**
 * A definition as the checker sees it: its variables and their possible contents. A fact declared under "facts" may be
 * known or unknown when a flow starts; a fact that only an effect returns is unknown at the start.
 */
export class Model {
  readonly definition: Definition;
  readonly #vocabulary: Vocabulary;
  readonly #mentions = new Map<string, Set<Literal>>();
  readonly #read = new Map<number, Set<string>>();
  readonly #domains = new Map<Variable, Domain>();
  readonly #everything = new Map<Variable, Domain>();
  readonly #incomplete = new Set<Variable>();
  readonly #interned = new Map<string, Held>();
  readonly #learnable = new Map<string, readonly Value[]>();
  readonly #singles = new Map<Variable, Map<Held, Domain>>();
  readonly #writers = new Map<string, Field[]>();
  readonly #setOf: readonly StepSet[];

  constructor(definition: Definition) {
    this.definition = definition;
    this.#vocabulary = new Vocabulary(definition.kinds, definition.sets);
    this.#setOf = definition.sets.flatMap((set) => placedSteps(definition.kinds, set).map(() => set));
    for (const field of definition.steps.flatMap((step) => step.fields))
      if (field.saves !== undefined) this.#writers.set(field.saves, [...(this.#writers.get(field.saves) ?? []), field]);
    for (const set of definition.sets) {
      for (const condition of Object.values(set.conditions ?? {})) this.#mention(condition);
      for (const placed of placedSteps(definition.kinds, set))
        for (const { when } of whensOf(placed)) this.#mention(when);
    }
  }

  /** The set that a step belongs to; conditions of the step can use the names of that set. */
  setOf(index: number): StepSet | undefined {
    return this.#setOf[index];
  }

  /** Resolves a reference to a fact, or to a field of a step. */
  resolve(ref: string): { readonly fact: string } | { readonly step: CompiledStep; readonly field: Field } | undefined {
    const target = this.#vocabulary.resolve(ref);
    if (target.kind === 'fact') return { fact: ref };
    const step = target.kind === 'field' ? this.definition.steps[target.position] : undefined;
    return target.kind === 'field' && step ? { step, field: target.field } : undefined;
  }

  /** The references that a condition reads, including those read through named conditions. */
  reads(set: StepSet, condition: Condition): ReadonlySet<string> {
    const refs = new Set<string>();
    const names = new Set<string>();
    const visit = (one: Condition): void => {
      const { leaves, uses } = partsOf(one, '');
      for (const { ref } of leaves) refs.add(ref);
      for (const { name } of uses) {
        const next = set.conditions?.[name];
        if (next === undefined || names.has(name)) continue;
        names.add(name);
        visit(next);
      }
    };
    visit(condition);
    return refs;
  }

  /** The variables behind a reference. For a step that saves to facts, these are its facts. */
  variablesOf(ref: string): readonly Variable[] {
    const target = this.resolve(ref);
    if (!target) return [];
    if ('fact' in target) return [`fact:${target.fact}`];
    return target.step.savesFacts
      ? savedFacts(target.step.fields).map((fact) => `fact:${fact}` as const)
      : [`step:${target.step.step.id}`];
  }

  /** All variables that a condition depends on, including those that decide whether the steps it reads are shown. */
  deciding(set: StepSet, condition: Condition): ReadonlySet<Variable> {
    const found = new Set<Variable>();
    const visited = new Set<CompiledStep>();
    const visit = (one: StepSet, asked: Condition): void => {
      for (const ref of this.reads(one, asked)) {
        for (const variable of this.variablesOf(ref)) found.add(variable);
        const target = this.resolve(ref);
        if (!target || 'fact' in target || visited.has(target.step)) continue;
        visited.add(target.step);
        const own = this.setOf(target.step.index);
        if (own && target.step.step.when !== undefined) visit(own, target.step.step.when);
      }
    };
    visit(set, condition);
    return found;
  }

  /** The facts that a step's answer sets. */
  factsOf(step: CompiledStep): readonly Variable[] {
    return savedFacts(step.fields).map((ref) => `fact:${ref}` as const);
  }

  /** The contents that a variable may have when a flow starts; the empty one comes first. */
  domain(variable: Variable): Domain {
    const known = this.#domains.get(variable);
    if (known) return known;
    const domain = this.#domainOf(variable);
    const interned = domain.map((held) => this.intern(held));
    this.#domains.set(variable, interned);
    return interned;
  }

  /** The contents that a variable may have at any time, including facts that only an effect returns. */
  anyTime(variable: Variable): Domain {
    if (!variable.startsWith('fact:')) return this.domain(variable);
    return [undefined, ...this.learnable(variable.slice(5)).map((value) => this.intern({ value }))];
  }

  /** All contents of a variable, at the start or later; those possible at the start come first. */
  everything(variable: Variable): Domain {
    const known = this.#everything.get(variable);
    if (known) return known;
    const all = [...new Set([...this.domain(variable), ...this.anyTime(variable)])];
    this.#everything.set(variable, all);
    return all;
  }

  /** Adds a possible content to a variable. */
  alsoHolds(variable: Variable, held: Held): void {
    this.#everything.set(variable, [...this.everything(variable), held]);
  }

  /** Whether the domain of a variable covers all its possible contents. */
  isComplete(variable: Variable): boolean {
    this.domain(variable);
    return !this.#incomplete.has(variable);
  }

  /** The one object that represents a content, so that contents can be compared by identity. */
  intern(held: Held): Held {
    if (held === undefined) return undefined;
    const key = JSON.stringify(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)));
    if (!this.#interned.has(key)) this.#interned.set(key, held);
    return this.#interned.get(key);
  }

  /** The domain with exactly one content; a fact's value is replaced by the sample that represents it. */
  single(variable: Variable, held: Held): Domain {
    const same = this.#standIn(variable, held);
    const known = this.#singles.get(variable)?.get(same);
    if (known) return known;
    const made = [same];
    const singles = this.#singles.get(variable) ?? new Map<Held, Domain>();
    this.#singles.set(variable, singles.set(same, made));
    return made;
  }

  /**
   * The values that an effect may give to a fact, one for each that conditions can tell apart.
   *
   * @param type restricts the values to this type
   */
  learnable(ref: string, type?: FactType): readonly Value[] {
    if (typeof type !== 'object' || 'several' in type) return this.#anyLearnable(ref);
    const mentioned = this.mentionsOfFact(ref);
    const own = new Set(type.enum.map((value) => signature(value, mentioned)));
    return this.#anyLearnable(ref).filter((value) => own.has(signature(value, mentioned)));
  }

  #anyLearnable(ref: string): readonly Value[] {
    const known = this.#learnable.get(ref);
    if (known) return known;
    const type = this.#vocabulary.fact(ref);
    const mentioned = this.mentionsOfFact(ref);
    const saved = (this.#writers.get(ref) ?? []).flatMap((field) => fieldSamples(field, mentioned));
    const values = type ? [...saved, ...factValues(type, mentioned)] : [];
    const distinct = [...new Map(values.map((value) => [signature(value, mentioned), value] as const).toReversed())];
    const ordered = distinct.map(([, value]) => value).sort((a, b) => values.indexOf(a) - values.indexOf(b));
    this.#learnable.set(ref, ordered);
    return ordered;
  }

  /** The literals that any condition compares a fact with. */
  mentionsOfFact(ref: string): readonly Literal[] {
    return [...(this.#mentions.get(`fact:${ref}`) ?? [])];
  }

  /** The literals that any condition compares a field with, directly or through the fact that it saves to. */
  mentionsOf(step: CompiledStep, field: Field): readonly Literal[] {
    const own = this.#mentions.get(`${step.index}.${field.name}`) ?? [];
    return field.saves === undefined ? [...own] : [...own, ...this.mentionsOfFact(field.saves)];
  }

  /** The given fields that conditions read, and the fields that those depend on. */
  readFields(step: CompiledStep, fields: readonly Field[]): readonly Field[] {
    const names = this.#read.get(step.index) ?? new Set();
    return fields.filter((field) => names.has(field.name));
  }

  #standIn(variable: Variable, held: Held): Held {
    const value = held?.['value'];
    if (value === undefined || !variable.startsWith('fact:')) return this.intern(held);
    const ref = variable.slice(5);
    const mentioned = this.mentionsOfFact(ref);
    const own = signature(value, mentioned);
    const same = this.learnable(ref).find((one) => signature(one, mentioned) === own);
    return this.intern({ value: same ?? value });
  }

  #mention(condition: Condition): void {
    for (const { ref, asked } of partsOf(condition, '').leaves) {
      const target = this.resolve(ref);
      const literals = literalsOf(typeof asked === 'object' ? { ...asked } : asked);
      if (!target) continue;
      if ('fact' in target) this.#note(`fact:${target.fact}`, literals);
      else this.#noteField(target.step, target.field, literals);
    }
  }

  #noteField(step: CompiledStep, field: Field, literals: readonly Literal[]): void {
    this.#note(`${step.index}.${field.name}`, literals);
    if (field.saves !== undefined) this.#note(`fact:${field.saves}`, literals);
    const read = this.#read.get(step.index) ?? new Set();
    this.#read.set(step.index, read.add(field.name));
    const { applies } = field;
    const main = applies && step.fields.find((one) => one.name === applies.field);
    if (applies && main)
      this.#noteField(step, main, 'includes' in applies ? [applies.includes] : literalsOf({ is: applies.is }));
  }

  #note(key: string, literals: readonly Literal[]): void {
    const known = this.#mentions.get(key) ?? new Set();
    for (const literal of literals) known.add(literal);
    this.#mentions.set(key, known);
  }

  #domainOf(variable: Variable): Domain {
    const name = variable.slice(variable.indexOf(':') + 1);
    if (variable.startsWith('fact:')) return this.#factDomain(name);
    return variable.startsWith('step:') ? this.#answerDomain(name, variable) : this.#sectionDomain(name);
  }

  #sectionDomain(name: string): Domain {
    const { from, to } = this.definition.sections.get(name) ?? { from: 0, to: 0 };
    const verifies = this.definition.steps.slice(from, to).some(({ step }) => step.verification);
    return [{ value: 'open' }, ...(verifies ? [{ value: 'verify' }] : []), { value: 'filled' }];
  }

  #factDomain(ref: string): Domain {
    const declared = this.definition.sets.some((set) => ref in (set.facts ?? {}));
    return declared ? [undefined, ...this.learnable(ref).map((value) => ({ value }))] : [undefined];
  }

  #answerDomain(id: string, variable: Variable): Domain {
    const step = this.definition.steps[this.definition.positions.get(id) ?? -1];
    if (!step) return [undefined];
    const { answers, complete } = answerSamples(this.readFields(step, step.fields), (field) =>
      this.mentionsOf(step, field),
    );
    if (!complete) this.#incomplete.add(variable);
    return [undefined, ...answers];
  }
}

/** The facts that fields save to. */
export const savedFacts = (fields: readonly Field[]): readonly string[] =>
  fields.flatMap((field) =>
    field.type === 'choices' && field.savesEach
      ? Object.values(field.savesEach)
      : field.saves === undefined
        ? []
        : [field.saves],
  );

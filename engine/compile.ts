import type { Condition } from '#schemas/flow/condition.ts';
import type { ReviewItem } from '#schemas/flow/step.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Answers } from './Answers.ts';
import { CompiledStep } from './CompiledStep.ts';
import { compileCondition, type Scope, type Test } from './compileCondition.ts';
import { DefinitionError } from './DefinitionError.ts';

/** Steps `from` up to, not including, `to`. */
export interface Section {
  readonly from: number;
  readonly to: number;
}

/** Step sets compiled for walking: all steps in one order, conditions as closures, dependents by what they read. */
export interface Definition {
  readonly sets: readonly StepSet[];
  readonly steps: readonly CompiledStep[];
  readonly sections: ReadonlyMap<string, Section>;
  /** Position of a step by id. */
  readonly positions: ReadonlyMap<string, number>;
  /** By position: the later steps whose condition reads that step, ascending. */
  readonly stepDependents: readonly (readonly number[] | undefined)[];
  /** By fact: the steps whose condition reads it, ascending. */
  readonly factDependents: ReadonlyMap<string, readonly number[]>;
  /** A named condition of a flow. Throws a DefinitionError where there is none. */
  condition(flow: string, name: string): Test<Answers>;
}

interface Reads {
  readonly steps: Set<number>;
  readonly facts: Set<string>;
}

/**
 * Compiles step sets, in the order given, into one definition. A condition sees its own set's named conditions and all
 * steps before it. Cost grows with the text of the definitions only.
 *
 * @throws DefinitionError on a step id or section that occurs twice, a reference that names neither fact nor step, a
 * condition that reads a later step, or an unknown or circular condition name
 */
export function compile(...sets: readonly StepSet[]): Definition {
  const steps: CompiledStep[] = [];
  const sections = new Map<string, Section>();
  const positions = new Map<string, number>();
  const stepDependents: (number[] | undefined)[] = [];
  const factDependents = new Map<string, number[]>();
  const named = new Map<string, { test: Test<Answers>; reads: Reads }>();
  const facts = new Set<string>();
  for (const set of sets) {
    for (const ref of Object.keys(set.facts ?? {})) facts.add(ref);
    for (const effect of Object.values(set.effects ?? {}))
      for (const ref of Object.keys(effect.learns ?? {})) facts.add(ref);
  }

  const readerOf = (ref: string, reads: Reads) => {
    if (facts.has(ref)) {
      reads.facts.add(ref);
      return (answers: Answers) => answers.fact(ref);
    }
    const dot = ref.indexOf('.');
    const id = dot < 0 ? ref : ref.slice(0, dot);
    const field = dot < 0 ? 'value' : ref.slice(dot + 1);
    const position = positions.get(id);
    if (position === undefined) throw new DefinitionError(`'${ref}' names neither a declared fact nor an earlier step`);
    reads.steps.add(position);
    return (answers: Answers) => answers.value(position, field);
  };

  const scopeOf = (set: StepSet, reads: Reads, open: readonly string[]): Scope<Answers> => ({
    ref: (name) => readerOf(name, reads),
    condition(name) {
      const key = `${set.flow}:${name}`;
      let known = named.get(key);
      if (!known) {
        const condition = set.conditions?.[name];
        if (condition === undefined) throw new DefinitionError(`'${set.flow}' declares no condition '${name}'`);
        if (open.includes(name)) throw new DefinitionError(`condition '${name}' of '${set.flow}' refers to itself`);
        const own: Reads = { steps: new Set(), facts: new Set() };
        known = { test: compileCondition(condition, scopeOf(set, own, [...open, name])), reads: own };
        named.set(key, known);
      }
      for (const step of known.reads.steps) reads.steps.add(step);
      for (const fact of known.reads.facts) reads.facts.add(fact);
      return known.test;
    },
  });

  const compileWhen = (set: StepSet, condition: Condition, index: number): Test<Answers> => {
    const reads: Reads = { steps: new Set(), facts: new Set() };
    const test = compileCondition(condition, scopeOf(set, reads, []));
    for (const step of reads.steps) (stepDependents[step] ??= []).push(index);
    for (const fact of reads.facts) {
      const list = factDependents.get(fact);
      if (list) list.push(index);
      else factDependents.set(fact, [index]);
    }
    return test;
  };

  // Asked when the step is shown, so nothing has to follow it.
  const itemCondition = (set: StepSet, item: ReviewItem) =>
    item.when === undefined
      ? undefined
      : compileCondition(item.when, scopeOf(set, { steps: new Set(), facts: new Set() }, []));

  for (const set of sets) {
    for (const [name, list] of Object.entries(set.sections)) {
      if (sections.has(name)) throw new DefinitionError(`section '${name}' occurs twice`);
      const from = steps.length;
      for (const step of list) {
        const index = steps.length;
        if (positions.has(step.id)) throw new DefinitionError(`step '${step.id}' occurs twice`);
        const when = step.when === undefined ? undefined : compileWhen(set, step.when, index);
        const items = step.kind === 'review' ? step.items.map((item) => itemCondition(set, item)) : undefined;
        steps.push(new CompiledStep(index, name, step, when, items));
        positions.set(step.id, index);
      }
      sections.set(name, { from, to: steps.length });
    }
  }
  stepDependents.length = steps.length;

  const scopes = new Map(sets.map((set) => [set.flow, scopeOf(set, { steps: new Set(), facts: new Set() }, [])]));
  return {
    sets,
    steps,
    sections,
    positions,
    stepDependents,
    factDependents,
    condition(flow, name) {
      const scope = scopes.get(flow);
      if (!scope) throw new DefinitionError(`there is no step set '${flow}' in this definition`);
      return scope.condition(name);
    },
  };
}

import type { Condition } from '#schemas/flow/condition.ts';
import type { StepBase } from '#schemas/flow/stepBase.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { AnswerView } from './AnswerView.ts';
import { CompiledStep, type PartConditions } from './CompiledStep.ts';
import { compileCondition, type Scope, type Test } from '../conditions/compileCondition.ts';
import { DefinitionError } from './DefinitionError.ts';
import { writeFacts } from './facts.ts';
import type { KindDefinition, Kinds, StepPart } from './KindDefinition.ts';
import { learnedFacts } from './learnedFacts.ts';
import { kindOf } from './kindOf.ts';
import { withStops, type CompiledStop } from './stops.ts';

/** A range of step positions: from `from` up to, not including, `to`. */
export interface Section {
  readonly from: number;
  readonly to: number;
}

/**
 * Step sets compiled for walking: all steps in one order, conditions as closures, and an index of which steps read
 * which.
 */
export interface Definition {
  readonly kinds: Kinds;
  /** The step sets, with `stops.hold` spelled out. */
  readonly sets: readonly StepSet[];
  /** The step sets as they were given. */
  readonly given: readonly StepSet[];
  readonly steps: readonly CompiledStep[];
  readonly sections: ReadonlyMap<string, Section>;
  /** Position of a step by id. */
  readonly positions: ReadonlyMap<string, number>;
  /** By position: the later steps whose condition reads the step, ascending. */
  readonly stepDependents: readonly (readonly number[] | undefined)[];
  /** By position: the facts that hold the step's answer, if facts hold it. */
  readonly savedFacts: readonly (readonly string[] | undefined)[];
  /** By fact: the steps whose condition reads it, directly or through a step whose answer it holds, ascending. */
  readonly factDependents: ReadonlyMap<string, readonly number[]>;
  /** By declared fact: its values, if every declaration and contract of the fact lists them. */
  readonly factValues: ReadonlyMap<string, ReadonlySet<string>>;
  /** The stops of all sets, in their order. */
  readonly stops: readonly CompiledStop[];
  /** A named condition of a flow. Throws a DefinitionError when there is none. */
  condition(flow: string, name: string): Test<AnswerView>;
}

/** Callbacks that report what a condition reads while it is compiled. */
interface Reads {
  step(position: number): void;
  fact(ref: string): void;
}

/** For conditions that are evaluated on demand, so that their reads need no tracking. */
const unfollowed: Reads = { step: () => undefined, fact: () => undefined };

interface NamedCondition {
  readonly test: Test<AnswerView>;
  readonly steps: ReadonlySet<number>;
  readonly facts: ReadonlySet<string>;
}

const isPlain = ({ when, excludesWhen, lockedWhen }: StepPart) =>
  when === undefined && excludesWhen === undefined && lockedWhen === undefined;

/** The compiled conditions of a step's parts; undefined when no part has one. */
function partConditions(step: StepBase, kind: KindDefinition, scope: Scope<AnswerView>): PartConditions | undefined {
  const parts = kind.parts?.(step) ?? [];
  if (parts.every(isPlain)) return undefined;
  const compiled = (conditionOf: (part: StepPart) => Condition | undefined) =>
    new Map(
      parts.flatMap((part) => {
        const condition = conditionOf(part);
        return condition === undefined ? [] : [[part.id, compileCondition(condition, scope)] as const];
      }),
    );
  return {
    asked: compiled(({ when }) => when),
    excluding: compiled(({ excludesWhen }) => excludesWhen),
    locking: compiled(({ lockedWhen }) => lockedWhen),
  };
}

/** The values of all declared facts with a closed list of values, from all declarations and contracts. */
function closedFacts(sets: readonly StepSet[]): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string> | undefined>();
  const declared = new Set(sets.flatMap(({ facts = {} }) => Object.keys(facts)));
  const types = sets.flatMap(({ facts = {}, effects = {} }) => [
    ...Object.entries(facts),
    ...Object.values(effects).flatMap(learnedFacts),
  ]);
  for (const [ref, type] of types) {
    if (!declared.has(ref)) continue;
    const known = values.has(ref) ? values.get(ref) : new Set<string>();
    values.set(
      ref,
      typeof type === 'object' && !('several' in type) && known ? new Set([...known, ...type.enum]) : undefined,
    );
  }
  return new Map([...values].flatMap(([ref, known]) => (known ? [[ref, known] as const] : [])));
}

const namesFacts = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && ('saves' in part || Object.values(part).some(namesFacts));

/**
 * Whether a step may save to facts. Decided from the step's JSON alone, so that loading computes the fields of few
 * steps.
 */
const maySaveFacts = (step: StepBase, { keepsIn }: KindDefinition): boolean =>
  keepsIn === 'facts' || (keepsIn === 'stated' && namesFacts(step));

/**
 * The facts that are derived from texts which list things: by position of a step whose answer holds such a text, those that are
 * derived from a saved text of the same kind.
 */
function listedFacts(
  steps: readonly CompiledStep[],
  derived: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<number, readonly string[]> {
  const texts = steps.flatMap(({ index, fields }) =>
    fields.flatMap((field) => (field.type === 'text' && field.lists !== undefined ? [{ index, ...field }] : [])),
  );
  const from = (lists: string | undefined) =>
    [...derived].flatMap(([ref, sources]) =>
      texts.some((one) => one.lists === lists && one.saves !== undefined && sources.includes(one.saves)) ? [ref] : [],
    );
  return new Map(texts.filter(({ saves }) => saves === undefined).map(({ index, lists }) => [index, from(lists)]));
}

/**
 * Compiles step sets, in the order given, into one definition. A condition can read its own set's named conditions and
 * all earlier steps. The cost grows linearly with the size of the definitions.
 *
 * @throws DefinitionError on a duplicate step set, step id or section, an unknown kind, a reference that is neither a
 *   fact nor a step, a condition that reads a later step, an unknown or circular condition name, or a stop that is not complete
 */
export function compile(kinds: Kinds, ...given: readonly StepSet[]): Definition {
  const sets = withStops(given);
  const steps: CompiledStep[] = [];
  const sections = new Map<string, Section>();
  const positions = new Map<string, number>();
  const stepDependents: (number[] | undefined)[] = [];
  const savedFacts: (readonly string[] | undefined)[] = [];
  const factDependents = new Map<string, number[]>();
  const named = new Map<string, NamedCondition>();
  const facts = new Set<string>();
  for (const [at, set] of sets.entries()) {
    if (sets.findIndex(({ flow }) => flow === set.flow) < at)
      throw new DefinitionError(`step set '${set.flow}' occurs twice`);
    for (const ref of Object.keys(set.facts ?? {})) facts.add(ref);
    for (const [ref] of Object.values(set.effects ?? {}).flatMap(learnedFacts)) facts.add(ref);
  }

  const readerOf = (ref: string, reads: Reads) => {
    if (facts.has(ref)) {
      reads.fact(ref);
      return (answers: AnswerView) => answers.fact(ref);
    }
    const dot = ref.indexOf('.');
    const id = dot < 0 ? ref : ref.slice(0, dot);
    const field = dot < 0 ? 'value' : ref.slice(dot + 1);
    const position = positions.get(id);
    if (position === undefined) throw new DefinitionError(`'${ref}' names neither a declared fact nor an earlier step`);
    reads.step(position);
    return (answers: AnswerView) => answers.value(position, field);
  };

  const scopeOf = (set: StepSet, reads: Reads, open: readonly string[]): Scope<AnswerView> => ({
    ref: (name) => readerOf(name, reads),
    condition(name) {
      const key = `${set.flow}:${name}`;
      let known = named.get(key);
      if (!known) {
        const condition = Object.hasOwn(set.conditions ?? {}, name) ? set.conditions?.[name] : undefined;
        if (condition === undefined) throw new DefinitionError(`'${set.flow}' declares no condition '${name}'`);
        if (open.includes(name)) throw new DefinitionError(`condition '${name}' of '${set.flow}' refers to itself`);
        const own = { steps: new Set<number>(), facts: new Set<string>() };
        const ownReads: Reads = { step: (at) => own.steps.add(at), fact: (ref) => own.facts.add(ref) };
        known = { test: compileCondition(condition, scopeOf(set, ownReads, [...open, name])), ...own };
        named.set(key, known);
      }
      for (const step of known.steps) reads.step(step);
      for (const fact of known.facts) reads.fact(fact);
      return known.test;
    },
  });

  // Steps are compiled in order, so the current step can only be the last item of a list.
  const append = (list: number[] | undefined): number[] => {
    if (!list) return [steps.length];
    if (list.at(-1) !== steps.length) list.push(steps.length);
    return list;
  };
  const followed: Reads = {
    step(position) {
      stepDependents[position] = append(stepDependents[position]);
      savedFacts[position]?.forEach((ref) => followed.fact(ref));
    },
    fact: (ref) => factDependents.set(ref, append(factDependents.get(ref))),
  };

  for (const set of sets) {
    const followedScope = scopeOf(set, followed, []);
    const unfollowedScope = scopeOf(set, unfollowed, []);
    for (const [name, list] of Object.entries(set.sections)) {
      if (sections.has(name)) throw new DefinitionError(`section '${name}' occurs twice`);
      const from = steps.length;
      for (const step of list) {
        const index = steps.length;
        if (positions.has(step.id)) throw new DefinitionError(`step '${step.id}' occurs twice`);
        const when = step.when === undefined ? undefined : compileCondition(step.when, followedScope);
        const kind = kindOf(kinds, step);
        const parts = partConditions(step, kind, unfollowedScope);
        const compiled = new CompiledStep({ index, section: name, step, kind, when, parts });
        const saves = maySaveFacts(step, kind) && compiled.savesFacts;
        steps.push(compiled);
        positions.set(step.id, index);
        stepDependents.push(undefined);
        savedFacts.push(saves ? Object.keys(writeFacts(compiled.fields, {})) : undefined);
      }
      sections.set(name, { from, to: steps.length });
    }
  }

  const derived = new Map(
    sets.flatMap(({ facts: declared = {} }) =>
      Object.entries(declared).flatMap(([ref, type]) =>
        typeof type === 'object' && 'several' in type ? [[ref, type.from ?? []] as const] : [],
      ),
    ),
  );
  const listing = sets.some(({ stops: declared = [] }) => declared.length > 0)
    ? listedFacts(steps, derived)
    : undefined;
  const determined = ({ index }: CompiledStep): readonly string[] => {
    const saved = savedFacts[index] ?? [];
    const from = [...derived].flatMap(([ref, sources]) => (sources.some((one) => saved.includes(one)) ? [ref] : []));
    return [...saved, ...from, ...(listing?.get(index) ?? [])];
  };
  const stops = sets.flatMap((set) =>
    (set.stops ?? []).map((stop): CompiledStop => {
      const read = { steps: new Set<number>(), facts: new Set<string>() };
      const reads: Reads = { step: (at) => read.steps.add(at), fact: (ref) => read.facts.add(ref) };
      scopeOf(set, reads, []).condition(stop.when);
      const raisedBy = steps.flatMap((step) => {
        if (!step.asks) return [];
        const { section, index } = step;
        const refs = determined(step);
        const raises = read.steps.has(index) || refs.some((ref) => read.facts.has(ref));
        return raises ? [{ section, step: step.step.id, index, facts: refs }] : [];
      });
      return { stop, flow: set.flow, raisedBy };
    }),
  );

  const scopes = new Map(sets.map((set) => [set.flow, scopeOf(set, unfollowed, [])]));
  return {
    kinds,
    sets,
    given,
    steps,
    sections,
    positions,
    stepDependents,
    savedFacts,
    factDependents,
    factValues: closedFacts(sets),
    stops,
    condition(flow, name) {
      const scope = scopes.get(flow);
      if (!scope) throw new DefinitionError(`there is no step set '${flow}' in this definition`);
      return scope.condition(name);
    },
  };
}

import type { AnyStateMachine } from 'xstate';
import type { Condition } from '#schemas/flow/condition.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { promiseOf } from '../read/promiseOf.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import { guardName, machinesIn, stateNodes, transitionsOf } from './machineParts.ts';
import { savedFacts, type Model, type Variable } from '../answers/Model.ts';

/** The variables whose contents a step's answer determines. */
export const writtenBy = (step: CompiledStep): readonly Variable[] =>
  step.savesFacts ? savedFacts(step.fields).map((ref) => `fact:${ref}` as const) : [`step:${step.step.id}`];

/** The named conditions used by a machine's guards or its invariants. */
function decidingNames(machine: AnyStateMachine, set: StepSet): readonly string[] {
  const guards = [machine.root, ...stateNodes(machine)].flatMap(transitionsOf).map(guardName);
  const invariants = (set.invariants ?? []).map(promiseOf);
  return [...guards, ...invariants].filter((name) => typeof name === 'string');
}

/**
 * The variables that an exploration of a machine must keep apart: those read by its conditions, and those that decide
 * whether the former can change. All others stay undecided, which keeps the exploration small.
 */
export function tracked(model: Model, machine: AnyStateMachine): ReadonlySet<Variable> {
  const { definition } = model;
  const found = new Set<Variable>();
  const readBy = (set: StepSet, condition: Condition) => {
    for (const variable of model.deciding(set, condition)) found.add(variable);
  };
  for (const one of machinesIn(machine)) {
    const set = definition.sets.find(({ flow }) => flow === one.id);
    if (set) for (const name of decidingNames(one, set)) readBy(set, name);
  }
  const machines = new Set(machinesIn(machine).map(({ id }) => id));
  for (const set of definition.sets)
    if (!machines.has(set.flow)) for (const invariant of set.invariants ?? []) readBy(set, promiseOf(invariant));
  const sparse = [...definition.sections.values()].flatMap(({ from, to }) => {
    const steps = definition.steps.slice(from, to);
    return steps.every(({ when }) => when !== undefined) ? steps : steps.filter(({ isTerminal }) => isTerminal);
  });
  const writable = new Set(definition.steps.flatMap(writtenBy));
  const whenOf = (step: CompiledStep) => {
    const set = model.setOf(step.index);
    if (!set) return;
    if (step.step.when !== undefined) readBy(set, step.step.when);
    if (step.savesFacts)
      for (const { when } of step.kind.parts?.(step.step) ?? []) if (when !== undefined) readBy(set, when);
  };
  for (const step of sparse) whenOf(step);
  for (const step of definition.steps) {
    const set = model.setOf(step.index);
    if (!set || step.step.when === undefined) continue;
    for (const ref of model.reads(set, step.step.when))
      for (const variable of model.variablesOf(ref))
        if (variable.startsWith('fact:') && !writable.has(variable)) found.add(variable);
  }
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const step of definition.steps) if (writtenBy(step).some((variable) => found.has(variable))) whenOf(step);
  }
  return found;
}

import { asStep } from '#flows/kinds/asStep.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { wholeAnswer } from '#engine/authoring/answers/answerSamples.ts';
import { conditionsIn } from './conditionsIn.ts';
import { namesIn } from '#engine/authoring/read/namesIn.ts';
import { partsOf } from '#engine/authoring/read/partsOf.ts';
import { Simulation } from '#engine/authoring/witness/Simulation.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import { compile, type Definition } from '#engine/definition/compile.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { intakeWalkMachine } from './intakeWalk.machine.ts';
import type { AnyStateMachine } from 'xstate';

/** Which steps of a template any patient is asked, and which any patient is spared with whom the flow begins to ask. */
export interface Seen {
  readonly shown: ReadonlySet<string>;
  readonly hidden: ReadonlySet<string>;
  readonly walks: number;
}

const subsets = (options: readonly string[]): readonly string[][] =>
  options.reduce<readonly string[][]>((all, one) => [...all, ...all.map((some) => [...some, one])], [[]]);

/** Everything that a step can be answered where somebody reads it; one answer where nobody does. */
function answersTo({ step, fields }: CompiledStep, read: ReadonlySet<string>): readonly Answer[] {
  const values = (): readonly Value[] => {
    const asked = asStep(step);
    if (asked.kind === 'yes-no') return [true, false];
    if (asked.kind === 'choice') return asked.options.map(({ value }) => value);
    if (asked.kind !== 'checklist') throw new Error(`'${step.id}' is read, and has no end of answers`);
    const some = subsets(asked.options.map(({ value }) => value)).filter((one) => one.length > 0);
    return asked.none ? [...some, [asked.none.value ?? 'none']] : some;
  };
  return read.has(step.id) ? values().map((value) => wholeAnswer(fields, { value })) : [wholeAnswer(fields)];
}

/** Everything that may be known at the start, as far as conditions read it. */
function* factsOf(set: StepSet, read: ReadonlySet<string>): Iterable<Facts> {
  const domains = Object.entries(set.facts ?? {})
    .filter(([ref]) => read.has(ref))
    .map(([ref, type]) => {
      if (type === 'boolean') return [ref, [undefined, true, false]] as const;
      if (typeof type === 'string') throw new Error(`'${ref}' is read, and has no end of values`);
      const several = 'several' in type;
      return [ref, [undefined, ...type.enum.map((one) => (several ? [one] : one))]] as const;
    });
  const all = domains.reduce<readonly Facts[]>(
    (some, [ref, values]) => some.flatMap((facts) => values.map((value) => ({ ...facts, [ref]: value }))),
    [{}],
  );
  yield* all;
}

/**
 * A template without its stops. They only end walks, and what is shown until then other walks show too; but what they read
 * would multiply the walks.
 */
function withoutStops(set: StepSet): StepSet {
  const { conditions = {} } = set;
  const asked = conditionsIn({ ...set, conditions: {} });
  const used = new Set(asked.flatMap(({ condition }) => [...namesIn(set, condition)]));
  const kept = Object.fromEntries(Object.entries(conditions).filter(([name]) => used.has(name)));
  return { ...set, stops: [], invariants: [], conditions: kept };
}

/** Walks a template in every way in which its questions can be answered, without any of the checker's reasoning. */
export function allWalks(template: StepSet, end: StepSet, machine: AnyStateMachine = intakeWalkMachine): Seen {
  const set = withoutStops(template);
  const definition: Definition = compile(stepKinds, end, set);
  const refs = [set, end]
    .flatMap(conditionsIn)
    .flatMap(({ condition }) => partsOf(condition, '').leaves.map(({ ref }) => ref));
  const read = new Set(refs.map((ref) => (ref in (set.facts ?? {}) ? ref : (ref.split('.')[0] ?? ref))));
  const shown = new Set<string>();
  const hidden = new Set<string>();
  let walks = 0;
  const { from, to } = definition.sections.get('intake') ?? { from: 0, to: 0 };
  const walk = (facts: Facts, given: readonly Answer[]): void => {
    const simulation = new Simulation(machine, definition, { facts, saved: {} });
    const hasBegun = simulation.position.entered.some((state) => state.endsWith('.asking'));
    for (const answer of given) simulation.submit(answer);
    const { step } = simulation;
    if (step?.section !== 'intake') {
      walks += 1;
      // Whom the flow never turns to the template is neither shown nor spared its questions.
      if (!hasBegun) return;
      for (const one of definition.steps.slice(from, to))
        if (!simulation.answers.isRelevant(one.index)) hidden.add(one.step.id);
      return;
    }
    shown.add(step.step.id);
    for (const answer of answersTo(step, read)) walk(facts, [...given, answer]);
  };
  for (const facts of factsOf(set, read)) walk(facts, []);
  return { shown, hidden, walks };
}

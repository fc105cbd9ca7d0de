import type { Invariant, StepSet } from '#schemas/flow/stepSet.ts';
import { compile, type Definition } from '#engine/definition/compile.ts';
import { limitsOf, placedSteps, whensOf } from '../read/conditionPlaces.ts';
import { namesIn } from '../read/namesIn.ts';
import { promiseOf } from '../read/promiseOf.ts';
import { STOPS_CLEARED } from '#engine/definition/stops.ts';

/** What an exploration must keep apart beyond what every exploration does. */
export interface Kept {
  /** Promises of step sets without a machine that have to be looked for. */
  readonly promises: ReadonlySet<Invariant>;
  /** The ids of the stops that are explored. */
  readonly stops: ReadonlySet<string>;
}

/** The conditions of a set that its steps and some further names use: what no one reads need not be told apart. */
function conditionsFor(
  { kinds }: Definition,
  set: StepSet,
  names: readonly string[],
): NonNullable<StepSet['conditions']> {
  const whens = placedSteps(kinds, set).flatMap((step) =>
    [...whensOf(step), ...limitsOf(step)].map(({ when }) => when),
  );
  const used = new Set([...whens, ...names].flatMap((one) => [...namesIn(set, one)]));
  return Object.fromEntries(Object.entries(set.conditions ?? {}).filter(([name]) => used.has(name)));
}

/**
 * The definition as an exploration walks it. A machine asks only whether any stop holds, so one stop can stand for all of them:
 * with each further one the places and stores would multiply. Promises of step sets without a machine are left out unless they
 * are kept, for the same reason.
 */
export function withOneStop(definition: Definition, machines: ReadonlySet<string>, kept: Kept): Definition {
  const { given, kinds, sections } = definition;
  if (
    given.every(
      ({ flow, stops = [], invariants = [] }) => stops.length === 0 && (machines.has(flow) || invariants.length === 0),
    )
  )
    return definition;
  const sets = given.map((set) => {
    const { flow, stops = [], invariants = [] } = set;
    if (machines.has(flow)) return set;
    const held = stops.filter(({ id }) => kept.stops.has(id));
    const promised = invariants.filter((one) => kept.promises.has(one));
    const needed = [...held.map(({ when }) => when), ...promised.map(promiseOf)];
    return { ...set, stops: held, invariants: promised, conditions: conditionsFor(definition, set, needed) };
  });
  const compiled = compile(kinds, ...sets);
  // Nobody lifts a stop while a flow is explored: that a lifted one lets the patient through needs no proof.
  const unlifted = compiled.sets.map((set) =>
    set.facts && STOPS_CLEARED in set.facts
      ? { ...set, facts: { ...set.facts, [STOPS_CLEARED]: { enum: [], several: true as const } } }
      : set,
  );
  return { ...compiled, sets: unlifted, sections };
}

import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { STOPS_HOLD } from '#engine/definition/stops.ts';
import { guardName, stateNodes, transitionsOf } from '../../explore/machineParts.ts';
import { namesIn } from '../../read/namesIn.ts';
import { partsOf } from '../../read/partsOf.ts';

/** The guard of a machine that was left because a stop held. */
const WAS_STOPPED = 'wasStopped';

function asksForStops(set: StepSet, name: string): boolean {
  return [...namesIn(set, name)].some((one) =>
    partsOf(set.conditions?.[one] ?? { all: [] }, '').leaves.some(({ ref }) => ref === STOPS_HOLD),
  );
}

/**
 * The ids of a machine's unreached states that are entered only while a stop holds. Without any stop, an exploration cannot
 * tell whether they are.
 */
export function statesAfterStops(
  machine: AnyStateMachine,
  set: StepSet,
  unreached: ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (node: AnyStateNode, isTaken: (guard: string | null | undefined) => boolean): void => {
    for (const transition of transitionsOf(node)) {
      if (!isTaken(guardName(transition))) continue;
      for (const next of transition.target ?? []) {
        if (!unreached.has(next.id) || found.has(next.id)) continue;
        found.add(next.id);
        follow(next, () => true);
      }
    }
  };
  const isStopped = (guard: string | null | undefined) =>
    typeof guard === 'string' && (guard === WAS_STOPPED || asksForStops(set, guard));
  for (const node of [machine.root, ...stateNodes(machine)]) if (!unreached.has(node.id)) follow(node, isStopped);
  return found;
}

import { compile, type Definition } from '#engine/definition/compile.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { visitFlow } from '#flows/visit/visit.flow.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { visitBeginning } from './visitBeginning.ts';

/**
 * The steps of a visit that was begun with {@link visitBeginning}: those that it has, in the same places, and behind them those of
 * the flows that were loaded later.
 *
 * @throws DefinitionError
 */
const extend = (template: StepSet): Definition => {
  const begun = new Set(visitBeginning.sets.map(({ flow }) => flow));
  return compile(stepKinds, ...visitBeginning.sets, template, ...visitFlow.sets.filter(({ flow }) => !begun.has(flow)));
};

/** A visit with all of its flows, and how one that was begun without them gets their steps. */
export const wholeVisit = { flow: visitFlow, extend };

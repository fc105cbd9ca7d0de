import { DefinitionError } from '#engine/definition/DefinitionError.ts';
import type { StepBase } from '#schemas/flow/stepBase.ts';
import { stepKinds, type Step } from './stepKinds.ts';

const isStep = (step: StepBase): step is StepBase & Step => Object.hasOwn(stepKinds, step.kind);

/**
 * Narrows a step to the type of its kind.
 *
 * @throws DefinitionError when there is no such kind
 */
export function asStep(step: StepBase): Step {
  if (isStep(step)) return step;
  throw new DefinitionError(`step '${step.id}' is of kind '${step.kind}', which nothing defines`);
}

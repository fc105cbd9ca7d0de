import type { StepSet } from '#schemas/flow/stepSet.ts';
import { DefinitionError } from './DefinitionError.ts';

const isStepSet = (value: unknown): value is StepSet =>
  typeof value === 'object' && value !== null && 'flow' in value && 'version' in value && 'sections' in value;

/**
 * Takes parsed steps JSON as a step set. The build and the server check definitions whole before they are used; here
 * only what is no definition at all is refused.
 *
 * @throws DefinitionError
 */
export function stepSetOf(json: unknown): StepSet {
  if (!isStepSet(json)) throw new DefinitionError('this is no steps JSON: it has no flow, version and sections');
  return json;
}

import type { StepSet } from '#schemas/flow/stepSet.ts';
import { DefinitionError } from './DefinitionError.ts';

const isStepSet = (value: unknown): value is StepSet =>
  typeof value === 'object' && value !== null && 'flow' in value && 'version' in value && 'sections' in value;

/**
 * Takes parsed steps JSON as a step set. The build and the server validate definitions in full before they are used;
 * this function only refuses values that are no definition at all.
 *
 * @throws DefinitionError
 */
export function stepSetOf(json: unknown): StepSet {
  if (!isStepSet(json)) throw new DefinitionError('this is no steps JSON: it has no flow, version and sections');
  return json;
}

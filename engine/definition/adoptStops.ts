import type { StepSet, StopDefinition } from '#schemas/flow/stepSet.ts';
import { compile } from './compile.ts';
import { DefinitionError } from './DefinitionError.ts';
import type { Kinds } from './KindDefinition.ts';
import { spelledOut } from './stops.ts';

/** The name under which the condition of an adopted stop is declared. */
const nameOf = ({ id }: StopDefinition) => `stop ${id}`;

/**
 * Returns an older version of a step set with the stops of the newest one in place of its own, so that a new stop also
 * stops those who began before it was written. A stop that reads a question the older version does not ask stays as the
 * older version has it.
 */
export function adoptStops(kinds: Kinds, older: StepSet, newest: StepSet): StepSet {
  const { stops: own = [], conditions = {}, facts = {} } = older;
  const { stops: offered = [] } = newest;
  if (offered.length === 0 && own.length === 0) return older;
  const adopting = (stops: readonly StopDefinition[]): StepSet => ({
    ...older,
    facts: { ...facts, ...newest.facts },
    conditions: {
      ...conditions,
      ...Object.fromEntries(stops.map((stop) => [nameOf(stop), spelledOut(newest, stop.when)])),
    },
    stops: stops.map((stop) => ({ ...stop, when: nameOf(stop) })),
  });
  const isUnderstood = (stop: StopDefinition): boolean => {
    try {
      compile(kinds, adopting([stop]));
      return true;
    } catch (error) {
      if (error instanceof DefinitionError) return false;
      throw error;
    }
  };
  const understood = offered.filter(isUnderstood);
  const left = own.filter(({ id }) => offered.some((one) => one.id === id && !understood.includes(one)));
  const adopted = adopting(understood);
  return { ...adopted, stops: [...(adopted.stops ?? []), ...left] };
}

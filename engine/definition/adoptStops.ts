import type { StepSet, StopDefinition } from '#schemas/flow/stepSet.ts';
import { compile } from './compile.ts';
import { DefinitionError } from './DefinitionError.ts';
import type { Kinds } from './KindDefinition.ts';
import { spelledOut } from './stops.ts';

/** The name under which the condition of an adopted stop is declared. */
const nameOf = ({ id }: StopDefinition) => `stop ${id}`;

/**
 * An older version of a step set with the stops of the newest one in place of its own, so that a visit that began
 * before a stop was written is stopped by it too. A stop that reads a question the older version does not ask is left
 * as it was there, if it was.
 */
export function adoptStops(kinds: Kinds, older: StepSet, newest: StepSet): StepSet {
  const { stops: own = [], conditions = {}, facts = {} } = older;
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
  const offered = newest.stops ?? [];
  const understood = offered.filter(isUnderstood);
  const left = own.filter(({ id }) => offered.some((one) => one.id === id && !understood.includes(one)));
  const adopted = adopting(understood);
  return { ...adopted, stops: [...(adopted.stops ?? []), ...left] };
}

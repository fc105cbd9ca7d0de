import type { CompiledStop } from '#engine/definition/stops.ts';

const sectionOf = ({ raisedBy }: CompiledStop) => raisedBy.at(-1)?.section ?? '';

/**
 * The first stop that is raised in a section in which none was explored before.
 *
 * @param explored the sections in which a stop was explored; its section is added
 */
export function freshStop(stops: readonly CompiledStop[], explored: Set<string>): CompiledStop | undefined {
  const fresh = stops.find((one) => !explored.has(sectionOf(one)));
  if (fresh) explored.add(sectionOf(fresh));
  return fresh;
}

import { findingAt, type Finding } from '../../finding/Finding.ts';
import type { Composition } from '../../read/Composition.ts';

/** Every text of a value, whatever it is for. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/**
 * Finds conditions of a template that nothing names: a stop, a question or a promise that went leaves its condition behind. What a
 * flow with a machine declares, the machine may read.
 */
export function checkUnused({ written }: Composition): readonly Finding[] {
  return written.flatMap(({ set, source }) => {
    if (!set.template) return [];
    const named = new Set(textsIn(set));
    return Object.keys(set.conditions ?? {})
      .filter((name) => !named.has(name))
      .map((name) =>
        findingAt('unusedCondition', source.place(`/conditions/${name}`), `nothing in '${set.flow}' names '${name}'`),
      );
  });
}

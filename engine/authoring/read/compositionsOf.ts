import { composed, type Composition, type WrittenSet } from './Composition.ts';
import type { FlowEntry } from './FlowEntry.ts';

/**
 * The compositions that run a flow or a template: those of its own machine if it has one, otherwise those of every flow
 * that it is composed with. Empty when nothing runs it.
 *
 * @param name of a flow, a composed step set or an intake template
 */
export function compositionsOf(
  index: readonly FlowEntry[],
  written: readonly WrittenSet[],
  name: string,
): readonly Composition[] {
  const own = index.find(({ flow }) => flow === name);
  const all = (own ? [own] : index).flatMap((entry) => composed(entry, written).compositions);
  return own ? all : all.filter((one) => one.written.some(({ set }) => set.flow === name));
}

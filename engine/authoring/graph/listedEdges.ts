import { groupBy } from '../read/groupBy.ts';
import type { Graph, GraphEdge } from './Graph.ts';

/** A state that a GO event enters lists its edges instead of drawing them if it has more than this number. */
const MANY = 4;

/**
 * The edges that are listed inside their box instead of being drawn, because as lines they would cross everything:
 * edges back to an earlier box, edges that leave the surrounding box, and the guarded edges of a state that an event
 * can enter from anywhere.
 */
export function listedEdges({ nodes, edges }: Graph): ReadonlySet<GraphEdge> {
  const order = new Map(nodes.map(({ id }, at) => [id, at]));
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]));
  const outgoing = groupBy(edges, ({ from }) => from);
  const switches = new Set(
    edges.filter(({ kind, to }) => kind === 'event' && (outgoing.get(to)?.length ?? 0) > MANY).map(({ to }) => to),
  );
  return new Set(
    edges.filter(({ from, to, guard }) => {
      const returns = (order.get(to) ?? 0) <= (order.get(from) ?? 0);
      const leaves = parents.get(from) !== parents.get(to);
      return returns || leaves || (switches.has(from) && guard !== undefined);
    }),
  );
}

import { groupBy } from '../read/groupBy.ts';
import type { Graph, GraphEdge } from './Graph.ts';

/** So many ways out of a state that addresses lead to are listed in it. */
const MANY = 4;

/**
 * The edges that are listed in the box they lead out of, and not drawn: what leads back to something that stands before
 * it, what leads out of the box that it is in, and what a state chooses from that is entered by an event from anywhere.
 * As lines they would cross everything.
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

import type { Graph } from './Graph.ts';

/**
 * The part of a graph around some sections: the states that walk them with their contents, the neighboring states, and
 * the boxes that contain them.
 */
export function graphAround(graph: Graph, sections: ReadonlySet<string>): Graph {
  const byId = new Map(graph.nodes.map((node) => [node.id, node]));
  const outer = (id: string): readonly string[] => {
    const parent = byId.get(id)?.parent;
    return parent === undefined ? [id] : [id, ...outer(parent)];
  };
  const homes = new Set(
    graph.nodes.flatMap(({ id, kind, label, parent }) =>
      kind === 'section' && sections.has(label) ? [parent ?? id] : [],
    ),
  );
  const order = new Map(graph.nodes.map(({ id }, at) => [id, at]));
  const leadsOn = (from: string, to: string) => (order.get(from) ?? 0) < (order.get(to) ?? 0);
  const beside = new Set(
    graph.edges.flatMap(({ from, to }) => (homes.has(from) ? [to] : homes.has(to) && leadsOn(from, to) ? [from] : [])),
  );
  const kept = new Set([...homes, ...beside].flatMap(outer));
  const isKept = (id: string) => kept.has(id) || outer(id).some((one) => homes.has(one));
  const edges = graph.edges.filter(
    ({ from, to }) =>
      isKept(from) && isKept(to) && (homes.has(from) || homes.has(to) || [from, to].every((id) => !beside.has(id))),
  );
  const used = new Set<string>();
  const use = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    for (const term of graph.legend) if (term.name === name) term.uses.forEach(use);
  };
  for (const { guard, label = '' } of edges) (guard === undefined ? label.split(/\W+/) : [guard]).forEach(use);
  return {
    ...graph,
    nodes: graph.nodes.filter(({ id }) => isKept(id)),
    edges,
    legend: graph.legend.filter(({ name }) => used.has(name)),
  };
}

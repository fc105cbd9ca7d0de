import type { GraphEdge, GraphNode } from './Graph.ts';

/** A named condition, with the step set that declares it. */
export interface TermUse {
  readonly flow: string;
  readonly name: string;
}

/** A part of a graph, and the named conditions that it mentions. */
export interface GraphPart {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly uses: readonly TermUse[];
}

/** Concatenates parts in order. */
export const together = (parts: readonly GraphPart[]): GraphPart => ({
  nodes: parts.flatMap(({ nodes }) => nodes),
  edges: parts.flatMap(({ edges }) => edges),
  uses: parts.flatMap(({ uses }) => uses),
});

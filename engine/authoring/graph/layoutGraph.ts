import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { groupBy } from '../read/groupBy.ts';
import { textWidth, wrapText } from './wrapText.ts';
import type { Graph, GraphEdge, GraphNode } from './Graph.ts';
import { listedEdges } from './listedEdges.ts';
import { nodeBox, type NodeBox } from './nodeBox.ts';

const EDGE_TEXT = 11;
export const EDGE_LINE = 14;
const EDGE_WIDTH = 190;

/** The label of an edge as lines. */
const edgeLines = ({ label }: GraphEdge): readonly string[] =>
  label === undefined ? [] : wrapText(label, { size: EDGE_TEXT, width: EDGE_WIDTH, lines: 10 });

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '24',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '10',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
} as const;

function labelOf(edge: GraphEdge): Partial<ElkExtendedEdge> {
  const lines = edgeLines(edge);
  if (lines.length === 0) return {};
  const width = Math.max(...lines.map((line) => textWidth(line, EDGE_TEXT)));
  return { labels: [{ text: lines.join('\n'), width, height: lines.length * EDGE_LINE }] };
}

function elkOf(graph: Graph, drawn: readonly GraphEdge[], boxOf: (node: GraphNode) => NodeBox): ElkNode {
  const children = groupBy(graph.nodes, ({ parent }) => parent);
  const nodeOf = (node: GraphNode): ElkNode => {
    const inside = (children.get(node.id) ?? []).map(nodeOf);
    const { width, top, bottom } = boxOf(node);
    if (inside.length === 0) return { id: node.id, width, height: top + bottom };
    return {
      id: node.id,
      children: inside,
      layoutOptions: {
        ...options,
        'elk.padding': `[top=${top + 4},left=16,bottom=${bottom + 16},right=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width}, ${top + bottom})`,
      },
    };
  };
  return {
    id: '',
    children: (children.get(undefined) ?? []).map(nodeOf),
    edges: drawn.map((edge, at) => ({
      id: `edge:${at}`,
      sources: [edge.from],
      targets: [edge.to],
      ...labelOf(edge),
    })),
    layoutOptions: {
      ...options,
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
    },
  };
}

/** A point, in pixels from the upper left corner of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A node with its position and size; `isOuter` if other nodes are drawn inside it. */
export interface PlacedNode extends Point {
  readonly node: GraphNode;
  readonly box: NodeBox;
  readonly width: number;
  readonly height: number;
  readonly isOuter: boolean;
}

/** An edge with its position. */
export interface PlacedEdge {
  readonly edge: GraphEdge;
  readonly points: readonly Point[];
  readonly label?: Point & { readonly lines: readonly string[] };
}

/** A graph with positions for all nodes and edges; outer nodes come before the nodes inside them. */
export interface PlacedGraph {
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly width: number;
  readonly height: number;
}

const below = (node: ElkNode): readonly ElkNode[] => (node.children ?? []).flatMap((one) => [one, ...below(one)]);

/** Computes the layout of a graph, deterministically. */
export async function layoutGraph(graph: Graph): Promise<PlacedGraph> {
  // Inside a web worker, the layout library replaces the worker's message handler; it is restored afterwards.
  const listener: unknown = Reflect.get(globalThis, 'onmessage');
  const elk = new Elk();
  Reflect.set(globalThis, 'onmessage', listener);
  const byId = new Map(graph.nodes.map((node) => [node.id, node]));
  const listed = groupBy(listedEdges(graph), ({ from }) => from);
  const nameOf = (id: string) => byId.get(id)?.label ?? id.slice(id.lastIndexOf('.') + 1);
  const boxOf = (node: GraphNode) => nodeBox(node, listed.get(node.id) ?? [], nameOf);
  const drawn = graph.edges.filter((edge) => !listed.get(edge.from)?.includes(edge));
  const laid: ElkNode = await elk.layout(elkOf(graph, drawn, boxOf));
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    nodes: below(laid).flatMap(({ id, x = 0, y = 0, width = 0, height = 0, children }) => {
      const node = byId.get(id);
      return node ? [{ node, box: boxOf(node), x, y, width, height, isOuter: children !== undefined }] : [];
    }),
    edges: (laid.edges ?? []).flatMap(({ sections, labels }, at) => {
      const edge = drawn[at];
      const label = labels?.[0];
      const points = (sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) => [
        startPoint,
        ...(bendPoints ?? []),
        endPoint,
      ]);
      if (!edge) return [];
      return [{ edge, points, ...(label && { label: { x: label.x ?? 0, y: label.y ?? 0, lines: edgeLines(edge) } }) }];
    }),
  };
}

import { drawEdge } from './drawEdge.ts';
import { drawLegend } from './drawLegend.ts';
import { drawNode } from './drawNode.ts';
import { escapeXml } from './escapeXml.ts';
import type { Graph } from './Graph.ts';
import { graphStyle } from './graphStyle.ts';
import { layoutGraph } from './layoutGraph.ts';

const MARGIN = 24;

/**
 * Draws a graph as one SVG document; equal graphs give equal documents. Each node is a group with its id in `data-node`
 * and its kind as class. The class `highlighted` highlights the current node.
 */
export async function drawGraph(graph: Graph): Promise<string> {
  const { nodes, edges, width, height } = await layoutGraph(graph);
  const legend = drawLegend(graph.legend, width);
  const size = {
    width: Math.ceil(Math.max(width, legend.width) + 2 * MARGIN),
    height: Math.ceil(height + legend.height + 3 * MARGIN),
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" role="img" class="flow-graph">`,
    `<title>${escapeXml(`The flow ${graph.name}`)}</title>`,
    `<style>${graphStyle}</style>`,
    `<rect class="paper" width="${size.width}" height="${size.height}"/>`,
    `<g transform="translate(${MARGIN} ${MARGIN})">`,
    ...nodes.map(drawNode),
    ...edges.map(drawEdge),
    '</g>',
    `<g class="legend" transform="translate(${MARGIN} ${Math.ceil(height) + 2 * MARGIN})">`,
    ...legend.lines,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

import { escapeXml } from './escapeXml.ts';
import type { GraphEdge } from './Graph.ts';

/** Wraps the drawing of an edge in a group that names its target and has its description as title. */
export function edgeGroup(
  { from, to, kind, label, detail }: GraphEdge,
  style: 'drawn' | 'listed',
  shown: string,
): string {
  const title = [`${from} → ${to}`, label, detail].filter((one) => one !== undefined).join('\n');
  return [
    `<g class="edge ${kind} ${style}" data-from="${escapeXml(from)}" data-to="${escapeXml(to)}">`,
    `<title>${escapeXml(title)}</title>`,
    shown,
    '</g>',
  ].join('');
}

import { escapeXml } from './escapeXml.ts';
import type { GraphEdge } from './Graph.ts';

/** What shows an edge, as a group that says where it leads and, as title, what happens on the way. */
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

import { edgeGroup } from './edgeGroup.ts';
import { escapeXml } from './escapeXml.ts';
import type { PlacedNode } from './layoutGraph.ts';
import { CORNER, insetOf, LINE_HEIGHT, PADDING, type BoxLine, type Exit } from './nodeBox.ts';

const around = (points: readonly (readonly [number, number])[]) =>
  `<polygon class="box" points="${points.map(([x, y]) => `${x},${y}`).join(' ')}"/>`;

function shape({ node, x, y, width, height }: PlacedNode): string {
  const [right, bottom, middle] = [x + width, y + height, y + height / 2];
  const rounded = (radius: number) =>
    `<rect class="box" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;
  switch (node.kind) {
    case 'choice':
      return around([
        [x + width / 2, y],
        [right, middle],
        [x + width / 2, bottom],
        [x, middle],
      ]);
    case 'decision':
      return around([
        [x + CORNER, y],
        [right - CORNER, y],
        [right, y + CORNER],
        [right, bottom - CORNER],
        [right - CORNER, bottom],
        [x + CORNER, bottom],
        [x, bottom - CORNER],
        [x, y + CORNER],
      ]);
    case 'start':
    case 'end':
      return rounded(Math.min(16, height / 2));
    default:
      return rounded(node.kind === 'step' ? 4 : 8);
  }
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Draws lines of text below each other. Returns them with the position of the next line. */
function texts(
  lines: readonly BoxLine[],
  x: number,
  top: number,
  style = '',
): readonly [texts: string, bottom: number] {
  let y = top;
  const drawn = lines.map(({ text, size, bold }) => {
    y += size * LINE_HEIGHT;
    const name = `${bold ? 'name' : size > 12 ? 'text' : 'note'} ${style}`.trim();
    return `<text class="${name}" x="${round(x)}" y="${round(y - size * 0.35)}">${escapeXml(text)}</text>`;
  });
  return [drawn.join(''), y];
}

function exitTexts(exits: readonly Exit[], x: number, top: number): string {
  let y = top;
  return exits
    .map(({ edge, lines }) => {
      const [drawn, bottom] = texts(lines, x, y);
      y = bottom;
      return edgeGroup(edge, 'listed', drawn);
    })
    .join('');
}

/** Draws a node as a group: its box, its text, its listed edges, and its full text as title. */
export function drawNode(placed: PlacedNode): string {
  const { node, box, x, y, width, height, isOuter } = placed;
  const centered = !isOuter && node.kind !== 'step' && box.exits.length === 0;
  const title = [node.label, ...(node.detail === undefined ? [] : [node.detail])].join('\n');
  const [lines] = texts(
    box.lines,
    centered ? x + width / 2 : x + insetOf(node),
    y + PADDING.y,
    centered ? 'centered' : '',
  );
  return [
    `<g class="node ${node.kind}" data-node="${escapeXml(node.id)}">`,
    `<title>${escapeXml(title)}</title>`,
    shape(placed),
    lines,
    exitTexts(box.exits, x + insetOf(node), y + height - box.bottom),
    '</g>',
  ].join('');
}

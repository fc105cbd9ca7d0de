import { edgeGroup } from './edgeGroup.ts';
import { escapeXml } from './escapeXml.ts';
import type { PlacedEdge, Point } from './layoutGraph.ts';
import { EDGE_LINE } from './layoutGraph.ts';

const RADIUS = 6;
const HEAD = 7;

const round = (value: number) => Math.round(value * 10) / 10;
const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

/** The point at a distance in pixels from one point, in the direction of another. */
function towards(from: Point, to: Point, pixels: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(pixels, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function pathOf(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${at(point)}`;
      if (!after) return `L${at(point)}`;
      return `L${at(towards(point, before, RADIUS))}Q${at(point)} ${at(towards(point, after, RADIUS))}`;
    })
    .join('');
}

/** The arrowhead at a point, for a line that comes from another point. */
function headOf(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const back = { x: to.x - dx * HEAD, y: to.y - dy * HEAD };
  const half = HEAD / 2;
  return [to, { x: back.x - dy * half, y: back.y + dx * half }, { x: back.x + dy * half, y: back.y - dx * half }]
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(' ');
}

/** Draws an edge as a line with arrowhead and label. */
export function drawEdge({ edge, points, label }: PlacedEdge): string {
  const [last, before] = [points.at(-1), points.at(-2)];
  const texts = label?.lines.map(
    (line, index) =>
      `<text class="label" x="${round(label.x)}" y="${round(label.y + (index + 0.75) * EDGE_LINE)}">${escapeXml(line)}</text>`,
  );
  const head = last && before ? `<polygon points="${headOf(before, last)}"/>` : '';
  return edgeGroup(edge, 'drawn', `<path d="${pathOf(points)}"/>${head}${(texts ?? []).join('')}`);
}

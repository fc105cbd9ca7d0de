import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Shape = Readonly<Record<string, string>>;

const arc = (r: number, dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;

function rectangle({ x = '0', y = '0', width = '0', height = '0', rx = '0' }: Shape): string {
  const [w, h, r] = [Number(width) - 2 * Number(rx), Number(height) - 2 * Number(rx), Number(rx)];
  return `M${Number(x) + r} ${y}h${w}${arc(r, r, r)}v${h}${arc(r, -r, r)}h${-w}${arc(r, -r, -r)}v${-h}${arc(r, r, -r)}z`;
}

/** What draws each shape of an icon as a part of one path. */
const parts: { readonly [shape: string]: (shape: Shape) => string } = {
  // The first point of a part may be given from where the part before it has ended.
  path: ({ d = '' }) => (d.startsWith('m') ? `M0 0${d}` : d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  rect: rectangle,
  circle: ({ cx, cy, r }) =>
    `M${Number(cx) - Number(r)} ${cy}${arc(Number(r), 2 * Number(r), 0)}${arc(Number(r), -2 * Number(r), 0)}z`,
};

function partOf([, name = '', attributes = '']: RegExpExecArray): string {
  const part = parts[name];
  if (!part) throw new TypeError(`an icon has a shape that is not drawn: ${name}`);
  const values = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(
    ([, key = '', value = '']) => [key, value] as const,
  );
  return part(Object.fromEntries(values));
}

/** An icon as the data of one path. For style sheets, which run at build. */
export const drawn = (icon: LucideIcon) =>
  [...renderToStaticMarkup(createElement(icon)).matchAll(/<(?!svg)(\w+)([^>]*)>/g)].map(partOf).join('');

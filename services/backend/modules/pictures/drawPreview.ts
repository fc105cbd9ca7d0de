import { Resvg } from '@resvg/resvg-js';
import { contentTypes, type Picture } from './Picture.ts';

/** The size in pixels at which link previews are shown without being cut. */
const WIDTH = 1200;
const HEIGHT = 630;

/** Free ground above and below, in pixels. */
const MARGIN = 40;

/**
 * Draws a picture on a colored ground as a PNG of 1,200 by 630 pixels: what previews of links show, most of which know
 * no SVG. Letters are left out: which fonts there are is the server's.
 */
export function drawPreview({ extension, content }: Picture, background: string): Buffer {
  const href = `data:${contentTypes[extension]};base64,${Buffer.from(content).toString('base64')}`;
  const picture = `<image y="${MARGIN}" width="${WIDTH}" height="${HEIGHT - 2 * MARGIN}" href="${href}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${picture}</svg>`;
  return new Resvg(svg, { background, font: { loadSystemFonts: false } }).render().asPng();
}

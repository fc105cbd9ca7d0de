import { Resvg } from '@resvg/resvg-js';
import { fontPath } from '../../kernel/pdf/faces.ts';
import { contentTypes, type Picture } from './Picture.ts';

/** A logo for paper. */
export interface DrawnLogo {
  readonly bytes: Buffer;
  /** Its width by its height. */
  readonly ratio: number;
}

/** Pixels: sharp in print at the height of a letterhead. */
const HEIGHT = 160;

const drawn = new WeakMap<Picture, DrawnLogo>();

/** The picture as a document of its own, whose size says its shape. */
const svgOf = ({ extension, content }: Picture): string | Buffer =>
  extension === 'svg'
    ? content
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><image width="4" height="1" preserveAspectRatio="xMinYMid" href="data:${contentTypes[extension]};base64,${Buffer.from(content).toString('base64')}"/></svg>`;

/**
 * Draws a logo as a PNG with a clear ground, for files that know no SVG. Letters are in the font of the files, because the
 * server has no others. It is drawn once.
 */
export function drawLogo(picture: Picture): DrawnLogo {
  const known = drawn.get(picture);
  if (known) return known;
  const image = new Resvg(svgOf(picture), {
    fitTo: { mode: 'height', value: HEIGHT },
    font: { loadSystemFonts: false, fontFiles: [fontPath('sans', true)], defaultFontFamily: 'Noto Sans' },
  }).render();
  const logo = { bytes: image.asPng(), ratio: image.width / image.height };
  drawn.set(picture, logo);
  return logo;
}

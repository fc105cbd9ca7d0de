import type { Sharp } from 'sharp';
import { problems } from '../../kernel/problems/problems.ts';
import { decodeHeic } from './decodeHeic.ts';
import { foreignContent } from './foreignContent.ts';
import { loadSharp } from './loadSharp.ts';
import { pictureFormat, type PictureFormat } from './pictureFormat.ts';

/** Most pixels of a picture that is decoded. Phones take up to 48 million of them. */
const MAX_PIXELS = 50_000_000;

/** Fewest pixels on a side of what verifies an identity: less shows no face and no ID. */
const MIN_SIDE = 200;

/** Most pixels on a side of what is kept. */
const MAX_SIDE = 2000;

const QUALITY = 82;

/** Seconds. */
const TIME = 20;

/** The end of every PNG. */
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');

const READ = { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true, page: 0, pages: 1 } as const;

const damaged = () =>
  problems.invalidImage('the picture is damaged', 'This picture is damaged. Choose another one or take a new photo.');

const tooLarge = () =>
  problems.invalidImage(
    'the picture has more than 50,000,000 pixels',
    'This picture has too many pixels. Choose a smaller one or take a new photo.',
  );

function checkSize(width: number, height: number, minSide: number): void {
  if (width * height > MAX_PIXELS) throw tooLarge();
  if (width < minSide || height < minSide)
    throw problems.invalidImage(
      `the picture has fewer than ${minSide} pixels on a side`,
      `This picture is too small. Choose one with at least ${minSide} pixels on each side.`,
    );
}

async function openHeic(bytes: Buffer, minSide: number): Promise<Sharp> {
  const decoded = await decodeHeic(bytes, MAX_PIXELS);
  if ('refused' in decoded) throw decoded.refused === 'large' ? tooLarge() : damaged();
  const { width, height, data } = decoded;
  checkSize(width, height, minSide);
  const sharp = await loadSharp();
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: MAX_PIXELS });
}

async function openPicture(bytes: Buffer, { formats, minSide }: Taken): Promise<Sharp> {
  const format = await pictureFormat(bytes, formats);
  const foreign = foreignContent(bytes);
  if (foreign !== undefined) throw problems.invalidImage(`the picture holds ${foreign} as well`);
  if (format === 'heic') return openHeic(bytes, minSide);
  const sharp = await loadSharp();
  // The size is checked by itself, so that it is known which of the limits a picture breaks.
  const header = await sharp(bytes, { ...READ, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (header?.format !== format || (format === 'png' && !bytes.includes(PNG_END))) throw damaged();
  checkSize(header.width, header.height, minSide);
  return sharp(bytes, READ);
}

/** A picture that was made anew. */
export interface RemadePicture {
  /** JPEG. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Which pictures are taken. */
interface Taken {
  readonly formats: readonly PictureFormat[];
  /** Fewest pixels on a side. */
  readonly minSide: number;
}

/** What may show who a patient is. */
const OF_PATIENTS: Taken = { formats: ['jpeg', 'png', 'tiff', 'heic'], minSide: MIN_SIDE };

/**
 * Makes a picture anew from the pixels of a PNG, JPEG, TIFF, HEIC, or of the first frame of a GIF where that is taken: upright, at most 2,000 pixels on a side, and without
 * anything that was beside the pixels, such as where and when it was taken.
 *
 * @throws ProblemError InvalidImage
 */
export async function remakePicture(bytes: Buffer, taken: Taken = OF_PATIENTS): Promise<RemadePicture> {
  const picture = await openPicture(bytes, taken);
  try {
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .timeout({ seconds: TIME })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw damaged();
  }
}

import { loadSharp } from './loadSharp.ts';
import type { RemadePicture } from './remakePicture.ts';

/** Pixels on a side: enough for the largest size in which the portal shows it. */
const SIDE = 256;
const QUALITY = 82;

/** The middle of a picture as a small square. */
export async function squareOf({ bytes }: RemadePicture): Promise<RemadePicture> {
  const sharp = await loadSharp();
  const square = sharp(bytes).resize(SIDE, SIDE, { fit: 'cover' }).jpeg({ quality: QUALITY });
  return { bytes: await square.toBuffer(), width: SIDE, height: SIDE };
}

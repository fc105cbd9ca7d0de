import { MAX_IMAGE_BYTES } from '#schemas/wire/image.ts';
import { hasPhotoSignature, HEAD_BYTES } from './hasPhotoSignature.ts';
import { photoTypes } from './photoTypes.ts';

/** The problem of a file that was chosen as a photo. */
export type PhotoFault = 'tooBig' | 'format' | 'unreadable';

/** A phone may give no type, or an unknown one, to a picture whose name has a known ending, and vice versa. */
const isCalledPhoto = ({ type, name }: File) =>
  type in photoTypes ||
  Object.values(photoTypes)
    .flat()
    .some((ending) => name.toLowerCase().endsWith(ending));

/** Checks a file by its size, type, name and first bytes; null when it can be sent. */
export async function faultOf(file: File): Promise<PhotoFault | null> {
  if (!isCalledPhoto(file)) return 'format';
  if (file.size > MAX_IMAGE_BYTES) return 'tooBig';
  try {
    const head = await file.slice(0, HEAD_BYTES).arrayBuffer();
    return hasPhotoSignature(new Uint8Array(head)) ? null : 'format';
  } catch {
    // The file was moved, or is in a cloud that cannot be reached.
    return 'unreadable';
  }
}

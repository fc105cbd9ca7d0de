import { MAX_IMAGE_BYTES } from '#schemas/wire/image.ts';
import { beginsAsPhoto, HEAD_BYTES } from './beginsAsPhoto.ts';
import { photoTypes } from './photoTypes.ts';

/** What is wrong with a file that was chosen as a photo. */
export type PhotoFault = 'tooBig' | 'format' | 'unreadable';

/** A phone may name no type, or none that is known, for a picture whose name says what it is; and the other way round. */
const isCalledPhoto = ({ type, name }: File) =>
  type in photoTypes ||
  Object.values(photoTypes)
    .flat()
    .some((ending) => name.toLowerCase().endsWith(ending));

/** What is wrong with a file, by its length, type, name and first bytes; null where it can be sent. */
export async function faultOf(file: File): Promise<PhotoFault | null> {
  if (!isCalledPhoto(file)) return 'format';
  if (file.size > MAX_IMAGE_BYTES) return 'tooBig';
  try {
    const head = await file.slice(0, HEAD_BYTES).arrayBuffer();
    return beginsAsPhoto(new Uint8Array(head)) ? null : 'format';
  } catch {
    // It was moved, or lies in a cloud that cannot be reached.
    return 'unreadable';
  }
}

import { problems } from '../../kernel/problems/problems.ts';

/** What a picture may come as. */
export type PictureFormat = 'jpeg' | 'png' | 'tiff' | 'heic' | 'gif';

const FORMATS: { readonly [type: string]: PictureFormat } = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/tiff': 'tiff',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/gif': 'gif',
};

/**
 * The format of a picture by its content; its name and what it is said to be count for nothing.
 *
 * @param taken the formats that are taken
 * @throws ProblemError InvalidImage
 */
export async function pictureFormat(bytes: Uint8Array, taken: readonly PictureFormat[]): Promise<PictureFormat> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  const format = found && FORMATS[found.mime];
  if (!format || !taken.includes(format)) throw problems.invalidImage('the file is no picture of a kind that is taken');
  return format;
}

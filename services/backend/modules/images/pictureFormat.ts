import { fileTypeFromBuffer } from 'file-type';
import { problems } from '../../kernel/problems/problems.ts';

/** What a picture may come as. */
export type PictureFormat = 'jpeg' | 'png' | 'tiff' | 'heic';

const FORMATS: { readonly [type: string]: PictureFormat } = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/tiff': 'tiff',
  'image/heic': 'heic',
  'image/heif': 'heic',
};

/** The format of a picture by its content; its name and what it is said to be count for nothing. @throws ProblemError InvalidImage */
export async function pictureFormat(bytes: Uint8Array): Promise<PictureFormat> {
  const found = await fileTypeFromBuffer(bytes);
  const format = found && FORMATS[found.mime];
  if (!format) throw problems.invalidImage('the file is no picture of a kind that is taken');
  return format;
}

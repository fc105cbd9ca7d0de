import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_IMAGE_BYTES } from '#schemas/wire/image.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { ProblemError } from '../../kernel/problems/ProblemError.ts';
import { Semaphore } from './Semaphore.ts';

/** What the parts of a form add to the file, generously, in bytes. */
const FORM_BYTES = 16 * 1024;

/** How long a form may take to arrive, in milliseconds. */
const TIME = 5 * 60 * 1000;

const LIMITS = { files: 1, fields: 8, parts: 9, fieldSize: 1024, fieldNameSize: 100 };

/** The parts of a form: one file, and texts by name. */
export interface Upload {
  readonly file: Buffer;
  /** The name that the sender gave it, whatever it holds. */
  readonly name: string;
  readonly texts: { readonly [name: string]: unknown };
}

/** How long a file may be, in bytes, and the problem with one that is longer. */
interface Limit {
  readonly most: number;
  readonly tooBig: () => ProblemError;
}

const OF_IMAGES: Limit = { most: MAX_IMAGE_BYTES, tooBig: problems.fileTooBig };

/** Nothing more is read of a file that is too long. */
async function bytesOf({ file }: MultipartFile, tooBig: Limit['tooBig']): Promise<Buffer> {
  const chunks: Buffer[] = [];
  file.once('limit', () => file.destroy(tooBig()));
  for await (const chunk of file) chunks.push(chunk);
  // The limit may have been met before anybody listened.
  if (file.truncated) throw tooBig();
  return Buffer.concat(chunks);
}

async function readParts(request: FastifyRequest, { most, tooBig }: Limit): Promise<Upload> {
  const texts = new Map<string, unknown>();
  let file: Buffer | undefined;
  let name = '';
  for await (const part of request.parts({ limits: { ...LIMITS, fileSize: most } })) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file') throw problems.invalidRequest('the form has a file in another part than file');
      file = await bytesOf(part, tooBig);
      name = part.filename;
    } else {
      if (texts.has(part.fieldname)) throw problems.invalidRequest('the form has a part twice');
      texts.set(part.fieldname, part.value);
    }
  }
  if (file === undefined || file.length === 0)
    throw problems.invalidRequest('the form has no file', [
      { field: 'file', code: 'required', message: 'Choose a file.' },
    ]);
  return { file, name, texts: Object.fromEntries(texts) };
}

/**
 * Reads a form with one file, its parts in any order.
 *
 * @throws ProblemError FileSizeLimitError as soon as it is known, UnsupportedMediaType, InvalidRequest
 */
export async function readUpload(request: FastifyRequest, limit: Limit = OF_IMAGES): Promise<Upload> {
  if (!request.isMultipart()) throw problems.unsupportedMediaType('the body is not multipart/form-data');
  if (Number(request.headers['content-length'] ?? 0) > limit.most + FORM_BYTES) throw limit.tooBig();
  const late = setTimeout(() => request.raw.destroy(), TIME);
  try {
    return await readParts(request, limit);
  } catch (error) {
    throw error instanceof ProblemError ? error : problems.invalidRequest('the form could not be read');
  } finally {
    clearTimeout(late);
  }
}

/** A picture takes up to a few hundred megabytes while it is decoded, so that few of them are at once. */
export const decoding = new Semaphore(2);

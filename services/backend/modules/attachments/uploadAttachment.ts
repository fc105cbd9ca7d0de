import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FromSchema } from 'json-schema-to-ts';
import { MAX_ATTACHMENT_BYTES, mediaUploadSchema, type Attachment } from '#schemas/wire/messages/attachment.ts';
import { compiledLater } from '../../kernel/files/compiledLater.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { once } from '../../kernel/once/once.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { refusedFields } from '../../kernel/problems/refusedFields.ts';
import { accessOf } from '../access/guardAccess.ts';
import { ScannerUnavailable, type Scanner } from '../../adapters/scanner/Scanner.ts';
import { decoding, readUpload, type Upload } from '../images/readUpload.ts';
import { remakePicture } from '../images/remakePicture.ts';
import type { Portal } from '../portal/Portal.ts';
import { documentType } from './documentType.ts';
import { findUpload, writeUpload, type StoredUpload } from './store.ts';

/** Most characters of a name, without its extension. */
const LONGEST = 120;

/** Signs that change how what follows is read, so that a name looks like another one. */
const DISGUISING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * The name of a file as it is shown and downloaded: the sender's, without folders and disguising signs, and with the extension
 * of what it is.
 */
function attachmentName(given: string, extension: string): string {
  const file = given.split(/[/\\]/).at(-1) ?? '';
  const clean = file.replaceAll(DISGUISING, '').replaceAll(/["<>|:*?]/g, '_');
  const stem = clean.replace(/\.[^.]*$/, '').trim();
  const written = /\.([^.]*)$/.exec(clean)?.[1]?.toLowerCase();
  const kept = extension === 'jpg' && written === 'jpeg' ? 'jpeg' : extension;
  return `${Array.from(stem).slice(0, LONGEST).join('') || 'file'}.${kept}`;
}

const form = compiledLater<FromSchema<typeof mediaUploadSchema>>(mediaUploadSchema, { allErrors: true });

/** Pictures that messages may have. */
const PICTURES = { formats: ['jpeg', 'png', 'gif'], minSide: 1 } as const;

const LIMIT = { most: MAX_ATTACHMENT_BYTES, tooBig: problems.attachmentTooBig } as const;

type Kind = StoredUpload['mediaType'];

/** A document is kept by nobody before the scanner has answered. @throws ProblemError InvalidFile, ServiceUnavailable */
async function refuseInfected(scanner: Scanner, file: Buffer): Promise<void> {
  try {
    if (!(await scanner.finds(file))) return;
  } catch (error) {
    if (!(error instanceof ScannerUnavailable)) throw error;
    throw problems.attachmentNotScanned(error.message);
  }
  throw problems.invalidAttachment(
    'the scanner found a virus',
    'Our virus scan stopped this file. Check your device for viruses, and attach another file.',
  );
}

/** What is kept of a file, and what is known of it. A picture is made anew, and a document stays as it is. */
async function keptOf(scanner: Scanner, kind: Kind, { file, name }: Upload) {
  if (kind === 'private-image') {
    const { bytes, width, height } = await decoding.run(() => remakePicture(file, PICTURES));
    return { content: bytes, name: attachmentName(name, 'jpg'), type: 'image/jpeg', width, height };
  }
  const { extension, type } = await documentType(file);
  await refuseInfected(scanner, file);
  return { content: file, name: attachmentName(name, extension), type, width: null, height: null };
}

/** @throws ProblemError InvalidRequest, NotFound */
function kindOf(request: FastifyRequest, texts: unknown): Kind {
  const isForm = form();
  if (!isForm(texts)) throw problems.invalidRequest('the form is not complete', refusedFields(isForm.errors ?? []));
  if (texts.client_id !== accessOf(request).user) throw problems.notFound("the file would be another patient's");
  return texts.mediaType;
}

/**
 * Takes in the form of a file that is to be sent with a message. An upload that is repeated with its key, because it was cut
 * off or its answer was lost, leads to one file.
 *
 * @param key null where the upload can not be repeated
 * @throws ProblemError FileSizeLimitError, InvalidImage, InvalidFile, InvalidRequest, UnsupportedMediaType, NotFound,
 * IdempotencyConflict, ServiceUnavailable while the scanner does not answer
 */
export async function uploadAttachment(
  { database, media, mediaAddresses, scanner, clock }: Portal,
  request: FastifyRequest,
  key: string | null,
): Promise<Attachment> {
  const upload = await readUpload(request, LIMIT);
  const kind = kindOf(request, upload.texts);
  const patient = { organization: request.tenant.id, userId: accessOf(request).user };
  const digest = createHash('sha256')
    .update(JSON.stringify([kind, upload.name]))
    .update(upload.file)
    .digest('hex');
  const { digest: _digest, ...stored } = await once<StoredUpload>({
    async recorded() {
      const found = await findUpload(database, patient.userId, key);
      if (found && found.digest !== digest) throw problems.idempotencyConflict();
      return found && JSON.stringify(found);
    },
    async plan() {
      const now = clock();
      const id = createId(now);
      const { content, ...kept } = await keptOf(scanner, kind, upload);
      // The bytes are there before anything speaks of them; those without a row are swept.
      await media.put(id, content);
      const written = { _id: id, digest, mediaType: kind, bytes: content.length, ...kept };
      return {
        write: () => writeUpload(database, patient, key, written, now),
        release: () => media.remove(id),
      };
    },
  });
  return { ...stored, url: mediaAddresses.of(patient.organization, stored._id) };
}

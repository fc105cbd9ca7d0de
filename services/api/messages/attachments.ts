import type { Attachment } from '#schemas/wire/messages/attachment.ts';
import { fetchWithProgress } from '../client/fetchWithProgress.ts';
import { http } from '../client/http.ts';
import { networkError } from '../client/ProblemError.ts';

/** A file that is to go with a message. */
export interface AttachmentUpload {
  readonly file: File;
  readonly mediaType: Attachment['mediaType'];
  /** Repeating the upload with it leads to the same attachment. */
  readonly key: string;
  /** Receives the share sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** The files that the patient has uploaded for a message and not sent yet, at most as many as one may have. */
export const listUnsentAttachments = (): Promise<Attachment[]> => http.get('v2/media').json();

/** Removes a file that was uploaded and not sent. Fails with NotFound where it was sent or removed before. */
export async function removeAttachment(id: string): Promise<void> {
  await http.delete(`v2/media/${id}`);
}

/**
 * Uploads a file for a message that is to be sent. Fails with FileSizeLimitError, InvalidImage, InvalidFile, TooManyRequests or
 * NetworkError, also where it was called off.
 */
export function uploadAttachment(
  userId: string,
  { file, mediaType, key, onProgress, signal }: AttachmentUpload,
): Promise<Attachment> {
  const form = new FormData();
  form.set('client_id', userId);
  form.set('mediaType', mediaType);
  form.set('file', file, file.name);
  const sendForm = fetchWithProgress(onProgress, signal);
  return http
    .post('v2/media', {
      body: form,
      headers: { 'idempotency-key': key },
      fetch: (input, init) =>
        sendForm(input, init).catch(() => {
          throw networkError();
        }),
    })
    .json();
}

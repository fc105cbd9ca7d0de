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
    .json<Attachment>();
}

import type { Conversation, Draft } from '#schemas/wire/messages/conversation.ts';
import { currentOf } from '#services/api/client/currentOf.ts';
import { listUnsentAttachments, removeAttachment, uploadAttachment } from '#services/api/messages/attachments.ts';
import { OtherDraft } from '../draft/OtherDraft.tsx';
import { createUploads } from '../uploads/createUploads.ts';
import { UploadList } from '../uploads/UploadList.tsx';
import { FileDrop } from './FileDrop.tsx';

/** The draft that the server has, because of which it has refused another one. */
export const draftIn = (error: unknown): Draft | undefined => currentOf(error, 'RevisionConflict')?.draft;

/** The part of a composer that writing a message does not need: files, and a choice between drafts. */
export function laterComposer({ patient }: Pick<Conversation, 'patient'>) {
  const uploads = createUploads(
    (upload) => uploadAttachment(patient, upload),
    // One that cannot be removed now is there again after a reload.
    ({ _id }) => void removeAttachment(_id).catch(() => undefined),
  );
  listUnsentAttachments().then(
    (attachments) => uploads.takeUp(attachments),
    () => undefined,
  );
  return { uploads, FileDrop, OtherDraft, UploadList };
}

/** The later part of a composer, once its code is loaded. */
export type LaterComposer = ReturnType<typeof laterComposer>;

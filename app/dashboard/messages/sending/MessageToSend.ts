import type { Attachment } from '#schemas/wire/messages/attachment.ts';
import type { Subject } from '#schemas/wire/messages/subject.ts';

/** What a patient sends: text, files that were uploaded, and what it is about. */
export interface MessageToSend {
  readonly message: string;
  readonly attachments: readonly Attachment[];
  readonly about: Subject | null;
  readonly draftRevision: number | undefined;
}

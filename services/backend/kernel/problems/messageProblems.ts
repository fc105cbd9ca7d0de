import { ATTACHMENT_EXTENSIONS } from '#schemas/wire/messages/attachment.ts';
import { ProblemError } from './ProblemError.ts';

const NOT_SENT = 'There was an error sending your file';

/** Problems with messages to the care team. */
export const messageProblems = {
  attachmentTooBig: () =>
    new ProblemError(413, 'FileSizeLimitError', 'the file is larger than 10,000,000 bytes', NOT_SENT, {
      fields: [{ field: 'file', code: 'size', message: 'Files can have up to 10 MB.' }],
    }),
  /** @param what is wrong with the file, for the patient */
  invalidAttachment: (
    text: string,
    what = `Choose a file of one of these kinds: ${ATTACHMENT_EXTENSIONS.join(', ')}.`,
  ) =>
    new ProblemError(422, 'InvalidFile', text, NOT_SENT, { fields: [{ field: 'file', code: 'type', message: what }] }),
  attachmentNotScanned: (text: string) =>
    new ProblemError(
      503,
      'ServiceUnavailable',
      text,
      'We cannot check files for viruses at the moment. Please try again in a few minutes.',
    ),
  tooManyMessages: () =>
    new ProblemError(
      429,
      'TooManyRequests',
      'the limit of messages for this patient is reached',
      'You have sent many messages in the last minute. Please wait a minute and try again.',
    ),
  tooManyAttachments: () =>
    new ProblemError(
      429,
      'TooManyRequests',
      'the limit of files for this patient is reached',
      'You have sent many files in the last hour. Please try again in an hour.',
    ),
};

import type { SendMessage } from '#schemas/wire/messages/message.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { countTowards, type Limit } from '../../kernel/limits/countTowards.ts';
import type { Attempt } from '../../kernel/once/attemptOf.ts';
import { once } from '../../kernel/once/once.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import type { Acting } from './stored/conversations.ts';
import { findSentMessage, type StoredMessage } from './stored/messages.ts';
import { writeMessage } from './stored/sending.ts';
import { subjectOf } from './subjectOf.ts';

/** Messages of a patient. Those that are repeated with their key do not count. */
const limitOf = ({ rateLimit }: Portal['settings']): Limit => ({
  name: 'messages',
  most: rateLimit > 0 ? 20 : 0,
  within: 60 * 1000,
});

/**
 * Sends a message of a patient to the care team, once for each key: the message itself is what is recorded.
 *
 * @throws ProblemError InvalidRequest without text and files, NotFound for a foreign subject or conversation and for files
 * that are not the patient's or were sent before, IdempotencyConflict, TooManyRequests
 */
export async function sendMessage(
  { database, catalogue, clock, settings }: Pick<Portal, 'database' | 'catalogue' | 'clock' | 'settings'>,
  acting: Acting,
  { message: text, attachments, about = null, draft_revision }: Omit<SendMessage, 'socket_id'>,
  attempt: Attempt,
): Promise<StoredMessage> {
  if (text.trim() === '' && attachments.length === 0)
    throw problems.invalidRequest('the message has neither text nor files', [
      { field: 'message', code: 'required', message: 'Write something or choose a file.' },
    ]);
  const { userId } = acting;
  return once<StoredMessage>({
    async recorded() {
      const sent = await findSentMessage(database, userId, attempt.key);
      if (sent && sent.digest !== attempt.digest) throw problems.idempotencyConflict();
      return sent && JSON.stringify(sent);
    },
    async plan() {
      const now = clock();
      const limit = limitOf(settings);
      if (limit.most > 0 && (await countTowards(database, limit, userId, now)) !== undefined)
        throw problems.tooManyMessages();
      const message = {
        id: createId(now),
        text,
        about: await subjectOf({ database, catalogue }, userId, about),
        attachments,
        draftRevision: draft_revision ?? null,
      };
      return {
        async write() {
          if (!(await writeMessage(database, acting, message, attempt, now)))
            throw problems.notFound('there is no such conversation, or a file is not there to be sent');
          return findSentMessage(database, userId, attempt.key);
        },
      };
    },
  });
}

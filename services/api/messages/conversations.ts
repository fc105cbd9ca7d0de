import { queryOptions } from '@tanstack/react-query';
import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import type { Message } from '#schemas/wire/messages/message.ts';
import { http } from '../client/http.ts';
import { conversationPath } from './conversationPath.ts';

/**
 * How the conversation of a patient with the care team stands. It does not become stale by itself: what changes it is told at once,
 * or looked for.
 */
export const conversationQuery = (userId: string) =>
  queryOptions({
    queryKey: ['conversation', userId],
    queryFn: (): Promise<Conversation> => http.get('v2/conversations/patient').json(),
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * Marks what was written until a message as read by the patient. Idempotent, and takes nothing back that was read later.
 *
 * @param newest the newest message that was read
 * @param socketId of this page, which is not told of it
 */
export const markConversationRead = (
  conversation: Conversation,
  newest: Pick<Message, 'author' | 'created_at'>,
  socketId: string | null,
): Promise<Conversation> =>
  http
    .post(`${conversationPath(conversation)}/read`, {
      json: {
        patient_id: conversation.patient,
        conversation_id: conversation._id,
        socket_id: socketId,
        sender_id: newest.author._id,
        lastId: newest.created_at,
      },
    })
    .json();

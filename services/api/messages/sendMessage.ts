import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import type { Message, SendMessage } from '#schemas/wire/messages/message.ts';
import { http } from '../client/http.ts';
import { conversationPath } from './conversationPath.ts';

/**
 * Sends a message to the care team. Fails with InvalidRequest, NotFound for a file that was sent before or a subject that is gone,
 * IdempotencyConflict, TooManyRequests or NetworkError.
 *
 * @param key the idempotency key of the message, by which it is known until it has an id
 */
export const sendMessage = (conversation: Conversation, message: SendMessage, key: string): Promise<Message> =>
  http.put(conversationPath(conversation), { json: message, headers: { 'idempotency-key': key } }).json();

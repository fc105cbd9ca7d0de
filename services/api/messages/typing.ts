import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import { http } from '../client/http.ts';
import { conversationPath } from './conversationPath.ts';

/** Tells the care team that the patient types. @param socketId of the page, which is not told of it */
export async function tellTyping(
  conversation: Pick<Conversation, '_id' | 'patient'>,
  socketId: string | null,
): Promise<void> {
  await http.post(`${conversationPath(conversation)}/typing`, { json: { socket_id: socketId } });
}

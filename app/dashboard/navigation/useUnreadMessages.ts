import { useQuery } from '@tanstack/react-query';
import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import { conversationQuery } from '#services/api/messages/conversations.ts';

const isUnread = ({ patient_read: read }: Conversation) => !read;

/** Whether the care team has written what the patient has not read; false until that is known. */
export function useUnreadMessages(userId: string): boolean {
  const { data = false } = useQuery({ ...conversationQuery(userId), select: isUnread });
  return data;
}

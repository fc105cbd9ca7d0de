import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import type { Message } from '#schemas/wire/messages/message.ts';
import { conversationQuery, markConversationRead } from '#services/api/messages/conversations.ts';
import { realtimeEvents } from '../../realtime/realtimeEvents.ts';

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const isVisible = () => document.visibilityState === 'visible';

export interface ReadMarkProps {
  readonly conversation: Conversation | undefined;
  /** The newest message that is drawn. */
  readonly newest: Message | undefined;
  /** Whether it is in view. */
  readonly isSeen: boolean;
}

/**
 * Marks the conversation as read while its newest message is seen. The dots go at once; where that could not be kept, they come back
 * and it is tried again with the next message, or when the patient comes back. It shows nothing.
 */
export function ReadMark({ conversation, newest, isSeen }: ReadMarkProps) {
  const queryClient = useQueryClient();
  const visible = useSyncExternalStore(subscribe, isVisible, () => false);
  const tried = useRef<string>(undefined);
  const isUnread = conversation !== undefined && !conversation.patient_read;
  useEffect(() => {
    // Seen again, what has failed may be tried again.
    if (!visible || !isSeen) tried.current = undefined;
    if (!visible || !isSeen || !isUnread || !newest || !conversation || tried.current === newest.created_at) return;
    tried.current = newest.created_at;
    const { queryKey } = conversationQuery(conversation.patient);
    const change = (read: Partial<Conversation>) =>
      queryClient.setQueryData(queryKey, (known) => known && { ...known, ...read });
    const mark = async () => {
      // What is being read at this moment was answered before.
      await queryClient.cancelQueries({ queryKey });
      change({ patient_read: true, unread: 0 });
      try {
        change(await markConversationRead(conversation, newest, realtimeEvents.socketId()));
      } catch {
        change({ patient_read: false, unread: conversation.unread });
      }
    };
    void mark();
  }, [visible, isSeen, isUnread, newest, conversation, queryClient]);
  return null;
}

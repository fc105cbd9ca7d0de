import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import type { MessagePage } from '#schemas/wire/messages/message.ts';
import { http } from '../client/http.ts';
import { conversationPath } from './conversationPath.ts';
import { conversationQuery } from './conversations.ts';

/**
 * A page of at most 30 messages, newest first.
 *
 * @param lastId the `created_at` of the oldest message that is known: what is older comes; without it the newest page
 */
export const listMessages = (
  conversation: Pick<Conversation, '_id' | 'patient'>,
  lastId?: string,
): Promise<MessagePage> =>
  http
    .get(conversationPath(conversation), {
      searchParams: lastId === undefined ? {} : { conversation_id: conversation._id, lastId },
    })
    .json();

/**
 * What a patient and the care team have written to each other, the newest page first, and further back as far as it was asked
 * for. What is new is written into it; the pages are not read again, because no message changes.
 */
export const historyQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['messages', userId],
    queryFn: async ({ client, pageParam }) => {
      const conversation = await client.ensureQueryData(conversationQuery(userId));
      return listMessages(conversation, pageParam === '' ? undefined : pageParam);
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
  });

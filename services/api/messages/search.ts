import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import type { MessagePage } from '#schemas/wire/messages/message.ts';
import { http } from '../client/http.ts';
import { conversationPath } from './conversationPath.ts';

/** The messages of a conversation in which a text of at least two characters stands, newest first. Nothing of it is kept. */
export const messageSearch = (conversation: Pick<Conversation, '_id' | 'patient'>, text: string) =>
  infiniteQueryOptions({
    queryKey: ['message-search', conversation._id, text],
    queryFn: ({ pageParam }): Promise<MessagePage> =>
      http
        .post(`${conversationPath(conversation)}/search`, { json: { text, ...(pageParam && { lastId: pageParam }) } })
        .json(),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    gcTime: 0,
    staleTime: 0,
  });

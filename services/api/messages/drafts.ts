import { queryOptions } from '@tanstack/react-query';
import type { Conversation, Draft, SaveDraft } from '#schemas/wire/messages/conversation.ts';
import { http } from '../client/http.ts';
import { conversationPath } from './conversationPath.ts';
import { conversationQuery } from './conversations.ts';

/** What the patient has begun to write, on whichever device. It is read again whenever the patient comes back to it. */
export const draftOptions = (userId: string) =>
  queryOptions({
    queryKey: ['drafts', userId],
    queryFn: async ({ client }): Promise<Draft> => {
      const conversation = await client.ensureQueryData(conversationQuery(userId));
      return http.get(`${conversationPath(conversation)}/draft`).json();
    },
    refetchOnWindowFocus: 'always',
  });

/**
 * Keeps what the patient has begun to write, also while the page is being left. Fails with NotFound, NetworkError or
 * RevisionConflict (`current` is the draft).
 */
export const saveDraft = (conversation: Pick<Conversation, '_id' | 'patient'>, draft: SaveDraft): Promise<Draft> =>
  http.put(`${conversationPath(conversation)}/draft`, { json: draft, keepalive: true }).json();

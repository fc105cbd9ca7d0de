import type { QueryClient } from '@tanstack/react-query';
import type { NamedSubject } from '#schemas/wire/messages/subject.ts';
import type { Draft } from '#schemas/wire/messages/conversation.ts';
import { currentOf } from '#services/api/client/currentOf.ts';
import { conversationQuery } from '#services/api/messages/conversations.ts';
import { draftOptions, saveDraft } from '#services/api/messages/drafts.ts';

/**
 * Makes what the patient writes to the care team be about something. What is already written stays. The address of the messages
 * tells nothing of it: the server's draft does. Fails with NotFound or NetworkError.
 */
export async function beginMessage(queryClient: QueryClient, userId: string, about: NamedSubject): Promise<void> {
  const conversation = await queryClient.ensureQueryData(conversationQuery(userId));
  const options = draftOptions(userId);
  const write = ({ text, revision }: Draft) => saveDraft(conversation, { text, about, revision });
  const draft = await queryClient.fetchQuery({ ...options, staleTime: 0 });
  const saved = await write(draft).catch((error: unknown) => {
    // Another tab has saved meanwhile.
    const current = currentOf(error, 'RevisionConflict')?.draft;
    if (!current) throw error;
    return write(current);
  });
  queryClient.setQueryData(options.queryKey, saved);
}

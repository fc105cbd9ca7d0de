import type { QueryClient } from '@tanstack/react-query';
import type { Draft } from '#schemas/wire/messages/conversation.ts';
import { currentOf } from '#services/api/client/currentOf.ts';
import { conversationQuery } from '#services/api/messages/conversations.ts';
import { draftOptions, saveDraft } from '#services/api/messages/drafts.ts';
import { plannedDraft, type Asked, type BegunChoice } from './plannedDraft.ts';

/**
 * Makes what the patient writes to the care team be about something. The address of the messages tells nothing of it: the
 * server's draft does. Fails with NotFound or NetworkError.
 *
 * @param choice what the patient has chosen about a message that was begun
 * @returns the message that was begun about something else, which stays as it is until the patient has chosen; null where all is ready
 */
export async function beginMessage(
  queryClient: QueryClient,
  userId: string,
  asked: Asked,
  choice?: BegunChoice,
): Promise<Draft | null> {
  const conversation = await queryClient.ensureQueryData(conversationQuery(userId));
  const options = draftOptions(userId);
  const write = async (draft: Draft): Promise<Draft | null> => {
    const planned = plannedDraft(draft, asked, choice);
    if (planned === 'asks') return draft;
    const { text, about } = planned === 'keep' ? draft : planned;
    if (planned !== 'keep')
      queryClient.setQueryData(
        options.queryKey,
        await saveDraft(conversation, {
          text,
          ...(about && { about: { type: about.type, id: about.id } }),
          revision: draft.revision,
        }),
      );
    return null;
  };
  const draft = await queryClient.fetchQuery({ ...options, staleTime: 0 });
  return write(draft).catch((error: unknown) => {
    // Another tab has saved meanwhile.
    const current = currentOf(error, 'RevisionConflict')?.draft;
    if (!current) throw error;
    return write(current);
  });
}

import type { Draft, SaveDraft } from '#schemas/wire/messages/conversation.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { findDraft, writeDraft } from './stored/drafts.ts';
import { subjectOf } from './subjectOf.ts';

/**
 * Keeps what a patient has begun to write. What another device has written since, or has sent, is not overwritten unseen.
 *
 * @throws ProblemError NotFound, RevisionConflict with the draft as it is
 */
export async function saveDraft(
  portal: Pick<Portal, 'database' | 'catalogue'>,
  conversationId: string,
  userId: string,
  { text, about = null, revision }: SaveDraft,
): Promise<Draft> {
  const { database } = portal;
  const subject = await subjectOf(portal, userId, about);
  const saved = await writeDraft(database, conversationId, userId, { text, about: subject, revision });
  if (saved) return saved;
  const current = await findDraft(database, conversationId, userId);
  if (!current) throw problems.notFound('the patient has no such conversation');
  throw problems.revisionConflict(current);
}

import type { Sender } from '../../adapters/mail/Sender.ts';
import { messageReceivedMail } from '../../modules/messages/mails.ts';
import { writeAnswer } from '../../modules/messages/stored/careTeam.ts';
import type { Portal } from '../../modules/portal/Portal.ts';
import { REPLY } from './replying.ts';
import { findConversationToAnswer, listCareTeam } from './store.ts';

interface Target {
  readonly organization: string;
  readonly userId: string | null;
  readonly conversationId: string | null;
}

/** Answers the newest message. @returns the conversation's id; undefined where nobody has written */
export async function answerNewest(
  { database, clock }: Portal,
  { organization, userId, conversationId }: Target,
  sender: Sender,
): Promise<string | undefined> {
  const found = await findConversationToAnswer(database, { organization, userId, id: conversationId });
  const [author] = await listCareTeam(database, organization);
  if (found === undefined || !author) return undefined;
  const acting = { organization, conversationId: found, authorId: author.id };
  await writeAnswer(database, acting, { text: REPLY, blocks: [] }, messageReceivedMail(sender), clock());
  return found;
}

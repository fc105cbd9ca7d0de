import { currentOrganization } from '../client/currentOrganization.ts';
import type { Conversation } from '#schemas/wire/messages/conversation.ts';

/** Where the calls about a conversation are sent to. */
export const conversationPath = ({ _id: id, patient }: Pick<Conversation, '_id' | 'patient'>) =>
  `conversations/${currentOrganization.get()._id}/patient/${patient}/conversation/${id}` as const;

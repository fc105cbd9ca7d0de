import { stableId } from '../../kernel/ids/stableId.ts';

/** The id of a patient's conversation with the care team. Each has one, so that it is known before it is made. */
export const conversationIdOf = (organization: string, userId: string): string =>
  stableId('conversation', organization, userId);

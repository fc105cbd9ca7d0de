/** The channel on which everything of a conversation is told. */
export const conversationChannel = (conversationId: string): string => `private-conversation-${conversationId}`;

/** The same, as an expression of a statement. @param id expression of the conversation's id */
export const conversationChannelOf = (id: string): string => `'private-conversation-' || ${id}`;

/** The channel on which a patient is told of notifications. */
export const userChannel = (userId: string): string => `private-user-${userId}`;

/** The channel that says who of an organization is there. */
export const presenceChannel = (organization: string): string => `presence-channel-${organization}`;

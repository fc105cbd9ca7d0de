import { VERIFICATION } from '../../kernel/outbox/verificationIn.ts';

/**
 * Where whoever reads the former address of an account undoes its change. The token shows that they read it, as one that
 * verifies an address does. @param origin where links in mails lead
 */
export const undoLink = (userId: string, origin: string): string => `${origin}/undo-email/${userId}/${VERIFICATION}`;

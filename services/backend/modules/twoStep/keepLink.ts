import { VERIFICATION } from '../../kernel/outbox/verificationIn.ts';

/**
 * Where whoever reads an address of an account keeps its two-step sign-in on. The token shows that they read it, as one
 * that verifies an address does. @param origin where links in mails lead
 */
export const keepLink = (userId: string, origin: string): string => `${origin}/keep-two-step/${userId}/${VERIFICATION}`;

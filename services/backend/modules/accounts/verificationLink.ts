import { VERIFICATION } from '../../kernel/outbox/verificationIn.ts';

/** Where a patient verifies the address that a mail with it is sent to. @param origin where links in mails lead */
export const verificationLink = (userId: string, origin: string): string =>
  `${origin}/verify-email/${userId}/${VERIFICATION}`;

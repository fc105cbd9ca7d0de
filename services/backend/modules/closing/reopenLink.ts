import { VERIFICATION } from '../../kernel/outbox/verificationIn.ts';

/**
 * Where a closed account is opened again. The token shows that whoever has it reads the address, as one that verifies it does;
 * the password is asked for besides. @param origin where links in mails lead
 */
export const reopenLink = (userId: string, origin: string): string =>
  `${origin}/reopen-account/${userId}/${VERIFICATION}`;

import type { Portal } from '../portal/Portal.ts';
import type { VerifiedAddress } from '../access/EmailVerification.ts';

/** Where a patient verifies an address. @param origin where links in mails lead */
export const verificationLink = (
  { emailVerification }: Pick<Portal, 'emailVerification'>,
  address: VerifiedAddress,
  origin: string,
): string => `${origin}/verify-email/${address.userId}/${emailVerification.tokenOf(address)}`;

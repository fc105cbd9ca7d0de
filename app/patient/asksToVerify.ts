import type { User } from '#schemas/wire/user.ts';

const ASKING: ReadonlySet<User['verificationStatus']> = new Set(['not_started', 'outdated', 'rejected']);

/**
 * Whether the portal asks the patient to verify their identity: not while it is under review, and not once it is
 * verified.
 */
export const asksToVerify = ({ verificationStatus }: Pick<User, 'verificationStatus'>): boolean =>
  ASKING.has(verificationStatus);

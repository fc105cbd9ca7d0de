import type { User } from '#schemas/wire/user.ts';

const ASKING: ReadonlySet<User['verificationStatus']> = new Set(['not_started', 'outdated', 'rejected']);

/** Whether the portal asks the patient to prove the identity: not while it is looked at, and not once it is proven. */
export const asksToVerify = ({ verificationStatus }: Pick<User, 'verificationStatus'>): boolean =>
  ASKING.has(verificationStatus);

import type { NewPassword } from '#schemas/wire/account.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { Portal } from '../portal/Portal.ts';
import { passwords } from '../sessions/passwords.ts';
import { refuseCommonPassword } from './refuseCommonPassword.ts';
import { passwordChangedMail } from './mails.ts';
import { findPasswordReset, resetPassword } from './store.ts';

const DIFFERENT = {
  field: 'confirm_password',
  code: 'different',
  message: 'Please make sure your passwords match.',
};

/**
 * Sets a new password under the token of a mailed link. Every session of the patient ends.
 *
 * @param userId the patient whom the address names
 * @throws ProblemError InvalidAnswer, LinkInvalid
 */
export async function setNewPassword(
  { database, liveSessions, jobs, clock }: Portal,
  tenant: KnownTenant,
  userId: string,
  { new_password, confirm_password, reset_token: token, user_id, organization }: NewPassword,
): Promise<void> {
  if (user_id !== userId || organization !== tenant.id) throw problems.linkInvalid();
  if (new_password !== confirm_password) throw problems.invalidAnswer([DIFFERENT]);
  await refuseCommonPassword('new_password', new_password);
  const target = { organization, userId, token };
  const now = clock();
  // Looked at first, because hashing a password for any token that is sent would cost the server more than the sender.
  const email = await findPasswordReset(database, target, now);
  if (email === undefined) throw problems.linkInvalid();
  const passwordHash = await passwords.hash(new_password);
  const account = { email, passwordHash, mail: passwordChangedMail(tenant.settings) };
  if (!(await resetPassword(database, target, account, now))) throw problems.linkInvalid();
  liveSessions.forget(userId);
  jobs.wake('mail');
}

import { passwordFaults } from '#flows/signup/rules/passwordFaults.ts';
import type { PasswordChange } from '#schemas/wire/account.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { refuseCommonPassword } from '../accounts/refuseCommonPassword.ts';
import type { Access } from '../access/AccessTokens.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { Portal } from '../portal/Portal.ts';
import { passwords } from '../sessions/passwords.ts';
import { passwordChangedMail } from './mails.ts';
import { writePassword, type Credentials } from './store.ts';

/** Who changes the password, and who they showed themselves to be. */
interface Changing {
  readonly access: Access;
  readonly seen: Credentials;
  readonly sent: PasswordChange;
  /** Where links in mails lead. */
  readonly origin: string;
}

/**
 * Refuses a password that breaks the rules.
 *
 * @throws ProblemError InvalidAnswer at `new_password`
 */
export async function refusePassword(sent: PasswordChange): Promise<void> {
  const [message] = passwordFaults(sent);
  if (message !== undefined) throw problems.invalidAnswer([{ field: 'new_password', code: 'invalid', message }]);
  await refuseCommonPassword('new_password', sent.new_password);
}

/**
 * Changes the password of a patient. Other sessions end, mailed links are over, and the patient is told by mail.
 *
 * @throws ProblemError InvalidAnswer at `new_password`, NotFound where the password has changed in the meantime
 */
export async function changePassword(
  { database, liveSessions, jobs, clock }: Portal,
  tenant: KnownTenant,
  { access: { user: userId, session }, seen, sent, origin }: Changing,
): Promise<void> {
  await refusePassword(sent);
  const after = await passwords.hash(sent.new_password);
  const mail = passwordChangedMail(tenant.settings, `${origin}/request-password-reset`);
  const change = { userId, session, before: seen.password_hash, after };
  if (!(await writePassword(database, change, mail, clock()))) throw problems.notFound('the password has changed');
  liveSessions.forget(userId);
  jobs.wake('mail');
}

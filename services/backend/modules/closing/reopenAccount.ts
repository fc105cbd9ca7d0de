import { problems } from '../../kernel/problems/problems.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { Portal } from '../portal/Portal.ts';
import { countAttempt, forgetAttempts } from '../sessions/loginAttempts.ts';
import { passwords } from '../sessions/passwords.ts';
import { accountReopenedMail } from './mails.ts';
import { findClosedAccount, writeReopening } from './store.ts';

const WRONG = { field: 'current_password', code: 'wrong', message: 'This is not the password of the account.' };

/** Whose account is opened again, with the token of the mailed link. */
interface Reopening {
  readonly userId: string;
  readonly token: string;
  readonly password: string;
  /** The network that asks: wrong passwords count as failed attempts to log in do. */
  readonly network: string;
  /** Where links in mails lead. */
  readonly origin: string;
}

/**
 * Opens a closed account again. What was canceled stays canceled, and nobody is signed in by it.
 *
 * @throws ProblemError LinkInvalid, InvalidAnswer at `current_password`, AccountLocked
 */
export async function reopenAccount(
  { database, emailVerification, jobs, clock }: Portal,
  tenant: KnownTenant,
  { userId, token, password, network, origin }: Reopening,
): Promise<void> {
  const now = clock();
  const patient = { organization: tenant.id, userId };
  const account = await findClosedAccount(database, patient, now);
  if (!account || !emailVerification.isTokenOf({ ...patient, email: account.email }, token))
    throw problems.linkInvalid();
  const attempt = { organization: tenant.id, email: account.email, network };
  const { verdict } = await countAttempt(database, attempt, now);
  if (verdict === 'locked-here') throw problems.accountLocked();
  if (verdict === 'locked-elsewhere') throw problems.signInSlowed();
  if (!(await passwords.match(account.passwordHash ?? undefined, password))) throw problems.invalidAnswer([WRONG]);
  await forgetAttempts(database, attempt, now);
  const mail = accountReopenedMail(tenant.settings, `${origin}/request-password-reset`);
  if (!(await writeReopening(database, patient, mail, now))) throw problems.linkInvalid();
  jobs.wake('mail');
}

import { randomBytes } from 'node:crypto';
import { sqlStateOf, UNIQUE_VIOLATION } from '../../kernel/database/sqlStateOf.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { Portal } from '../portal/Portal.ts';
import { passwords } from '../sessions/passwords.ts';
import { emailRestoredMail } from './mails.ts';
import { findChangedEmail, writeEmailUndo } from './undoStore.ts';

/** Whose change is undone, with the token of a link that was mailed to the former address. */
interface Undoing {
  readonly userId: string;
  readonly token: string;
  /** Where links in mails lead. */
  readonly origin: string;
}

/**
 * Gives an account back its former address, and the second step and passkeys of a week before, and the known devices of then. All sessions end, and the
 * password stops working, because a person who changed the address knew it.
 *
 * @throws ProblemError LinkInvalid
 */
export async function undoEmailChange(
  { database, emailVerification, liveSessions, jobs, clock }: Portal,
  tenant: KnownTenant,
  { userId, token, origin }: Undoing,
): Promise<void> {
  const now = clock();
  const email = await findChangedEmail(database, tenant.id, userId, now);
  const address = { organization: tenant.id, userId, email: email ?? '' };
  if (email === undefined || !emailVerification.isTokenOf(address, token)) throw problems.linkInvalid();
  const unknown = await passwords.hash(randomBytes(32).toString('hex'));
  const mail = emailRestoredMail(tenant.settings, `${origin}/request-password-reset`);
  const isUndone = await writeEmailUndo(database, address, unknown, mail, now).catch((error: unknown) => {
    // An account that was created at the very moment of the change has the address.
    if (sqlStateOf(error) === UNIQUE_VIOLATION) return false;
    throw error;
  });
  if (!isUndone) throw problems.linkInvalid();
  liveSessions.forget(userId);
  jobs.wake('mail');
}

import { randomBytes } from 'node:crypto';
import { problems } from '../../kernel/problems/problems.ts';
import type { Credentials } from '../credentials/store.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { Portal } from '../portal/Portal.ts';
import { passwords } from '../sessions/passwords.ts';
import { accountClosedMail } from './mails.ts';
import { obstacleOf, writeClosing } from './store.ts';
import { VERIFICATION } from '../../kernel/outbox/verificationIn.ts';

/**
 * Where a closed account is opened again. The token shows that whoever has it reads the address, as one that verifies it does;
 * the password is asked for besides. @param origin where links in mails lead
 */
const reopenLink = (userId: string, origin: string): string => `${origin}/reopen-account/${userId}/${VERIFICATION}`;

const DAY = 24 * 60 * 60 * 1000;

/** Days for which a closed account can be opened again. */
const GRACE = 30;

/** Whose account is closed, and what they showed to know. */
interface Closing {
  readonly userId: string;
  readonly seen: Credentials;
  /** Where links in mails lead. */
  readonly origin: string;
}

/**
 * Refuses to close an account that something holds open.
 *
 * @throws ProblemError WrongIntakeState while a visit is in review or money is reserved
 */
export async function refuseWhileHeld({ database }: Pick<Portal, 'database'>, userId: string): Promise<void> {
  const { reviewing, held } = await obstacleOf(database, userId);
  if (reviewing) throw problems.visitInReview();
  if (held) throw problems.paymentUnderWay();
}

/**
 * Closes the account of a patient: nobody is signed in any more or can sign in, visits that were not sent are closed, and the
 * patient is told by mail. Subscriptions and appointments are ended by a job.
 *
 * @throws ProblemError WrongIntakeState while a visit is in review or money is reserved, NotFound where the password has
 * changed in the meantime
 */
export async function closeAccount(
  { database, liveSessions, jobs, clock }: Portal,
  tenant: KnownTenant,
  { userId, seen, origin }: Closing,
): Promise<void> {
  const now = clock();
  const isClosed = await writeClosing(
    database,
    { organization: tenant.id, userId },
    { seen: seen.password_hash, unknown: await passwords.hash(randomBytes(32).toString('hex')) },
    accountClosedMail(tenant.settings, reopenLink(userId, origin), GRACE),
    { now, erase: new Date(now.getTime() + GRACE * DAY) },
  );
  if (!isClosed) {
    await refuseWhileHeld({ database }, userId);
    throw problems.notFound('the password has changed');
  }
  liveSessions.forget(userId);
  jobs.wake('mail');
  jobs.wake('closings');
}

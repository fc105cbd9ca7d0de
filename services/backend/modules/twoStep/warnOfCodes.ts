import { countTowards, type Limit } from '../../kernel/limits/countTowards.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { Portal } from '../portal/Portal.ts';
import { codesMail } from './mails.ts';
import { writeWarning } from './store.ts';

/** So that whoever guesses does not fill a mailbox. */
const WARNINGS: Limit = { name: 'warn-of-codes', most: 1, within: 24 * 60 * 60 * 1000 };

/**
 * Writes to the patient whose codes are being guessed, once a day at the most.
 *
 * @param link where a new password is asked for
 */
export async function warnOfCodes(
  { database, jobs, clock }: Pick<Portal, 'database' | 'jobs' | 'clock'>,
  { settings }: KnownTenant,
  userId: string,
  link: string,
): Promise<void> {
  const now = clock();
  if ((await countTowards(database, WARNINGS, userId, now)) !== undefined) return;
  if (await writeWarning(database, userId, codesMail(settings, link), now)) jobs.wake('mail');
}

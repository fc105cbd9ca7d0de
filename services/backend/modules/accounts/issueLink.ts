import type { LinkPurpose } from '../../kernel/database/tables/accountLinks.ts';
import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Portal } from '../portal/Portal.ts';
import { linkToken } from './linkToken.ts';
import { keepLink } from './store.ts';

/**
 * Mails a patient a link that is good once, for 15 minutes, and only until the next one of its purpose.
 *
 * @param mail with `SECRET` for the token of its link
 * @returns false where five were mailed within 15 minutes: the newest of them is still good
 */
export async function issueLink(
  { database, jobs, clock }: Pick<Portal, 'database' | 'jobs' | 'clock'>,
  { userId, purpose }: { readonly userId: string; readonly purpose: LinkPurpose },
  mail: Omit<Mail, 'recipient'>,
): Promise<boolean> {
  const isMailed = await keepLink(database, { userId, purpose, token: linkToken.create() }, mail, clock());
  if (isMailed) jobs.wake('mail');
  return isMailed;
}

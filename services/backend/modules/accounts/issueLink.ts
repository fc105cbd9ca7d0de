import type { LinkPurpose } from '../../kernel/database/tables/accountLinks.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Portal } from '../portal/Portal.ts';
import { linkToken } from './linkToken.ts';
import { keepLink } from './store.ts';

/**
 * Mails a patient a link that is good once, for 15 minutes, and only until the next one of its purpose.
 *
 * @param mailOf the mail, given the token of its link
 * @throws ProblemError TooManyRequests after 5 within an hour
 */
export async function issueLink(
  { database, jobs, clock }: Pick<Portal, 'database' | 'jobs' | 'clock'>,
  { userId, purpose }: { readonly userId: string; readonly purpose: LinkPurpose },
  mailOf: (token: string) => Omit<Mail, 'recipient'>,
): Promise<void> {
  const token = linkToken.create();
  if (!(await keepLink(database, { userId, purpose, token }, mailOf(token), clock()))) throw problems.tooManyLinks();
  jobs.wake('mail');
}

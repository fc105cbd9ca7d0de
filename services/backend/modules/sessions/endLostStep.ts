import type { FastifyRequest } from 'fastify';
import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Sender } from '../../adapters/mail/Sender.ts';
import { statement } from '../../kernel/database/statement.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { securityMail } from '../../kernel/outbox/securityMail.ts';
import { originOf } from '../organizations/originOf.ts';
import type { Portal } from '../portal/Portal.ts';
import type { StoredAccount } from './store.ts';

/** How long the password alone is enough once the waiting is over, in milliseconds: nobody else comes upon it years later. */
export const OPEN_FOR = 7 * 24 * 60 * 60 * 1000;

const end = statement(
  'end_lost_step',
  `with t as (
      delete from two_steps
      where user_id = $1 and lost_epoch = $2 and lost_from <= $6::timestamptz and lost_from > $7 returning user_id
    ), patient as (select u.id, u.organization, u.email from users u join t on t.user_id = u.id),
    mail as (${securityMail({ source: 'patient', id: '$3::text', subject: '$4', text: '$5', now: '$6' })})
    select user_id from t`,
);

const endedMail = ({ name, support_email }: Sender, link: string): Omit<Mail, 'recipient'> => ({
  subject: 'Two-step sign-in is off',
  text: `Somebody has logged in to your ${name} account with the password alone, because app and recovery codes were said to be lost 7 days ago. Two-step sign-in is off now; you can turn it on again in your settings, under "Security".\n\nIf it was not you, choose a new password right away:\n\n${link}\n\nand write to ${support_email}.`,
});

/**
 * Turns two-step sign-in off for a patient whose app and recovery codes were said to be lost, and who has waited.
 *
 * @returns false where nobody has said so, or it is too early or too late
 */
export async function endLostStep(
  { database, jobs, clock, settings }: Pick<Portal, 'database' | 'jobs' | 'clock' | 'settings'>,
  request: FastifyRequest,
  { _id, session_epoch }: Pick<StoredAccount, '_id' | 'session_epoch'>,
): Promise<boolean> {
  const now = clock();
  const { tenant } = request;
  const mail = endedMail(tenant.settings, `${originOf(request, tenant, settings.port)}/request-password-reset`);
  const ended = await database.query(end, [
    _id,
    session_epoch,
    createId(now),
    mail.subject,
    mail.text,
    now.toISOString(),
    new Date(now.getTime() - OPEN_FOR).toISOString(),
  ]);
  if (ended.length > 0) jobs.wake('mail');
  return ended.length > 0;
}

import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Sender } from '../../adapters/mail/Sender.ts';

/**
 * What a patient is written who has closed the account.
 *
 * @param link under which it is opened again, with the password
 * @param days for how many that is possible
 */
export const accountClosedMail = (
  { name, support_email }: Sender,
  link: string,
  days: number,
): Omit<Mail, 'recipient'> => ({
  subject: 'Your account is closed',
  text: `Your ${name} account is closed, and you were signed out everywhere. Subscriptions and appointments are being canceled.\n\nFor ${days} days you can open the account again with this link and your password. What was canceled stays canceled:\n\n${link}\n\nIf it was not you who closed it, open it again, choose a new password, and write to ${support_email}.`,
});

/** What a patient is written whose account is open again. @param link where a new password is asked for */
export const accountReopenedMail = ({ name, support_email }: Sender, link: string): Omit<Mail, 'recipient'> => ({
  subject: 'Your account is open again',
  text: `Your ${name} account was opened again with its link and its password. If it was not you, choose a new password right away:\n\n${link}\n\nand write to ${support_email}.`,
});

import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Sender } from '../../adapters/mail/Sender.ts';

/**
 * What a patient is written whose copy is ready. The link opens nothing by itself: it leads to where the patient logs in.
 *
 * @param days for how many it can be downloaded
 */
export const copyReadyMail = (
  { name, support_email }: Sender,
  link: string,
  days: number,
): Omit<Mail, 'recipient'> => ({
  subject: 'The copy of your data is ready',
  text: `The copy of your ${name} data that was asked for with your password is ready. Log in to download it within ${days} days; after that it is deleted:\n\n${link}\n\nIf you did not ask for it, change your password right away and write to ${support_email}.`,
});

import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Sender } from '../../adapters/mail/Sender.ts';
import { timelineLink } from '../organizations/links.ts';

/**
 * What a patient is written when a plan was renewed. Which plan it was stands in the portal alone.
 *
 * @param origin where links in mails lead
 * @param cents what was charged
 */
export const renewedMail = (
  { name, support_email }: Sender,
  origin: string,
  cents: number,
): Omit<Mail, 'recipient'> => ({
  subject: 'Your subscription was renewed',
  text: `Your ${name} subscription was renewed, and ${formatMoney(cents)} was charged to your card. See what it was for and what comes next:\n\n${timelineLink(origin)}\n\nYou find the invoice among your payments, in your settings. Questions? Write to ${support_email}.`,
});

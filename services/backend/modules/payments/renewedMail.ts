import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Sender } from '../../adapters/mail/Sender.ts';

/** What a patient is written when a plan was renewed, at so many cents. Which plan it was stands in the portal alone. */
export const renewedMail = ({ name, support_email }: Sender, cents: number): Omit<Mail, 'recipient'> => ({
  subject: 'Your plan was renewed',
  text: `Your ${name} plan was renewed, and ${formatMoney(cents)} was charged to your card. You find the invoice in your portal. Questions? Write to ${support_email}.`,
});

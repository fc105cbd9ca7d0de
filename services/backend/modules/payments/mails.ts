import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Sender } from '../../adapters/mail/Sender.ts';
import { timelineLink } from '../organizations/links.ts';

/** What a patient is written when the card was refused for the next period of a plan. @param origin where links in mails lead */
export const renewalFailedMail = ({ name, support_email }: Sender, origin: string): Omit<Mail, 'recipient'> => ({
  subject: 'Your payment did not go through',
  text: `Your card was declined when we tried to renew your ${name} subscription. You weren't charged, and nothing ships until it's paid. Update your card in your settings. See what it was for:\n\n${timelineLink(origin)}\n\nQuestions? Write to ${support_email}.`,
});

/** What a patient is written when a plan has ended. Which plan it was stands in the portal alone. @param origin where links in mails lead */
export const planEndedMail = ({ name, support_email }: Sender, origin: string): Omit<Mail, 'recipient'> => ({
  subject: 'Your subscription was canceled',
  text: `Your ${name} subscription is canceled. Nothing more will be charged for it. See what it was:\n\n${timelineLink(origin)}\n\nQuestions? Write to ${support_email}.`,
});

/**
 * What a patient is written when something was given back. What it was paid for stands in the portal alone.
 *
 * @param origin where links in mails lead
 * @param cents what was given back of the payment by then
 */
export const refundedMail = (
  { name, support_email }: Sender,
  origin: string,
  cents: number,
): Omit<Mail, 'recipient'> => ({
  subject: 'Your payment was refunded',
  text: `${formatMoney(cents)} of a payment to ${name} was given back to your card. Your bank may take some days to show it. See what it was for:\n\n${timelineLink(origin)}\n\nYou find it among your payments, in your settings. Questions? Write to ${support_email}.`,
});

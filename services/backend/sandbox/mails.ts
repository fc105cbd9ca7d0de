import { momentIn } from '#flows/kinds/describing/momentIn.ts';
import type { Mail } from '../adapters/mail/Mail.ts';
import type { Sender } from '../adapters/mail/Sender.ts';
import { orderLink, subscriptionsLink, timelineLink } from '../modules/organizations/links.ts';

/** What a patient is written when a visit was approved. @param origin where links in mails lead */
export const reviewedMail = ({ name, support_email }: Sender, origin: string): Omit<Mail, 'recipient'> => ({
  subject: 'Your visit was reviewed',
  text: `A ${name} provider has reviewed your visit. See what comes next:\n\n${timelineLink(origin)}\n\nQuestions? Write to ${support_email}.`,
});

/** What a patient is written when an order has left. @param origin where links in mails lead */
export const shippedMail = (
  { name, support_email }: Sender,
  origin: string,
  { orderId, carrier, tracking }: { readonly orderId: string; readonly carrier: string; readonly tracking: string },
): Omit<Mail, 'recipient'> => ({
  subject: 'Your order is on its way',
  text: `Your ${name} order has left with ${carrier}. Tracking number: ${tracking}. See where it stands:\n\n${orderLink(origin, orderId)}\n\nQuestions? Write to ${support_email}.`,
});

/** What a patient is written when an order has arrived. @param origin where links in mails lead */
export const deliveredMail = (
  { name, support_email }: Sender,
  origin: string,
  orderId: string,
): Omit<Mail, 'recipient'> => ({
  subject: 'Your order was delivered',
  text: `Your ${name} order was delivered. See what was in it:\n\n${orderLink(origin, orderId)}\n\nDid it not arrive? Write to ${support_email}.`,
});

/** What a patient is written when a visit was refused. */
export const refusedMail = ({ name, support_email }: Sender): Omit<Mail, 'recipient'> => ({
  subject: 'About your visit',
  text: `A ${name} provider has reviewed your visit and can't approve it. You weren't charged, and the hold on your card was released. To ask why and what you can do next, log in and message your care team, or write to ${support_email}.`,
});

/** What a patient is written when a treatment on hold may continue. Only the portal names the treatment. */
export const clearedMail = ({ name, support_email }: Sender, origin: string): Omit<Mail, 'recipient'> => ({
  subject: 'Your care team has decided',
  text: `Your ${name} care team has decided. You can resume your treatment:\n\n${subscriptionsLink(origin)}\n\nQuestions? Write to ${support_email}.`,
});

/** What a patient is written when the account was verified. */
export const identityApprovedMail = ({ name, support_email }: Sender): Omit<Mail, 'recipient'> => ({
  subject: 'Your identity was verified',
  text: `Your ${name} account is verified. There is nothing more to do. Questions? Write to ${support_email}.`,
});

/** What a patient is written when the account could not be verified. Why stands in the portal alone. */
export const identityRejectedMail = ({ name, support_email }: Sender): Omit<Mail, 'recipient'> => ({
  subject: 'About your account',
  text: `There is news about your ${name} account. Log in to your portal to see what comes next. Questions? Write to ${support_email}.`,
});

/** What a patient is written when a visit waits for a new photo. What is wanted stands in the portal alone. */
export const photoRequestedMail = ({ name, support_email }: Sender): Omit<Mail, 'recipient'> => ({
  subject: 'Your visit needs something from you',
  text: `Your ${name} care team needs something from you to go on with your visit. Log in to your portal to see what it is. Questions? Write to ${support_email}.`,
});

/** The mail about a booked call. @param zone in which its time is said */
export const callBookedMail = (
  { name, support_email }: Sender,
  { start, minutes, zone }: { readonly start: Date; readonly minutes: number; readonly zone: string },
): Omit<Mail, 'recipient'> => ({
  subject: 'Your call is booked',
  text: `Your call with ${name} is on ${momentIn(start, zone)} and takes ${minutes} minutes. Have your ID ready. Questions? Write to ${support_email}.`,
});

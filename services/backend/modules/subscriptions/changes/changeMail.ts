import type { Mail } from '#services/backend/adapters/mail/Mail.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import type { WrittenMail } from '../../notifications/mailing.ts';
import { subscriptionsLink, timelineLink } from '../../organizations/links.ts';
import { writerOf } from '../../payments/writerOf.ts';
import type { Portal } from '../../portal/Portal.ts';

/** What is written of a plan; which plan it is stands in the portal alone. */
const texts = {
  paused: ['Your subscription is paused', 'is paused. Nothing is charged and nothing is sent until you resume it'],
  held: [
    'Your subscription is on hold',
    'is on hold. Please log in today. We won’t charge or ship until your care team has decided with you',
  ],
  resumed: ['Your subscription goes on', 'goes on'],
  rescheduled: ['Your next delivery has a new date', 'has a new date for its next delivery'],
} as const satisfies { readonly [change: string]: readonly [subject: string, told: string] };

/** The mail about a change of a plan, by its patient or by a hold: one each time. */
export function changeMail(
  portal: Pick<Portal, 'tenants' | 'settings' | 'clock'>,
  organization: string,
  change: keyof typeof texts,
): WrittenMail {
  const { sender, origin } = writerOf(portal, organization);
  const [subject, told] = texts[change];
  const mail: Omit<Mail, 'recipient'> = {
    subject,
    text: `Your ${sender.name} subscription ${told}. ${change === 'held' ? 'Please read why' : 'See what comes next'}:\n\n${(change === 'held' ? subscriptionsLink : timelineLink)(origin)}\n\nQuestions? Write to ${sender.support_email}.`,
  };
  return { id: createId(portal.clock()), ...mail };
}

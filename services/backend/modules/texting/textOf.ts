import type { NotificationEvent } from '#schemas/wire/notification.ts';
import { notificationTexts } from '../notifications/notificationTexts.ts';

/** Where a notification's own message is too long to be one text message. */
const BRIEF: { readonly [Event in NotificationEvent]?: string } = {
  'visit-refused': 'Your visit was reviewed.',
  'photo-requested': 'Your care team needs something from you.',
  'lab-critical': 'Please log in today: your care team needs you.',
  'subscription-held': 'A treatment is on hold. Please log in today.',
  'payment-failed': 'A payment did not go through.',
};

/**
 * What a patient is texted of a notification: one message of 160 characters at the most with a name of up to 20 and a
 * portal at a host of up to 30. Whoever sees the phone learns nothing of health.
 *
 * @param name of the organization
 * @param origin where links lead
 */
export const textOf = (event: NotificationEvent, name: string, origin: string): string =>
  `${name}: ${BRIEF[event] ?? notificationTexts[event].message} ${origin}/notifications Reply STOP to end, HELP for help.`;

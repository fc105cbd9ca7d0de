import type { NotificationEvent } from '#schemas/wire/notification.ts';

/** What a demo patient was told, how many hours before seeding, and whether it is unread. */
export type DemoNotification = readonly [event: NotificationEvent, hoursAgo: number, unread?: 'unread'];

const DAY = 24;

/** Every category today, in the last 7 and 30 days, and before; some of them unread. */
export const demoNotifications: readonly DemoNotification[] = [
  ['message-received', 0.05, 'unread'],
  ['order-shipped', 0.2, 'unread'],
  ['lab-ready', 0.4, 'unread'],
  ['appointment-booked', 0.6],
  ['visit-approved', 0.8],
  ['plan-renewed', 1.1],
  ['subscription-rescheduled', 1.4],
  ['identity-approved', 2.2],
  ['payment-failed', 1.1 * DAY, 'unread'],
  ['message-received', 1.6 * DAY],
  ['photo-requested', 2.2 * DAY],
  ['subscription-paused', 3.1 * DAY],
  ['appointment-moved', 4.2 * DAY],
  ['order-shipped', 4.9 * DAY],
  ['lab-ready', 5.5 * DAY],
  ['identity-rejected', 6.1 * DAY],
  ['appointment-canceled', 9.3 * DAY],
  ['plan-renewed', 11.2 * DAY, 'unread'],
  ['visit-approved', 13.1 * DAY],
  ['message-received', 16.4 * DAY],
  ['subscription-resumed', 19.2 * DAY],
  ['order-shipped', 22.3 * DAY],
  ['lab-ready', 25.5 * DAY],
  ['identity-approved', 27.1 * DAY],
  ['subscription-started', 35.2 * DAY],
  ['visit-approved', 36.1 * DAY],
  ['appointment-booked', 40.3 * DAY],
  ['message-received', 48.2 * DAY],
  ['plan-renewed', 62.1 * DAY],
  ['order-shipped', 66.4 * DAY],
  ['lab-ready', 75.3 * DAY],
  ['welcome', 95.2 * DAY],
];

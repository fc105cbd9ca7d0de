import type { Notification, NotificationPage } from '#schemas/wire/notification.ts';

/** The notifications of all pages. What moved on to the next page while it was read comes once. */
export const listedOnce = (pages: readonly NotificationPage[]): readonly Notification[] => [
  ...new Map(pages.flatMap(({ docs }) => docs).map((one) => [one._id, one])).values(),
];

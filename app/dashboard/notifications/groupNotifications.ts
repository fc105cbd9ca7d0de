import type { Notification } from '#schemas/wire/notification.ts';
import { dayNumber } from '#app/time/dayNumber.ts';

/** The headings, and how many calendar days before today the oldest notification below each was written. */
const GROUPS = [
  { title: 'Today', days: 0 },
  { title: 'Last 7 Days', days: 7 },
  { title: 'Last 30 Days', days: 30 },
  { title: 'Earlier', days: Infinity },
] as const;

export interface NotificationGroup {
  readonly title: (typeof GROUPS)[number]['title'];
  readonly notifications: readonly Notification[];
}

/**
 * Notifications below their headings, by the calendar day on which each was written; headings without any are left out.
 *
 * @param zone IANA name of the patient's time zone
 */
export function groupNotifications(
  notifications: readonly Notification[],
  now: Date,
  zone: string,
): readonly NotificationGroup[] {
  const today = dayNumber(now, zone);
  const ages = new Map(notifications.map((one) => [one, today - dayNumber(new Date(one.created_at), zone)]));
  return GROUPS.map(({ title, days }, place) => {
    const after = GROUPS[place - 1]?.days ?? -Infinity;
    const within = notifications.filter((one) => (ages.get(one) ?? 0) > after && (ages.get(one) ?? 0) <= days);
    return { title, notifications: within };
  }).filter(({ notifications: { length } }) => length > 0);
}

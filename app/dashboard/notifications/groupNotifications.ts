import type { Notification } from '#schemas/wire/notification.ts';

const DAY = 24 * 60 * 60 * 1000;

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

/** The number of a calendar day in a zone, counted on without regard to how long days are there. */
function dayNumber(format: Intl.DateTimeFormat, moment: Date): number {
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day') ?? 1) / DAY;
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
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const today = dayNumber(format, now);
  const ages = new Map(notifications.map((one) => [one, today - dayNumber(format, new Date(one.created_at))]));
  return GROUPS.map(({ title, days }, place) => {
    const after = GROUPS[place - 1]?.days ?? -Infinity;
    const within = notifications.filter((one) => (ages.get(one) ?? 0) > after && (ages.get(one) ?? 0) <= days);
    return { title, notifications: within };
  }).filter(({ notifications: { length } }) => length > 0);
}

import { describe, expect, it } from 'vitest';
import { groupNotifications } from '#app/dashboard/notifications/groupNotifications.ts';
import { listedOnce } from '#app/dashboard/notifications/listedOnce.ts';
import { markAllRead, markRead, withUnread } from '#app/dashboard/notifications/markRead.ts';
import { notificationPath } from '#app/dashboard/notifications/notificationPath.ts';
import { relativeTime } from '#app/time/relativeTime.ts';
import type { Notification } from '#schemas/wire/notification.ts';
import {
  exampleNotification as notification,
  exampleNotificationPage as page,
} from '#stories/pages/notifications/exampleNotification.ts';

const PATIENT = 'a'.repeat(24);
const NOW = new Date('2026-03-31T16:00:00Z');
const HOUR = 60 * 60 * 1000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

const titlesAt = (zone: string, now: string, moments: readonly string[]) =>
  moments.map((at) => groupNotifications([notification(at)], new Date(now), zone)[0]?.title);
const of = (category: Notification['category'], data: Notification['data'] = { type: 'welcome' }) => ({
  category,
  data,
});
const ready = (data: object) => of('lab', { type: 'lab-ready', ...data });

describe('how long ago something was', () => {
  it.each([
    [-1, 'Just now'],
    [0, 'Just now'],
    [59 / 60, 'Just now'],
    [1, '1 hour ago'],
    [1.99, '1 hour ago'],
    [2, '2 hours ago'],
    [23.99, '23 hours ago'],
    [24, '1 day ago'],
    [47.9, '1 day ago'],
    [3 * 24, '3 days ago'],
    [7 * 24 - 0.1, '6 days ago'],
    [7 * 24, '1 week ago'],
    [14 * 24, '2 weeks ago'],
    [30 * 24 - 0.1, '4 weeks ago'],
    [30 * 24, '1 month ago'],
    [90 * 24, '3 months ago'],
    [400 * 24, '13 months ago'],
  ])('after %d hours is told as %s', (hours, text) => {
    expect(relativeTime(ago(hours), NOW)).toBe(text);
  });
});

describe('the groups', () => {
  it('go by the calendar day of the patient, whatever the time of day', () => {
    const moments = [
      '2026-03-31T07:00:00Z',
      '2026-03-31T06:59:59Z',
      '2026-03-24T07:00:00Z',
      '2026-03-24T06:59:59Z',
      '2026-03-01T08:00:00Z',
      '2026-03-01T07:59:59Z',
      '2024-01-01T12:00:00Z',
    ];
    const titles = titlesAt('America/Los_Angeles', NOW.toISOString(), moments);
    expect(titles).toEqual([
      'Today',
      'Last 7 Days',
      'Last 7 Days',
      'Last 30 Days',
      'Last 30 Days',
      'Earlier',
      'Earlier',
    ]);
  });

  it('differ between zones, where a day begins elsewhere', () => {
    const at = ['2026-03-31T06:59:59Z'];
    expect(titlesAt('America/New_York', NOW.toISOString(), at)).toEqual(['Today']);
    expect(titlesAt('America/Los_Angeles', NOW.toISOString(), at)).toEqual(['Last 7 Days']);
  });

  it.each([
    ['of 23 hours', '2026-03-08'],
    ['of 25 hours', '2026-11-01'],
  ])('count a day %s as one', (_length, day) => {
    const zone = 'America/New_York';
    const at = (hours: number) => new Date(Date.parse(`${day}T17:00:00Z`) + hours * HOUR).toISOString();
    const noon = (days: number) => at(days * 24);
    // An hour before and after midnight, on both sides of the change.
    expect(titlesAt(zone, noon(0), [at(-11), at(-14)])).toEqual(['Today', 'Last 7 Days']);
    expect(titlesAt(zone, noon(7), [noon(0)])).toEqual(['Last 7 Days']);
    expect(titlesAt(zone, noon(8), [noon(0)])).toEqual(['Last 30 Days']);
    expect(titlesAt(zone, noon(30), [noon(0)])).toEqual(['Last 30 Days']);
    expect(titlesAt(zone, noon(31), [noon(0)])).toEqual(['Earlier']);
  });

  it('count the last hour of a long day as that day', () => {
    expect(
      titlesAt('America/New_York', '2026-11-08T04:30:00Z', ['2026-11-02T04:30:00Z', '2026-11-01T04:30:00Z']),
    ).toEqual(['Last 7 Days', 'Last 7 Days']);
  });

  it('hold what a clock that is ahead has written for today', () => {
    expect(titlesAt('UTC', '2026-03-31T23:59:59Z', ['2026-04-01T00:00:01Z'])).toEqual(['Today']);
  });

  it('keep the order, and leave out headings without any', () => {
    const [a, b, c] = [
      notification(ago(1).toISOString()),
      notification(ago(2).toISOString()),
      notification(ago(999).toISOString()),
    ];
    expect(groupNotifications([a, b, c], NOW, 'UTC')).toEqual([
      { title: 'Today', notifications: [a, b] },
      { title: 'Earlier', notifications: [c] },
    ]);
    expect(groupNotifications([], NOW, 'UTC')).toEqual([]);
  });
});

describe('a notification', () => {
  it.each([
    ['visit', 'orders'],
    ['message', 'messages'],
    ['order', 'orders'],
    ['welcome', 'profile'],
    ['subscription', 'subscriptions'],
    ['payment', 'settings/billing'],
    ['appointments', 'appointments'],
  ] as const)('of the category %s leads to the section %s', (category, section) => {
    expect(notificationPath(of(category), PATIENT)).toBe(`/dashboard/${PATIENT}/${section}`);
  });

  it('of a lab test leads to the summary of its report, or to what it names of it', () => {
    const [panelId, reportId] = ['b'.repeat(24), 'c'.repeat(24)];
    expect(notificationPath(ready({ panelId, reportId }), PATIENT)).toBe(
      `/labs/${panelId}/analysis-summary/${reportId}`,
    );
    expect(notificationPath(ready({ panelId }), PATIENT)).toBe(`/labs/${panelId}`);
    for (const data of [{}, { reportId }]) expect(notificationPath(ready(data), PATIENT)).toBe('/labs');
    expect(notificationPath(of('lab'), PATIENT)).toBe('/labs');
    // So does the news of its order.
    expect(notificationPath({ category: 'order', data: { type: 'order-shipped', panelId } }, PATIENT)).toBe(
      `/labs/${panelId}`,
    );
  });
});

describe('the list', () => {
  const [a, b, c] = [
    notification(ago(1).toISOString()),
    notification(ago(2).toISOString()),
    notification(ago(3).toISOString(), { read: true }),
  ];
  const listed = { pages: [page([a], { unread: 2 }), page([b, c], { page: 2, unread: 2 })], pageParams: [1, 2] };
  const states = ({ pages }: Pick<typeof listed, 'pages'>) =>
    pages.map(({ docs, unread }) => [docs.map(({ read }) => read), unread]);

  it('shows one as read, with one fewer unread on every page, and takes that back', () => {
    const read = markRead(listed, b._id);
    expect(states(read)).toEqual([
      [[false], 1],
      [[true, true], 1],
    ]);
    expect(markRead(read, b._id, false)).toEqual(listed);
  });

  it('is the same where nothing changes', () => {
    expect(markRead(listed, c._id)).toBe(listed);
    expect(markRead(listed, 'f'.repeat(24))).toBe(listed);
  });

  it('shows all as read, whatever else is unread beyond its pages', () => {
    expect(states(markAllRead(withUnread(listed, 9)))).toEqual([
      [[true], 0],
      [[true, true], 0],
    ]);
  });

  it('holds what moved on to the next page once', () => {
    expect(listedOnce([page([a, b]), page([b, c])])).toEqual([a, b, c]);
  });
});

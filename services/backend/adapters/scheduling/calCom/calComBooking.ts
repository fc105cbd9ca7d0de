import { isSafeLink } from '../../../kernel/http/isSafeLink.ts';
import { calendarPathOf } from '../calendarPathOf.ts';
import type { Booking } from '../Scheduler.ts';

/** A booking as Cal.com's API answers one, as far as it is read here. */
export interface CalComBooking {
  readonly uid: string;
  readonly status: 'accepted' | 'pending' | 'cancelled' | 'rejected';
  readonly start: Date;
  readonly end: Date;
  readonly emails: readonly string[];
  /** Usernames of those whose calendar it is in. */
  readonly hosts: readonly string[];
  /** The last part of the event link. */
  readonly slug: string;
  readonly location: string | null;
  readonly movedFrom: string | null;
  readonly movedTo: string | null;
  /** What whoever made it has noted with it. */
  readonly metadata: { readonly [name: string]: unknown };
}

const valueOf = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined;

const textOf = (object: unknown, name: string): string | null => {
  const value = valueOf(object, name);
  return typeof value === 'string' && value !== '' ? value : null;
};

const textsOf = (list: unknown, name: string): string[] =>
  Array.isArray(list) ? list.flatMap((one: unknown) => textOf(one, name)?.toLowerCase() ?? []) : [];

const momentOf = (object: unknown, name: string): Date | null => {
  const moment = new Date(textOf(object, name) ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
};

const STATUSES = ['accepted', 'pending', 'cancelled', 'rejected'] as const;

const objectOf = (object: unknown, name: string): { readonly [name: string]: unknown } => {
  const value = valueOf(object, name);
  return typeof value === 'object' && value !== null ? { ...value } : {};
};

/** The place as patients may be shown it: a link that is safe, or words; names of integrations are neither. */
function placeOf(booking: unknown): string | null {
  const place = textOf(booking, 'meetingUrl') ?? textOf(booking, 'location');
  if (place === null) return null;
  return isSafeLink(place) || !/^[a-z][a-z\d+.-]*:/i.test(place) ? place.slice(0, 500) : null;
}

/** Reads a booking; undefined where it is none. */
export function calComBooking(answered: unknown): CalComBooking | undefined {
  const uid = textOf(answered, 'uid');
  const status = STATUSES.find((one) => one === textOf(answered, 'status'));
  const start = momentOf(answered, 'start');
  const end = momentOf(answered, 'end');
  const slug = textOf(valueOf(answered, 'eventType'), 'slug');
  if (uid === null || status === undefined || start === null || end === null || slug === null) return undefined;
  return {
    uid,
    status,
    start,
    end,
    slug,
    emails: textsOf(valueOf(answered, 'attendees'), 'email'),
    hosts: textsOf(valueOf(answered, 'hosts'), 'username'),
    location: placeOf(answered),
    movedFrom: textOf(answered, 'rescheduledFromUid'),
    movedTo: textOf(answered, 'rescheduledToUid'),
    metadata: objectOf(answered, 'metadata'),
  };
}

/** Whether a booking is of an event link: `{user}/{event}`, or `team/{team}/{event}`, whose team is not answered. */
function isIn({ slug, hosts }: CalComBooking, link: string): boolean {
  const parts = calendarPathOf(link).toLowerCase().split('/');
  if (parts.at(-1) !== slug.toLowerCase()) return false;
  return parts[0] === 'team' || hosts.includes(parts[0] ?? '');
}

/** What is known of a booking wherever it was moved to. @param former what it was before, newest first */
export const bookingOf = (booking: CalComBooking, former: readonly CalComBooking[], email: string): Booking => ({
  uid: booking.uid,
  formerUids: [
    ...new Set([...former.map(({ uid }) => uid), ...(booking.movedFrom === null ? [] : [booking.movedFrom])]),
  ],
  email,
  start: booking.start,
  end: booking.end,
  formerStart: former[0]?.start ?? null,
  canceled: booking.status === 'cancelled' || booking.status === 'rejected',
  waits: booking.status === 'pending',
  location: booking.location,
  isIn: (link) => isIn(booking, link),
});

import type { Calendar } from './Calendar.ts';

/** A booking as the scheduling service keeps it. */
export interface Booking {
  readonly uid: string;
  /** The ids that it had before it was moved, where the service gives a new one then. */
  readonly formerUids: readonly string[];
  /** Who booked it. */
  readonly email: string;
  readonly start: Date;
  readonly end: Date;
  /** When it would have been before it was moved. */
  readonly formerStart: Date | null;
  readonly canceled: boolean;
  /** Whether it waits for its host, and does not count before. */
  readonly waits: boolean;
  /** The address of a video room, or words. */
  readonly location: string | null;
  /** Whether it was booked in the calendar of an event link. */
  readonly isIn: (link: string) => boolean;
}

/** Where a calendar is shown, and who listens to what. */
interface CalendarFrame {
  /** The address for a frame. It carries a name and an email address only where the service takes them no other way. */
  readonly url: string;
  readonly origin: string;
}

/** From a moment on until before another one. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** What is booked for whom. */
export interface BookingWanted {
  readonly calendar: Calendar;
  readonly start: Date;
  readonly name: string;
  readonly email: string;
  /** IANA name of the zone that the service writes to the patient in. */
  readonly zone: string;
  /** Names the one booking that is wanted, however often it is asked for. */
  readonly key: string;
}

/**
 * The service in whose calendars patients book. A booking counts only once it was read back from here. Calls throw
 * SchedulingUnavailable where there is no usable answer.
 */
export interface Scheduler {
  /** Null where no service is set up. */
  readonly provider: 'sandbox' | 'cal.com' | null;
  /** @param link the event link of a calendar, such as https://cal.example/longevity/core-first-call */
  readonly frameOf: (
    link: string,
    prefill: { readonly name: string; readonly email: string },
    /** The origin of the portal that shows the frame. */
    origin: string,
  ) => CalendarFrame;
  /**
   * The moments at which an appointment may begin in a calendar, earliest first. They may be a minute old.
   *
   * @param moved the booking that is to be moved there, whose own time is in nobody's way
   */
  readonly freeTimes: (calendar: Calendar, span: Span, moved?: string) => Promise<readonly Date[]>;
  /** Books; undefined where that time is not free. */
  readonly book: (wanted: BookingWanted) => Promise<Booking | undefined>;
  /** The booking that was made for what is wanted; undefined where none was. */
  readonly findBooked: (wanted: Pick<BookingWanted, 'key' | 'email' | 'start'>) => Promise<Booking | undefined>;
  /** Moves a booking to another time of its calendar; undefined where that is not free, or it cannot be moved any more. */
  readonly move: (uid: string, calendar: Calendar, start: Date) => Promise<Booking | undefined>;
  /** A booking, wherever it was moved to; undefined where there is none. */
  readonly findBooking: (uid: string) => Promise<Booking | undefined>;
  /** The same as it was within the last minute: for lists, which are read often. */
  readonly glanceAt: (uid: string) => Promise<Booking | undefined>;
  /** The booking of a patient that starts at a moment; undefined where there is none. */
  readonly findBookingAt: (email: string, start: Date) => Promise<Booking | undefined>;
  /** Cancels a booking wherever it was moved to; done already is done. */
  readonly cancel: (uid: string, key: string) => Promise<void>;
  /** The pages on which a booking is canceled and moved. */
  readonly pagesOf: (uid: string, origin: string) => { readonly cancel: string; readonly reschedule: string };
}

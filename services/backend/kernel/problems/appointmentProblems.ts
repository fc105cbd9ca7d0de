import { ProblemError } from './ProblemError.ts';

/** Problems with appointments. */
export const appointmentProblems = {
  slotTaken: (alternatives: readonly Date[]) =>
    new ProblemError(
      409,
      'SlotTaken',
      'the moment is taken, or is not one at which an appointment can begin',
      'This time is no longer free. Please choose another one.',
      { alternatives: alternatives.map((moment) => moment.toISOString()) },
    ),
  bookingUnderWay: () =>
    new ProblemError(
      503,
      'SchedulingUnavailable',
      'what was asked of the scheduling service is not answered yet; a job looks for what became of it',
      'We do not know yet whether this time is booked. We are finding out, and tell you as soon as we know.',
    ),
  bookingWaits: () =>
    new ProblemError(
      503,
      'SchedulingUnavailable',
      'the booking waits for its host',
      'Your care team still has to accept this time. We tell you as soon as it is booked.',
    ),
  tooManyBookings: () =>
    new ProblemError(
      429,
      'TooManyRequests',
      'the limit of bookings for this patient is reached',
      'You have booked or moved many calls in the last hour. Please try again in an hour, or send us a message.',
    ),
  tooManyLooks: () =>
    new ProblemError(
      429,
      'TooManyRequests',
      'the limit of reading free times for this patient is reached',
      'You have looked at many dates. Please wait a minute and try again.',
    ),
  appointmentOver: () =>
    new ProblemError(
      409,
      'AppointmentOver',
      'the appointment was canceled or has begun',
      'This appointment can no longer be changed: it was canceled, or its time has come.',
    ),
  schedulingUnavailable: () =>
    new ProblemError(
      503,
      'SchedulingUnavailable',
      'the scheduling service gave no usable answer',
      'The calendar does not answer at the moment. Please try again in a minute.',
    ),
};

import type { Scheduler } from './Scheduler.ts';
import { SchedulingUnavailable } from './SchedulingUnavailable.ts';

function refuse(): never {
  throw new SchedulingUnavailable();
}

const refused = async () => refuse();

/** Where the sandbox is off and no service is set up: nothing can be booked. */
export const noScheduler: Scheduler = {
  provider: null,
  frameOf: refuse,
  freeTimes: refused,
  book: refused,
  findBooked: refused,
  move: refused,
  findBooking: refused,
  glanceAt: refused,
  findBookingAt: refused,
  cancel: refused,
  pagesOf: refuse,
};

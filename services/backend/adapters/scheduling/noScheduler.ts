import type { Scheduler } from './Scheduler.ts';
import { SchedulingUnavailable } from './SchedulingUnavailable.ts';

function refuse(): never {
  throw new SchedulingUnavailable();
}

/** Where the sandbox is off and no service is set up: nothing can be booked. */
export const noScheduler: Scheduler = {
  provider: null,
  frameOf: refuse,
  findBooking: async () => refuse(),
  findBookingAt: async () => refuse(),
  cancel: async () => refuse(),
  pagesOf: refuse,
};

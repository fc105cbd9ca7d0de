import type { Booking } from '../../../adapters/scheduling/Scheduler.ts';
import { ProblemError } from '../../../kernel/problems/ProblemError.ts';
import type { Portal } from '../../portal/Portal.ts';
import { findUser } from '../../users/store.ts';
import { confirmAppointment } from '../confirmAppointment.ts';
import { findAppointmentOf } from '../store.ts';
import { syncAppointment } from '../syncAppointment.ts';
import { findPatientsByEmail } from './store.ts';

/** Keeps a booking that a patient has made in a calendar of the portal, without the portal having heard of it. */
async function adopt(portal: Portal, booking: Booking): Promise<void> {
  const { database, tenants } = portal;
  const organizations = tenants.all.map(({ id }) => id);
  for (const { id, organization } of await findPatientsByEmail(database, organizations, booking.email)) {
    const tenant = tenants.all.find((one) => one.id === organization);
    const user = tenant && (await findUser(portal, organization, id));
    if (!user) continue;
    try {
      await confirmAppointment(portal, { tenant, user }, { uid: booking.uid });
      return;
    } catch (error) {
      // It is in no calendar of this organization, or not one in which this patient may book.
      if (!(error instanceof ProblemError)) throw error;
    }
  }
}

/**
 * Makes the portal what a booking is now at the scheduling service, whatever was told of it, how often and in whichever order.
 *
 * @throws SchedulingUnavailable
 */
export async function lookInto(portal: Portal, uid: string): Promise<void> {
  const { database, scheduler, clock } = portal;
  const booking = await scheduler.findBooking(uid);
  if (!booking) return;
  const row = await findAppointmentOf(database, booking);
  if (row) await syncAppointment(portal, row, booking);
  else if (!booking.canceled && !booking.waits && booking.start > clock()) await adopt(portal, booking);
}

import { queryOptions } from '@tanstack/react-query';
import type {
  Appointment,
  BookAppointment,
  ConfirmAppointment,
  RescheduleAppointment,
} from '#schemas/wire/appointment.ts';
import { http } from '../client/http.ts';

/**
 * Books a time. Fails with SlotTaken and the nearest free times, NotFound, WrongSubscriptionState, TooManyRequests, or
 * SchedulingUnavailable.
 *
 * @param key the idempotency key of the attempt
 */
export const bookAppointment = (booking: BookAppointment, key: string): Promise<Appointment> =>
  http.post('v2/appointments/book', { json: booking, headers: { 'idempotency-key': key } }).json();

/** Moves an appointment to another time. Fails with AppointmentOver, and as {@link bookAppointment} does. */
export const rescheduleAppointment = (move: RescheduleAppointment): Promise<Appointment> =>
  http.post('v2/appointments/reschedule', { json: move }).json();

/** Gives back a booking that could not be confirmed. Fails with NotFound. */
export const releaseBooking = async (uid: string): Promise<void> => {
  await http.post('v2/appointments/release', { json: { uid } });
};

/**
 * Asks the scheduling service, through the backend, whether this booking belongs to the patient, and stores it.
 * Idempotent. Fails with NotFound, WrongSubscriptionState if the membership is not paid, or SchedulingUnavailable.
 */
export const confirmAppointment = (booking: ConfirmAppointment): Promise<Appointment> =>
  http.post('v2/appointments/confirm', { json: booking }).json();

/** The result of {@link confirmAppointment} as a query, refetched each time it is shown. */
export const confirmationQuery = (booking: ConfirmAppointment) =>
  queryOptions({
    queryKey: ['appointments', 'confirmation', booking],
    queryFn: () => confirmAppointment(booking),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Cancels a future appointment. Fails with NotFound, AppointmentOver or SchedulingUnavailable. */
export const cancelAppointment = (appointmentId: string, key: string): Promise<Appointment> =>
  http.post('v2/appointments/cancel', { json: { appointmentId }, headers: { 'idempotency-key': key } }).json();

import type { QueryClient } from '@tanstack/react-query';
import type { Appointment } from '#schemas/wire/appointment.ts';
import { appointmentsQuery } from '#services/api/appointments/appointmentQueries.ts';
import { cancelAppointment } from '#services/api/appointments/changeAppointments.ts';

/**
 * Cancels an appointment. If the call fails, the list tells whether the appointment is already canceled: the response
 * to an earlier call may have been lost.
 */
export async function cancelOnce(
  queryClient: QueryClient,
  { _id: id, patient }: Pick<Appointment, '_id' | 'patient'>,
  key: string,
): Promise<void> {
  try {
    await cancelAppointment(id, key);
  } catch (error) {
    const read = queryClient.fetchQuery({
      ...appointmentsQuery(patient),
      staleTime: 0,
      retry: false,
      networkMode: 'always',
    });
    const list = await read.catch(() => []);
    if (!list.some(({ _id, event }) => _id === id && event.canceled)) throw error;
  }
}

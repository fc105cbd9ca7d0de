import type { QueryClient } from '@tanstack/react-query';
import type { Appointment } from '#schemas/wire/appointment.ts';
import { appointmentsQuery, cancelAppointment } from '#services/api/appointments.ts';

/**
 * Cancels an appointment. Where that fails, the list says whether it is canceled already: the answer to a first call may
 * have been lost on its way.
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

import type { Appointment } from '#schemas/wire/appointment.ts';

interface SortedAppointments {
  /** Those that are not over, the next one first. */
  readonly upcoming: readonly Appointment[];
  /** Those that are over or canceled, the newest first. */
  readonly past: readonly Appointment[];
}

const startOf = ({ event }: Appointment) => Date.parse(event.start_time);

/** Puts what lies ahead of a patient before what lies behind. An appointment lies ahead until it has ended. */
export function sortAppointments(appointments: readonly Appointment[], now: Date): SortedAppointments {
  const isAhead = ({ event }: Appointment) => !event.canceled && Date.parse(event.end_time) > now.getTime();
  return {
    upcoming: appointments.filter(isAhead).toSorted((one, other) => startOf(one) - startOf(other)),
    past: appointments
      .filter((appointment) => !isAhead(appointment))
      .toSorted((one, other) => startOf(other) - startOf(one)),
  };
}

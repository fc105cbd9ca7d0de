import type { Appointment } from '#schemas/wire/appointment.ts';

interface SortedAppointments {
  /** Appointments that are not over, the next one first. */
  readonly upcoming: readonly Appointment[];
  /** Appointments that are over or canceled, the latest first. */
  readonly past: readonly Appointment[];
}

const startOf = ({ event }: Appointment) => Date.parse(event.start_time);

/** Splits appointments into upcoming and past. An appointment is upcoming until it ends. */
export function sortAppointments(appointments: readonly Appointment[], now: Date): SortedAppointments {
  const isAhead = ({ event }: Appointment) => !event.canceled && Date.parse(event.end_time) > now.getTime();
  return {
    upcoming: appointments.filter(isAhead).sort((one, other) => startOf(one) - startOf(other)),
    past: appointments
      .filter((appointment) => !isAhead(appointment))
      .sort((one, other) => startOf(other) - startOf(one)),
  };
}

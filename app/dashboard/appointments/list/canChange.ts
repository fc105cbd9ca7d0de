import type { Appointment } from '#schemas/wire/appointment.ts';

/** Whether an appointment can be canceled or rescheduled: it is not canceled and has not started. */
export const canChange = ({ event }: Pick<Appointment, 'event'>, now: Date): boolean =>
  !event.canceled && Date.parse(event.start_time) > now.getTime();

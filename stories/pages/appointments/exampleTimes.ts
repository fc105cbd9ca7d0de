import type { AppointmentTimes } from '#schemas/wire/appointment.ts';

/** The tenth of a month at one in the afternoon of New York, whatever day it is. @param ahead months from now */
export const exampleMoment = (ahead: number, halfHours = 0): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 10, 17, halfHours * 30)).toISOString();
};

/** The month that lies so many months ahead, as YYYY-MM. */
export const exampleMonth = (ahead: number): string => exampleMoment(ahead).slice(0, 7);

/** Eight times on the tenth of this month, or of one ahead. */
export const exampleTimes = (ahead = 0, changes: Partial<AppointmentTimes> = {}): AppointmentTimes => ({
  name: 'First call with the care team',
  minutes: 30,
  times: Array.from({ length: 8 }, (_, at) => exampleMoment(ahead, at)),
  next: null,
  ...changes,
});

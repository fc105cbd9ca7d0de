import { ProblemError } from './ProblemError.ts';

/** Problems with appointments. */
export const appointmentProblems = {
  slotTaken: (alternatives: readonly Date[]) =>
    new ProblemError(
      409,
      'SlotTaken',
      'the moment is taken, or is not one at which an appointment can begin',
      'This time is no longer free. Please choose another one.',
      { alternatives: alternatives.map((moment) => moment.toISOString()) },
    ),
  appointmentOver: () =>
    new ProblemError(
      409,
      'AppointmentOver',
      'the appointment was canceled or has begun',
      'This appointment can no longer be changed: it was canceled, or its time has come.',
    ),
  schedulingUnavailable: () =>
    new ProblemError(
      503,
      'SchedulingUnavailable',
      'the scheduling service gave no usable answer',
      'The calendar does not answer at the moment. Please try again in a minute.',
    ),
};

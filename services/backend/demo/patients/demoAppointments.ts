import type { AppointmentKind } from '#schemas/wire/appointment.ts';

/** An appointment of a demo patient. Days are counted from the day of seeding; it is on a weekday morning about then. */
export interface DemoAppointment {
  readonly kind: AppointmentKind;
  readonly inDays: number;
  /** Slug of the product whose subscription it is about. */
  readonly subscription?: string;
  /** Whether it is the consultation that was offered to keep the patient. */
  readonly counts?: true;
  readonly canceled?: true;
}

/** Appointments that are over, lie ahead and were canceled. */
export const demoAppointments: readonly DemoAppointment[] = [
  { kind: 'user-verification', inDays: -38 },
  { kind: 'onboarding', inDays: -30 },
  { kind: 'coaching', inDays: 3, subscription: 'longevity-coaching' },
  { kind: 'consultation', inDays: 7, subscription: 'sleep-support', counts: true },
  { kind: 'physician', inDays: 10, canceled: true },
];

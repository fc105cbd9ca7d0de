import type { AppointmentKind } from '#schemas/wire/appointment.ts';

/** An appointment as a row holds one. */
export interface AppointmentRow {
  readonly id: string;
  readonly organization: string;
  readonly userId: string;
  readonly email: string;
  readonly kind: AppointmentKind;
  readonly name: string;
  /** Null where the care team wrote it down by itself. */
  readonly uid: string | null;
  readonly source: 'sandbox' | 'cal.com';
  readonly subscriptionId: string | null;
  readonly start: Date;
  readonly end: Date;
  readonly formerStart: Date | null;
  readonly location: string | null;
  readonly canceledAt: Date | null;
  readonly canceledByPatient: boolean;
  readonly createdAt: Date;
}

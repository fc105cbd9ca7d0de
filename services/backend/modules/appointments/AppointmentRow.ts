import type { AppointmentKind } from '#schemas/wire/appointment.ts';

/** A row of the appointments. */
export interface AppointmentRow {
  readonly id: string;
  readonly organization: string;
  readonly userId: string;
  readonly email: string;
  readonly kind: AppointmentKind;
  readonly name: string;
  /** The id of the booking at the scheduling service; null where the care team entered the appointment by hand. */
  readonly uid: string | null;
  readonly source: 'sandbox' | 'cal.com';
  readonly subscriptionId: string | null;
  /** The lab panel whose blood is drawn at it; null for a call. */
  readonly panelId: string | null;
  readonly start: Date;
  readonly end: Date;
  readonly formerStart: Date | null;
  readonly location: string | null;
  readonly canceledAt: Date | null;
  readonly canceledByPatient: boolean;
  readonly createdAt: Date;
}

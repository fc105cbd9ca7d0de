import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AppointmentKind, ConfirmAppointment } from '#schemas/wire/appointment.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** A time that is booked in a calendar, and what the appointment is then. */
export interface WantedBooking {
  readonly kind: 'book';
  readonly link: string;
  readonly name: string;
  readonly minutes: number;
  /** ISO 8601. */
  readonly start: string;
  readonly zone: string;
  readonly appointment: AppointmentKind;
  readonly subscriptionId: string | null;
  readonly intakeId: string | null;
}

/** An appointment that is moved. */
export interface WantedMove {
  readonly kind: 'move';
  readonly appointmentId: string;
  /** ISO 8601. */
  readonly start: string;
}

/** An appointment that is canceled, and by which request. */
export interface WantedCancellation {
  readonly kind: 'cancel';
  readonly appointmentId: string;
  /** Null where the request cannot be repeated. */
  readonly key: string | null;
  readonly digest: string;
}

/** A booking that was made elsewhere, and is to become an appointment. */
export interface WantedConfirmation {
  readonly kind: 'confirm';
  readonly asked: ConfirmAppointment;
}

export type WantedOfCalendar = WantedBooking | WantedMove | WantedCancellation | WantedConfirmation;

/**
 * What patients want of the scheduling service, written down before it is asked and removed once its end is known: a request
 * that is lost on the way leaves nothing behind there that nobody knows of.
 */
export const appointmentRequests = pgTable(
  'appointment_requests',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The key of the request that asked, or what a confirmation is of. */
    key: text('key').notNull(),
    digest: text('digest').notNull(),
    /** Under which address the service knows the patient. */
    email: text('email').notNull(),
    wanted: jsonb('wanted').$type<WantedOfCalendar>().notNull(),
    /** Whether the patient wants it no more: what was booked is canceled at the service. */
    givenUp: boolean('given_up').notNull().default(false),
    /** Whether somebody works on it, until `dueAt` at the longest. */
    busy: boolean('busy').notNull(),
    /** When the job looks at it. */
    dueAt: moment('due_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('appointment_requests_key').on(table.userId, table.key),
    index('appointment_requests_due').on(table.dueAt),
  ],
);

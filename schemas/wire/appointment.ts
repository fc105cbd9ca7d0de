import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

const moment = { type: 'string', minLength: 10, maxLength: 40 } as const;
const orNull = { anyOf: [objectId, { type: 'null' }] } as const;

/** A call with the care team, or the draw of a lab panel. Moments are ISO 8601, durations minutes. */
export const appointmentSchema = {
  title: 'Appointment',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'panel', 'patient', 'invoice', 'subscription', 'event', 'event_type'],
  properties: {
    _id: objectId,
    panel: orNull,
    patient: objectId,
    invoice: orNull,
    subscription: orNull,
    event: {
      type: 'object',
      additionalProperties: false,
      required: [
        'name',
        'canceled',
        'created_at',
        'start_time',
        'end_time',
        'former_start_time',
        'uuid',
        'external_source',
        'patientCanceled',
        'location',
        'cancel_url',
        'reschedule_url',
        'changed_in',
        'calendar_file',
      ],
      properties: {
        name: { type: 'string' },
        canceled: { type: 'boolean' },
        created_at: { type: 'string' },
        start_time: { type: 'string' },
        end_time: { type: 'string' },
        /** The previous start time of a rescheduled appointment. */
        former_start_time: { type: ['string', 'null'] },
        /** The booking's id at the scheduling service. */
        uuid: { type: 'string' },
        external_source: { type: 'string', enum: ['sandbox', 'cal.com'] },
        patientCanceled: { type: 'boolean' },
        /** The URL of a video room, or the place in words. */
        location: { type: ['string', 'null'] },
        /**
         * URLs of the pages on which this booking is changed, which name it; null once it can no longer be changed.
         * They are the portal's own, or those of the scheduling service.
         */
        cancel_url: { type: ['string', 'null'] },
        reschedule_url: { type: ['string', 'null'] },
        changed_in: { type: 'string', enum: ['portal', 'service'] },
        /** URL of a calendar file (.ics), valid for some minutes; null for a canceled appointment. */
        calendar_file: { type: ['string', 'null'] },
      },
    },
    event_type: {
      type: 'object',
      additionalProperties: false,
      required: ['duration', 'kind', 'name'],
      properties: {
        duration: { type: 'integer' },
        kind: {
          type: 'string',
          enum: ['user-verification', 'physician', 'onboarding', 'consultation', 'coaching', 'lab-draw'],
        },
        name: { type: 'string' },
      },
    },
  },
} as const satisfies JSONSchema;

/** POST /v2/appointments/cancel */
export const cancelAppointmentSchema = {
  title: 'CancelAppointment',
  type: 'object',
  additionalProperties: false,
  required: ['appointmentId'],
  properties: { appointmentId: objectId },
} as const satisfies JSONSchema;

/** The purpose of a booking. */
const bookingPurpose = {
  title: 'BookingPurpose',
  type: 'string',
  enum: ['onboarding', 'subscription', 'coaching', 'physician', 'verification'],
} as const;

/** Query of GET /v2/appointments/calendar: the purpose, and the subscription, visit or physician it is for. */
export const calendarQuerySchema = {
  type: 'object',
  required: ['purpose'],
  properties: { purpose: bookingPurpose, subscription: objectId, intake: objectId, physician: objectId },
} as const satisfies JSONSchema;

/**
 * The scheduling calendar to show: the portal's own, or the one of the service in a frame, with its URL, its origin, and
 * its prefilled values.
 */
export const calendarSchema = {
  title: 'SchedulingCalendar',
  type: 'object',
  additionalProperties: false,
  required: ['shown', 'url', 'origin', 'provider', 'title', 'minutes', 'prefill'],
  properties: {
    shown: { type: 'string', enum: ['portal', 'frame'] },
    url: { type: 'string' },
    /** The only origin whose messages are accepted. */
    origin: { type: 'string' },
    provider: { type: 'string', enum: ['sandbox', 'cal.com'] },
    title: { type: 'string' },
    minutes: { type: 'integer' },
    prefill: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'email'],
      properties: { name: { type: 'string' }, email: { type: 'string' } },
    },
  },
} as const satisfies JSONSchema;

/**
 * POST /v2/appointments/confirm: asks the scheduling service whether this booking belongs to the patient, and stores
 * it. The booking is identified by its id or by its start time.
 */
export const confirmAppointmentSchema = {
  title: 'ConfirmAppointment',
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    uid: { type: 'string', minLength: 1, maxLength: 100 },
    start_time: moment,
    purpose: bookingPurpose,
    subscription: objectId,
    intake: objectId,
    physician: objectId,
  },
} as const satisfies JSONSchema;

/**
 * Query of GET /v2/appointments/times: a month, and what to book in it, or which appointment to move there.
 */
export const timesQuerySchema = {
  type: 'object',
  required: ['month'],
  properties: {
    month: { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' },
    appointment: objectId,
    ...calendarQuerySchema.properties,
  },
} as const satisfies JSONSchema;

/** The times that can be booked in a month, whatever the zone of the patient is, earliest first. ISO 8601. */
export const appointmentTimesSchema = {
  title: 'AppointmentTimes',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'minutes', 'times', 'next'],
  properties: {
    name: { type: 'string' },
    minutes: { type: 'integer' },
    times: { type: 'array', items: { type: 'string' } },
    /** The first time after a month that some zone has none in; null where there is none, and where every zone has some. */
    next: { type: ['string', 'null'] },
  },
} as const satisfies JSONSchema;

/** POST /v2/appointments/book: books a time. */
export const bookAppointmentSchema = {
  title: 'BookAppointment',
  type: 'object',
  additionalProperties: false,
  required: ['purpose', 'start_time', 'zone'],
  properties: {
    ...calendarQuerySchema.properties,
    start_time: moment,
    /** IANA name of the patient's zone, in which the scheduling service writes to them. */
    zone: { type: 'string', minLength: 1, maxLength: 64 },
  },
} as const satisfies JSONSchema;

/** POST /v2/appointments/reschedule: moves an appointment to another time of its calendar. */
export const rescheduleAppointmentSchema = {
  title: 'RescheduleAppointment',
  type: 'object',
  additionalProperties: false,
  required: ['appointmentId', 'start_time'],
  properties: { appointmentId: objectId, start_time: moment },
} as const satisfies JSONSchema;

/** POST /v2/appointments/release: gives back a booking that could not be confirmed, by its id at the scheduling service. */
export const releaseBookingSchema = {
  title: 'ReleaseBooking',
  type: 'object',
  additionalProperties: false,
  required: ['uid'],
  properties: { uid: { type: 'string', minLength: 1, maxLength: 100 } },
} as const satisfies JSONSchema;

/** A physician of an organization, with the states in which they treat patients. */
export const physicianSchema = {
  title: 'Physician',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'first_name', 'last_name', 'credentials', 'npi_num', 'profile_img', 'bio', 'calendly', 'states'],
  properties: {
    _id: objectId,
    first_name: { type: 'string' },
    last_name: { type: 'string' },
    credentials: { type: 'string' },
    npi_num: { type: ['string', 'null'] },
    profile_img: {
      type: 'object',
      additionalProperties: false,
      required: ['url'],
      properties: { url: { type: ['string', 'null'] } },
    },
    bio: {
      type: 'object',
      additionalProperties: false,
      required: ['bio_description'],
      properties: { bio_description: { type: 'string' } },
    },
    calendly: {
      type: 'object',
      additionalProperties: false,
      required: ['scheduling_url'],
      properties: { scheduling_url: { type: ['string', 'null'] } },
    },
    /** State abbreviations. */
    states: { type: 'array', items: { type: 'string' } },
  },
} as const satisfies JSONSchema;

export type Appointment = FromSchema<typeof appointmentSchema>;
export type AppointmentKind = Appointment['event_type']['kind'];
export type BookingPurpose = FromSchema<typeof bookingPurpose>;
export type CalendarQuery = FromSchema<typeof calendarQuerySchema>;
export type SchedulingCalendar = FromSchema<typeof calendarSchema>;
export type ConfirmAppointment = FromSchema<typeof confirmAppointmentSchema>;
export type TimesQuery = FromSchema<typeof timesQuerySchema>;
export type AppointmentTimes = FromSchema<typeof appointmentTimesSchema>;
export type BookAppointment = FromSchema<typeof bookAppointmentSchema>;
export type RescheduleAppointment = FromSchema<typeof rescheduleAppointmentSchema>;
export type Physician = FromSchema<typeof physicianSchema>;

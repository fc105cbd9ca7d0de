import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

const orNull = { anyOf: [objectId, { type: 'null' }] } as const;

/** A call with the care team. Moments are ISO 8601, durations minutes. */
export const appointmentSchema = {
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
        'calendar_file',
      ],
      properties: {
        name: { type: 'string' },
        canceled: { type: 'boolean' },
        created_at: { type: 'string' },
        start_time: { type: 'string' },
        end_time: { type: 'string' },
        /** Where it was moved: when it would have been before. */
        former_start_time: { type: ['string', 'null'] },
        /** The id of the booking at the scheduling service. */
        uuid: { type: 'string' },
        external_source: { type: 'string', enum: ['sandbox', 'cal.com'] },
        patientCanceled: { type: 'boolean' },
        /** Where it takes place: the address of a video room, or words. */
        location: { type: ['string', 'null'] },
        /** Pages of the scheduling service, by the booking's id; null once it can be changed no more. */
        cancel_url: { type: ['string', 'null'] },
        reschedule_url: { type: ['string', 'null'] },
        /** The address of a calendar file (.ics), good for some minutes; null once it is canceled. */
        calendar_file: { type: ['string', 'null'] },
      },
    },
    event_type: {
      type: 'object',
      additionalProperties: false,
      required: ['duration', 'kind', 'name'],
      properties: {
        duration: { type: 'integer' },
        kind: { type: 'string', enum: ['user-verification', 'physician', 'onboarding', 'consultation', 'coaching'] },
        name: { type: 'string' },
      },
    },
  },
} as const satisfies JSONSchema;

/** POST /v2/appointments/cancel */
export const cancelAppointmentSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['appointmentId'],
  properties: { appointmentId: objectId },
} as const satisfies JSONSchema;

/** What an appointment is booked for. */
const bookingPurpose = {
  type: 'string',
  enum: ['onboarding', 'subscription', 'coaching', 'physician', 'verification'],
} as const;

/** Query of GET /v2/appointments/calendar: what is booked, and for which subscription, visit or physician. */
export const calendarQuerySchema = {
  type: 'object',
  required: ['purpose'],
  properties: { purpose: bookingPurpose, subscription: objectId, intake: objectId, physician: objectId },
} as const satisfies JSONSchema;

/** The scheduling calendar to show: its address for a frame, its origin, and what it is prefilled with. */
export const calendarSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['url', 'origin', 'provider', 'title', 'prefill'],
  properties: {
    url: { type: 'string' },
    /** The origin whose messages are listened to. */
    origin: { type: 'string' },
    provider: { type: 'string', enum: ['sandbox', 'cal.com'] },
    title: { type: 'string' },
    prefill: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'email'],
      properties: { name: { type: 'string' }, email: { type: 'string' } },
    },
  },
} as const satisfies JSONSchema;

/**
 * POST /v2/appointments/confirm: asks the scheduling service whether this booking is the patient's, and keeps it. By its
 * id, or by the moment that it starts.
 */
export const confirmAppointmentSchema = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    uid: { type: 'string', minLength: 1, maxLength: 100 },
    start_time: { type: 'string', minLength: 10, maxLength: 40 },
    purpose: bookingPurpose,
    subscription: objectId,
    intake: objectId,
    physician: objectId,
  },
} as const satisfies JSONSchema;

/** Someone who treats patients of an organization in these states. */
export const physicianSchema = {
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
export type Physician = FromSchema<typeof physicianSchema>;

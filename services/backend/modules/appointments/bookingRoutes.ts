import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyRequest } from 'fastify';
import {
  appointmentSchema,
  appointmentTimesSchema,
  bookAppointmentSchema,
  releaseBookingSchema,
  rescheduleAppointmentSchema,
  timesQuerySchema,
} from '#schemas/wire/appointment.ts';
import { countTowards, type Limit } from '../../kernel/limits/countTowards.ts';
import { limitRequests } from '../../kernel/limits/limitRequests.ts';
import { attemptOf } from '../../kernel/once/attemptOf.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import { originAsked } from '../organizations/originAsked.ts';
import type { Portal } from '../portal/Portal.ts';
import { bookerOf } from './bookerOf.ts';
import { bookTime } from './requests/bookTime.ts';
import { moveTime } from './requests/moveTime.ts';
import { releaseBooking } from './requests/releaseBooking.ts';
import { timesInMonth } from './times/timesInMonth.ts';

const MINUTE = 60_000;

/** Months that a patient looks at. */
const looks = ({ loginRateLimit }: Portal['settings']): Limit => ({
  name: 'appointment-times',
  most: loginRateLimit > 0 ? 60 : 0,
  within: 5 * MINUTE,
});

/** Calls that a patient books or moves. */
const bookings = ({ loginRateLimit }: Portal['settings']): Limit => ({
  name: 'appointment-bookings',
  most: loginRateLimit > 0 ? 20 : 0,
  within: 60 * MINUTE,
});

const patientOf = (request: FastifyRequest) => accessOf(request).user;

/** The portal's own calendar: free times, and booking and moving calls. */
export const bookingRoutes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, clock, settings } = portal;
    const limit = bookings(settings);

    const asked = (request: FastifyRequest) => ({
      origin: originAsked(request, settings.port),
      count: async () => {
        if (limit.most === 0) return;
        if ((await countTowards(database, limit, patientOf(request), clock())) !== undefined)
          throw problems.tooManyBookings();
      },
    });

    app.get(
      '/v2/appointments/times',
      {
        schema: {
          operationId: 'listAppointmentTimes',
          summary: 'List the times of a month that can be booked',
          querystring: timesQuerySchema,
          response: { 200: appointmentTimesSchema },
        },
        preHandler: limitRequests(portal, looks(settings), patientOf, problems.tooManyLooks),
      },
      async (request) => timesInMonth(portal, await bookerOf(portal, request), request.query),
    );

    app.post(
      '/v2/appointments/book',
      {
        schema: {
          operationId: 'bookAppointment',
          summary: 'Book a time',
          body: bookAppointmentSchema,
          response: { 200: appointmentSchema },
        },
        config: { idempotencyKey: 'required' },
      },
      async (request) => {
        const { key, digest } = attemptOf(request);
        if (key === null) throw problems.invalidRequest('Idempotency-Key is missing');
        return bookTime(portal, await bookerOf(portal, request), request.body, { key, digest }, asked(request));
      },
    );

    app.post(
      '/v2/appointments/reschedule',
      {
        schema: {
          operationId: 'rescheduleAppointment',
          summary: 'Move an appointment to another time',
          body: rescheduleAppointmentSchema,
          response: { 200: appointmentSchema },
        },
      },
      async (request) => moveTime(portal, await bookerOf(portal, request), request.body, asked(request)),
    );

    app.post(
      '/v2/appointments/release',
      {
        schema: {
          operationId: 'releaseBooking',
          summary: 'Give back a booking that could not be confirmed',
          body: releaseBookingSchema,
          response: {
            200: {
              type: 'object',
              additionalProperties: false,
              required: ['released'],
              properties: { released: { const: true } },
            } as const,
          },
        },
        preHandler: limitRequests(portal, { ...limit, name: 'released-bookings' }, patientOf, problems.tooManyBookings),
      },
      async (request) => {
        await releaseBooking(portal, await bookerOf(portal, request), request.body.uid);
        return { released: true as const };
      },
    );
  };

import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyReply } from 'fastify';
import { attemptOf } from '../../kernel/once/attemptOf.ts';
import { momentIn } from '../../kernel/http/momentIn.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../../modules/portal/Portal.ts';
import { syncBooking } from '../../modules/appointments/syncAppointment.ts';
import { bookSlot, moveSlot } from './bookSlot.ts';
import { freeSlots } from '../../adapters/scheduling/sandbox/freeSlots.ts';
import script from './page/calendarPage.js?raw';
import { calendarStyle } from './page/calendarStyle.ts';
import { bookingPage, calendarPage } from './page/pages.ts';
import { cancelBooking, findBooking, type SandboxBooking } from '../../adapters/scheduling/sandbox/sandboxBookings.ts';

const config = { access: 'public' } as const;

/** Of pages that only the portal may show in a frame, and that load nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .headers({ 'content-security-policy': POLICY, 'x-frame-options': 'SAMEORIGIN' })
    .type('text/html; charset=utf-8')
    .send(html);

const moment = { type: 'string', minLength: 10, maxLength: 40 } as const;
const uidParams = {
  type: 'object',
  required: ['uid'],
  properties: { uid: { type: 'string', pattern: '^[\\w-]{1,100}$' } },
} as const;
const calendarPath = { type: 'string', minLength: 1, maxLength: 200 } as const;

const bookingBody = {
  type: 'object',
  additionalProperties: false,
  required: ['calendar', 'name', 'email', 'start'],
  properties: {
    calendar: calendarPath,
    name: { type: 'string', minLength: 1, maxLength: 200 },
    email: { type: 'string', maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+$' },
    start: moment,
  },
} as const;

const slotsAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['slots'],
  properties: { slots: { type: 'array', items: moment } },
} as const;

const bookingAnswer = {
  title: 'SandboxBooking',
  type: 'object',
  additionalProperties: false,
  required: ['uid', 'calendar', 'start', 'end', 'formerStart', 'canceled'],
  properties: {
    uid: { type: 'string' },
    calendar: calendarPath,
    start: moment,
    end: moment,
    formerStart: { anyOf: [moment, { type: 'null' }] },
    canceled: { type: 'boolean' },
  },
} as const;

/** What whoever booked may know of it. */
const answerOf = ({ uid, calendar, start, end, formerStart, canceledAt }: SandboxBooking) => ({
  uid,
  calendar,
  start: start.toISOString(),
  end: end.toISOString(),
  formerStart: formerStart?.toISOString() ?? null,
  canceled: canceledAt !== null,
});

/** The calendars of the sandbox, as a scheduling service would serve its own. Whoever knows a booking's id may change it. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, calendars, clock } = portal;

    const bookingAt = async (uid: string) => {
      const booking = await findBooking(database, uid);
      if (!booking) throw problems.notFound('there is no such booking');
      return booking;
    };

    app.get('/scheduling/calendarPage.js', { schema: { hide: true }, config }, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(script),
    );
    app.get('/scheduling/calendarPage.css', { schema: { hide: true }, config }, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(calendarStyle),
    );

    app.get(
      '/scheduling/calendar/*',
      {
        schema: {
          hide: true,
          params: { type: 'object', required: ['*'], properties: { '*': { type: 'string' } } } as const,
        },
        config,
      },
      async (request, reply) => {
        const path = request.params['*'];
        const calendar = calendars.get(path);
        if (!calendar) throw problems.notFound('there is no such calendar');
        return sendPage(reply, calendarPage(path, calendar));
      },
    );

    app.get(
      '/scheduling/slots',
      {
        schema: {
          operationId: 'listSlots',
          summary: 'List the free slots of a calendar',
          querystring: { type: 'object', required: ['calendar'], properties: { calendar: calendarPath } } as const,
          response: { 200: slotsAnswer },
        },
        config,
      },
      async (request) => {
        const { calendar: path } = request.query;
        const calendar = calendars.get(path);
        if (!calendar) throw problems.notFound('there is no such calendar');
        const slots = await freeSlots(database, path, calendar, clock());
        return { slots: slots.map((slot) => slot.toISOString()) };
      },
    );

    app.post(
      '/scheduling/bookings',
      {
        schema: {
          operationId: 'createBooking',
          summary: 'Book a slot',
          body: bookingBody,
          response: { 201: bookingAnswer },
        },
        config: { ...config, idempotencyKey: 'required' },
      },
      async (request, reply) => {
        const { start, ...wanted } = request.body;
        const { key } = attemptOf(request);
        if (key === null) throw problems.invalidRequest('Idempotency-Key is missing');
        const booking = await bookSlot(portal, { ...wanted, start: momentIn('start', start) }, key);
        return reply.code(201).send(answerOf(booking));
      },
    );

    app.get(
      '/scheduling/booking/:uid',
      { schema: { hide: true, params: uidParams }, config },
      async (request, reply) => {
        const booking = await bookingAt(request.params.uid);
        const name = calendars.get(booking.calendar)?.name ?? 'Appointment';
        return sendPage(reply, bookingPage(booking, name, clock()));
      },
    );

    app.post(
      '/scheduling/bookings/:uid/cancel',
      {
        schema: {
          operationId: 'cancelBooking',
          summary: 'Cancel a booking',
          params: uidParams,
          response: { 200: bookingAnswer },
        },
        config,
      },
      async (request) => {
        const booking = await bookingAt(request.params.uid);
        if (booking.canceledAt === null && booking.start <= clock()) throw problems.appointmentOver();
        const canceled = await cancelBooking(database, booking.uid, clock());
        await syncBooking(portal, booking.uid);
        return answerOf(canceled ?? booking);
      },
    );

    app.post(
      '/scheduling/bookings/:uid/reschedule',
      {
        schema: {
          operationId: 'rescheduleBooking',
          summary: 'Move a booking to another slot',
          params: uidParams,
          body: {
            type: 'object',
            additionalProperties: false,
            required: ['start'],
            properties: { start: moment },
          } as const,
          response: { 200: bookingAnswer },
        },
        config,
      },
      async (request) => {
        const booking = await bookingAt(request.params.uid);
        const moved = await moveSlot(portal, booking, momentIn('start', request.body.start));
        await syncBooking(portal, moved.uid);
        return answerOf(moved);
      },
    );
  };

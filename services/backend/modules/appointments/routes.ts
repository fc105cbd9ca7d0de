import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import {
  appointmentSchema,
  calendarQuerySchema,
  calendarSchema,
  cancelAppointmentSchema,
  confirmAppointmentSchema,
} from '#schemas/wire/appointment.ts';
import { attemptOf } from '../../kernel/once/attemptOf.ts';
import { patientParams } from '../../kernel/http/patientParams.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { signedOf, signedQuery } from '../../kernel/http/SignedAddresses.ts';
import type { Portal } from '../portal/Portal.ts';
import { appointmentOf } from './appointmentOf.ts';
import { calendarFile } from './calendarFile.ts';
import { bookerOf } from './bookerOf.ts';
import { cancelTime } from './requests/cancelTime.ts';
import { confirmBooking } from './requests/confirmBooking.ts';
import { refreshed } from './syncAppointment.ts';
import { originAsked } from '../organizations/originAsked.ts';
import { resolveCalendar } from './resolveCalendar.ts';
import { findAppointment, listAppointments } from './store.ts';

/** Calls with the care team, which are booked in the calendars of the scheduling service. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, scheduler, calendarAddresses, clock, settings } = portal;

    app.get(
      '/v2/appointments/:org/user/:userId',
      {
        schema: {
          operationId: 'listAppointments',
          summary: 'List the appointments of the patient',
          params: patientParams,
          querystring: { type: 'object', properties: { productVariant: { type: 'string' } } } as const,
          response: { 200: { type: 'array', items: appointmentSchema } as const },
        },
      },
      async (request) => {
        const { productVariant: kind = null } = request.query;
        const stored = await listAppointments(database, request.params.userId, kind);
        const rows = await Promise.all(stored.map((row) => refreshed(portal, row)));
        const origin = originAsked(request, settings.port);
        return rows
          .toSorted((a, b) => b.start.getTime() - a.start.getTime())
          .map((row) => appointmentOf(portal, row, origin));
      },
    );

    app.post(
      '/v2/appointments/cancel',
      {
        schema: {
          operationId: 'cancelAppointment',
          summary: 'Cancel an appointment',
          body: cancelAppointmentSchema,
          response: { 200: appointmentSchema },
        },
        config: { idempotencyKey: 'optional' },
      },
      async (request) =>
        cancelTime(
          portal,
          await bookerOf(portal, request),
          request.body.appointmentId,
          attemptOf(request),
          originAsked(request, settings.port),
        ),
    );

    app.get(
      '/v2/appointments/calendar',
      {
        schema: {
          operationId: 'readCalendar',
          summary: 'Read which calendar to show for a booking',
          querystring: calendarQuerySchema,
          response: { 200: calendarSchema },
        },
      },
      async (request) => {
        const booker = await bookerOf(portal, request);
        const { calendar } = await resolveCalendar(portal, booker, request.query);
        const { email, first_name, last_name } = booker.user;
        const prefill = { name: `${first_name} ${last_name}`, email };
        const { provider } = scheduler;
        if (provider === null) throw problems.schedulingUnavailable();
        const frame = scheduler.frameOf(calendar.link, prefill, originAsked(request, settings.port));
        const { name: title, minutes } = calendar;
        return { shown: booker.tenant.scheduling?.shown ?? 'portal', ...frame, provider, title, minutes, prefill };
      },
    );

    app.post(
      '/v2/appointments/confirm',
      {
        schema: {
          operationId: 'confirmAppointment',
          summary: 'Confirm and store a booking',
          body: confirmAppointmentSchema,
          response: { 200: appointmentSchema },
        },
      },
      async (request) => {
        const row = await confirmBooking(portal, await bookerOf(portal, request), request.body);
        return appointmentOf(portal, row, originAsked(request, settings.port));
      },
    );

    app.get(
      '/v2/appointments/:appointmentId/calendar.ics',
      {
        schema: {
          operationId: 'readCalendarFile',
          summary: 'Load the calendar file of an appointment by its signed URL',
          params: { type: 'object', required: ['appointmentId'], properties: { appointmentId: objectId } } as const,
          querystring: signedQuery,
          produces: ['text/calendar'],
          response: { 200: { type: 'string' } },
        },
        // A calendar sends no token for a file; the signature says who may have it.
        config: { access: 'public' },
      },
      async (request, reply) => {
        const { tenant, params, query } = request;
        const isAllowed = calendarAddresses.allow(tenant.id, params.appointmentId, signedOf(query));
        const row = isAllowed ? await findAppointment(database, tenant.id, params.appointmentId) : undefined;
        if (!row || row.canceledAt !== null) throw problems.notFound();
        return reply
          .header('content-disposition', 'attachment; filename="appointment.ics"')
          .type('text/calendar; charset=utf-8')
          .send(await calendarFile(row, tenant.settings, clock()));
      },
    );
  };

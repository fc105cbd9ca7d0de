import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { devicesSchema, sessionEndSchema, trustedDevicesSchema } from '#schemas/wire/device.ts';
import { patientParams } from '../../kernel/http/patientParams.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import type { Portal } from '../portal/Portal.ts';
import { loginRateLimit } from './loginRateLimit.ts';
import { endMailedSession, endOwnSession, listDevices } from './ownSessions.ts';
import { sessionCookies } from './sessionCookies.ts';
import { endTrust, listTrusted } from './trustedDevices.ts';

/** The devices on which a patient is signed in, those on which no second step is asked for, and the end of each. */
export const deviceRoutes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, clock, liveSessions, sessionEnds } = portal;
    app.get(
      '/v2/sessions',
      {
        schema: {
          operationId: 'listDevices',
          summary: 'List the devices on which the patient is signed in',
          response: { 200: devicesSchema },
        },
      },
      async (request) => ({ devices: await listDevices(database, accessOf(request), clock()) }),
    );

    app.delete(
      '/v2/sessions/:sessionId',
      {
        schema: {
          operationId: 'endSession',
          summary: 'End a session of the patient',
          params: { type: 'object', required: ['sessionId'], properties: { sessionId: objectId } } as const,
          response: { 204: { type: 'null' } },
        },
      },
      async (request, reply) => {
        const access = accessOf(request);
        const { sessionId } = request.params;
        const isEnded = await endOwnSession(database, access, sessionId, clock());
        if (!isEnded) throw problems.notFound('the patient has no such session that is live');
        liveSessions.forget(access.user);
        if (sessionId === access.session) sessionCookies.clear(request, reply);
        return reply.code(204).send(null);
      },
    );

    app.get(
      '/v2/trusted-devices',
      {
        schema: {
          operationId: 'listTrustedDevices',
          summary: 'List the devices on which a login asks for no second step',
          response: { 200: trustedDevicesSchema },
        },
      },
      async (request) => ({ devices: await listTrusted(database, accessOf(request), clock()) }),
    );

    app.delete(
      '/v2/trusted-devices/:deviceId',
      {
        schema: {
          operationId: 'endTrust',
          summary: 'Ask for the second step on a device again',
          params: { type: 'object', required: ['deviceId'], properties: { deviceId: objectId } } as const,
          response: { 204: { type: 'null' } },
        },
      },
      async (request, reply) => {
        if (!(await endTrust(database, accessOf(request).user, request.params.deviceId)))
          throw problems.notFound('the patient trusts no such device');
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/v2/users/:org/:userId/session-end',
      {
        schema: {
          operationId: 'endMailedSession',
          summary: 'End the session that a mailed link is about with its token',
          params: patientParams,
          body: sessionEndSchema,
          response: { 204: { type: 'null' } },
        },
        config: { access: 'public' },
        onRequest: loginRateLimit(portal, 'session-end'),
      },
      async (request, reply) => {
        const patient = { organization: request.tenant.id, userId: request.params.userId };
        const session = sessionEnds.sessionOf(patient, request.body.token);
        if (session === undefined || !(await endMailedSession(database, { ...patient, session }, clock())))
          throw problems.linkInvalid();
        liveSessions.forget(patient.userId);
        return reply.code(204).send(null);
      },
    );
  };

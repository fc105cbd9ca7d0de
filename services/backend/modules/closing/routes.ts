import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { closeAccountSchema, reopenAccountSchema } from '#schemas/wire/closing.ts';
import { networkOf } from '../../kernel/http/clientAddress.ts';
import { patientParams } from '../../kernel/http/patientParams.ts';
import { limitRequests } from '../../kernel/limits/limitRequests.ts';
import { accessOf } from '../access/guardAccess.ts';
import { originOf } from '../organizations/originOf.ts';
import { proveOwner } from '../passkeys/proveOwner.ts';
import type { Portal } from '../portal/Portal.ts';
import { loginRateLimit } from '../sessions/loginRateLimit.ts';
import { sessionCookies } from '../sessions/sessionCookies.ts';
import { closeAccount, refuseWhileHeld } from './closeAccount.ts';
import { reopenAccount } from './reopenAccount.ts';

/** Closing an account, and opening it again. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { settings } = portal;

    app.post(
      '/v2/users/:org/:userId/closing',
      {
        schema: {
          operationId: 'closeAccount',
          summary: 'Close the own account',
          params: patientParams,
          body: closeAccountSchema,
          response: { 204: { type: 'null' } },
        },
        preHandler: limitRequests(
          portal,
          { name: 'close-account', most: settings.loginRateLimit > 0 ? 10 : 0, within: 60 * 60 * 1000 },
          (request) => accessOf(request).user,
        ),
      },
      async (request, reply) => {
        const { tenant, body, params } = request;
        const seen = await proveOwner(portal, request, body, () => refuseWhileHeld(portal, params.userId));
        const origin = originOf(request, tenant, settings.port);
        await closeAccount(portal, tenant, { userId: params.userId, seen, origin });
        sessionCookies.clear(request, reply);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/v2/users/:org/:userId/reopening',
      {
        schema: {
          operationId: 'reopenAccount',
          summary: 'Open a closed account again with the token of a mailed link and the password',
          params: patientParams,
          body: reopenAccountSchema,
          response: { 204: { type: 'null' } },
        },
        config: { access: 'public' },
        onRequest: loginRateLimit(portal, 'reopen-account'),
      },
      async (request, reply) => {
        const { tenant, body, params, ip } = request;
        await reopenAccount(portal, tenant, {
          userId: params.userId,
          token: body.token,
          password: body.current_password,
          network: networkOf(ip),
          origin: originOf(request, tenant, settings.port),
        });
        return reply.code(204).send(null);
      },
    );
  };

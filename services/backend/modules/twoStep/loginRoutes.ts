import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { sessionSchema } from '#schemas/wire/session.ts';
import { secondStepCodeSchema } from '#schemas/wire/twoStep.ts';
import type { Portal } from '../portal/Portal.ts';
import { loginRateLimit } from '../sessions/loginRateLimit.ts';
import { startSession } from '../sessions/startSession.ts';
import { finishLogin } from './finishLogin.ts';

/** The second step of a login. */
export const loginRoutes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.post(
      '/login/:org/second-step',
      {
        schema: {
          operationId: 'finishLogin',
          summary: 'Log in with the ticket of the first step and a code',
          params: { type: 'object', required: ['org'], properties: { org: objectId } } as const,
          body: secondStepCodeSchema,
          response: { 200: sessionSchema },
        },
        config: { access: 'public' },
        onRequest: loginRateLimit(portal, 'second-step'),
      },
      async (request, reply) => {
        const account = await finishLogin(portal, request, request.body);
        const { stay_signed_in: stays, trust_device: trusts } = request.body;
        return startSession(portal, request, reply, account, { stays, trusts });
      },
    );
  };

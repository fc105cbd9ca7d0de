import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { passkeyChallengeSchema, passkeyLoginSchema } from '#schemas/wire/passkey.ts';
import { sessionSchema } from '#schemas/wire/session.ts';
import type { Portal } from '../portal/Portal.ts';
import { loginRateLimit } from '../sessions/loginRateLimit.ts';
import { startSession } from '../sessions/startSession.ts';
import { acceptAssertion } from './acceptAssertion.ts';
import { challenges, relyingParty } from './challenges.ts';

const params = { type: 'object', required: ['org'], properties: { org: objectId } } as const;

/** Logging in with a passkey: the device has it, and has verified who holds it, so that it stands for both steps. */
export const loginRoutes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, clock } = portal;
    const limited = (name: string) => ({
      config: { access: 'public' } as const,
      onRequest: loginRateLimit(portal, name),
    });

    app.post(
      '/login/:org/passkey/challenge',
      {
        schema: {
          operationId: 'challengePasskey',
          summary: 'Make the challenge that a passkey answers to log in',
          params,
          response: { 200: passkeyChallengeSchema },
        },
        ...limited('challenge-passkey'),
      },
      async (request) => ({
        challenge: await challenges.create(database, { to: 'log-in' }, clock()),
        rp_id: relyingParty(request, portal).id,
      }),
    );

    app.post(
      '/login/:org/passkey',
      {
        schema: {
          operationId: 'loginWithPasskey',
          summary: 'Log in with a passkey',
          params,
          body: passkeyLoginSchema,
          response: { 200: sessionSchema },
        },
        ...limited('login-passkey'),
      },
      async (request, reply) => {
        const account = await acceptAssertion(portal, request, request.body, { to: 'log-in' });
        return startSession(portal, request, reply, account, { stays: request.body.stay_signed_in });
      },
    );
  };

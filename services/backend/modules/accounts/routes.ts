import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import {
  loginTokenSchema,
  newPasswordSchema,
  passwordResetRequestSchema,
  signupSchema,
} from '#schemas/wire/account.ts';
import { sessionSchema } from '#schemas/wire/session.ts';
import { patientParams } from '../../kernel/http/patientParams.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { loginRateLimit } from '../sessions/loginRateLimit.ts';
import { startSession } from '../sessions/startSession.ts';
import { originOf } from '../organizations/originOf.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { setNewPassword } from './setNewPassword.ts';
import { signUp } from './signUp.ts';
import { spendLoginLink } from './store.ts';

const tags = ['account'];
const params = { type: 'object', required: ['org'], properties: { org: objectId } } as const;

/** Signing up, a new password, and login by a mailed link. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, settings, clock } = portal;
    const config = { access: 'public', rateLimit: loginRateLimit(settings) } as const;

    app.post(
      '/v2/users',
      { schema: { tags, body: signupSchema, response: { 201: sessionSchema } }, config },
      async (request, reply) => {
        const { tenant, body } = request;
        const account = await signUp(portal, tenant, body, originOf(request, tenant, settings.port));
        return reply.code(201).send(await startSession(portal, request, reply, account));
      },
    );

    app.post(
      '/reset/:org/password-reset-request',
      { schema: { tags, params, body: passwordResetRequestSchema, response: { 204: { type: 'null' } } }, config },
      async (request, reply) => {
        const { tenant, body } = request;
        await requestPasswordReset(portal, tenant, body.email_address, originOf(request, tenant, settings.port));
        return reply.code(204).send(null);
      },
    );

    app.put(
      '/users/:org/:userId/reset-password-token',
      { schema: { tags, params: patientParams, body: newPasswordSchema, response: { 204: { type: 'null' } } }, config },
      async (request, reply) => {
        await setNewPassword(portal, request.tenant, request.params.userId, request.body);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/login/:org/token',
      { schema: { tags, params, body: loginTokenSchema, response: { 200: sessionSchema } }, config },
      async (request, reply) => {
        const account = await spendLoginLink(database, request.tenant.id, request.body.token, clock());
        if (!account) throw problems.linkInvalid();
        return startSession(portal, request, reply, account);
      },
    );
  };

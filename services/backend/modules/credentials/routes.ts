import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { emailChangeSchema, emailUndoSchema, passwordChangeSchema } from '#schemas/wire/account.ts';
import { userSchema } from '#schemas/wire/user.ts';
import { patientParams } from '../../kernel/http/patientParams.ts';
import type { Limit } from '../../kernel/limits/countTowards.ts';
import { limitRequests } from '../../kernel/limits/limitRequests.ts';
import { accessOf } from '../access/guardAccess.ts';
import { originOf } from '../organizations/originOf.ts';
import type { Portal } from '../portal/Portal.ts';
import { loginRateLimit } from '../sessions/loginRateLimit.ts';
import { changeEmail, refuseEmail } from './changeEmail.ts';
import { changePassword, refusePassword } from './changePassword.ts';
import type { ProveOwner } from './ProveOwner.ts';
import { undoEmailChange } from './undoEmailChange.ts';

/** Changes of one account: each mails somebody, and tells whether an address has an account. */
const changes = (name: string, settings: Portal['settings']): Limit => ({
  name,
  most: settings.loginRateLimit > 0 ? 10 : 0,
  within: 60 * 60 * 1000,
});

/** What a patient signs in with: changing the address, undoing that, and changing the password. */
export const routes =
  (proveOwner: ProveOwner) =>
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { settings } = portal;
    const limited = (name: string) => ({
      preHandler: limitRequests(portal, changes(name, settings), (request) => accessOf(request).user),
    });

    app.put(
      '/v2/users/:org/:userId/email',
      {
        schema: {
          operationId: 'changeEmail',
          summary: 'Change the address of the account',
          params: patientParams,
          body: emailChangeSchema,
          response: { 200: userSchema },
        },
        ...limited('change-email'),
      },
      async (request) => {
        const { tenant, body, params } = request;
        const wanted = { userId: params.userId, typed: body.email };
        const seen = await proveOwner(portal, request, body, () => refuseEmail(portal, tenant, wanted));
        const origin = originOf(request, tenant, settings.port);
        return changeEmail(portal, tenant, { ...wanted, seen, origin });
      },
    );

    app.post(
      '/v2/users/:org/:userId/email-undo',
      {
        schema: {
          operationId: 'undoEmailChange',
          summary: 'Undo the change of the address with the token of a mailed link',
          params: patientParams,
          body: emailUndoSchema,
          response: { 204: { type: 'null' } },
        },
        config: { access: 'public' },
        onRequest: loginRateLimit(portal, 'email-undo'),
      },
      async (request, reply) => {
        const { tenant, body, params } = request;
        const origin = originOf(request, tenant, settings.port);
        await undoEmailChange(portal, tenant, { userId: params.userId, token: body.token, origin });
        return reply.code(204).send(null);
      },
    );

    app.put(
      '/v2/users/:org/:userId/password',
      {
        schema: {
          operationId: 'changePassword',
          summary: 'Change the password of the account',
          params: patientParams,
          body: passwordChangeSchema,
          response: { 204: { type: 'null' } },
        },
        ...limited('change-password'),
      },
      async (request, reply) => {
        const { tenant, body } = request;
        const seen = await proveOwner(portal, request, body, () => refusePassword(body));
        const origin = originOf(request, tenant, settings.port);
        await changePassword(portal, tenant, { access: accessOf(request), seen, sent: body, origin });
        return reply.code(204).send(null);
      },
    );
  };

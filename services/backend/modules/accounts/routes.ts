import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyRequest } from 'fastify';
import { objectId } from '#schemas/objectId.ts';
import {
  loginTokenSchema,
  newPasswordSchema,
  passwordResetRequestSchema,
  signupSchema,
} from '#schemas/wire/account.ts';
import { sessionSchema } from '#schemas/wire/session.ts';
import { loginAnswerSchema } from '#schemas/wire/twoStep.ts';
import { networkOf } from '../../kernel/http/clientAddress.ts';
import { patientParams } from '../../kernel/http/patientParams.ts';
import { textIn } from '../../kernel/http/textIn.ts';
import type { Limit } from '../../kernel/limits/countTowards.ts';
import { limitRequests } from '../../kernel/limits/limitRequests.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { loginRateLimit } from '../sessions/loginRateLimit.ts';
import { signIn } from '../sessions/signIn.ts';
import { startSession } from '../sessions/startSession.ts';
import { originOf } from '../organizations/originOf.ts';
import { isEmail } from './isEmail.ts';
import { setNewPassword } from './setNewPassword.ts';
import { signUp } from './signUp.ts';
import { spendLoginLink, findAccountId } from './store.ts';
import { SECRET } from '../../kernel/outbox/secretIn.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import { issueLink } from './issueLink.ts';
import { passwordResetMail } from './mails.ts';

/**
 * Mails the patient of an address, if there is one, a link under which a new password is chosen.
 *
 * @param address in lower case
 * @param origin where links in mails lead
 */
async function requestPasswordReset(
  portal: Portal,
  { id: organization, settings }: KnownTenant,
  address: string,
  origin: string,
): Promise<void> {
  const userId = await findAccountId(portal.database, organization, address);
  if (userId === undefined) return;
  const link = `${origin}/request-password-reset/${organization}/${userId}/${SECRET}`;
  await issueLink(portal, { userId, purpose: 'password-reset' }, passwordResetMail(settings, link));
}

const params = { type: 'object', required: ['org'], properties: { org: objectId } } as const;

/** Links that one network may ask for to one address. */
const resets = (settings: Portal['settings']): Limit => ({
  name: 'password-reset',
  most: settings.loginRateLimit > 0 ? 5 : 0,
  within: 60 * 60 * 1000,
});

const resetAskedFor = ({ ip, tenant, body }: FastifyRequest): string =>
  JSON.stringify([networkOf(ip), tenant.id, textIn(body, 'email_address')?.trim().toLowerCase()]);

/** Signing up, a new password, and login by a mailed link. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, settings, clock, afterAnswer } = portal;
    const config = { access: 'public' } as const;
    const limited = (name: string) => ({ config, onRequest: loginRateLimit(portal, name) });

    app.post(
      '/v2/users',
      {
        schema: {
          operationId: 'signup',
          summary: 'Create an account and log in',
          body: signupSchema,
          response: { 201: sessionSchema },
        },
        ...limited('sign-up'),
      },
      async (request, reply) => {
        const { tenant, body } = request;
        const account = await signUp(portal, tenant, body, originOf(request, tenant, settings.port));
        return reply.code(201).send(await startSession(portal, request, reply, account));
      },
    );

    app.post(
      '/reset/:org/password-reset-request',
      {
        schema: {
          operationId: 'requestPasswordReset',
          summary: 'Request a mail with a link to a new password',
          params,
          body: passwordResetRequestSchema,
          response: { 204: { type: 'null' } },
        },
        ...limited('password-reset-request'),
        preHandler: limitRequests(portal, resets(settings), resetAskedFor, problems.tooManyResets),
      },
      async (request, reply) => {
        const { tenant, body } = request;
        const origin = originOf(request, tenant, settings.port);
        const address = body.email_address.trim().toLowerCase();
        if (!isEmail(address)) throw problems.invalidRequest('the address is not an email address');
        // Whoever asks is told the same at the same time, whether the address has an account or not.
        afterAnswer.begin(() => requestPasswordReset(portal, tenant, address, origin));
        return reply.code(204).send(null);
      },
    );

    app.put(
      '/users/:org/:userId/reset-password-token',
      {
        schema: {
          operationId: 'setNewPassword',
          summary: 'Set a new password with the token of a mailed link',
          params: patientParams,
          body: newPasswordSchema,
          response: { 204: { type: 'null' } },
        },
        ...limited('new-password'),
      },
      async (request, reply) => {
        await setNewPassword(portal, request.tenant, request.params.userId, request.body);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/login/:org/token',
      {
        schema: {
          operationId: 'loginWithToken',
          summary: 'Log in with the token of a mailed link',
          params,
          body: loginTokenSchema,
          response: { 200: loginAnswerSchema },
        },
        ...limited('login-link'),
      },
      async (request, reply) => {
        const account = await spendLoginLink(database, request.tenant.id, request.body.token, clock());
        if (!account) throw problems.linkInvalid();
        return signIn(portal, request, reply, account, { by: 'link' });
      },
    );
  };

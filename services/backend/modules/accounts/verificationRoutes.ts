import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { emailVerificationSchema } from '#schemas/wire/account.ts';
import { patientParams } from '../../kernel/http/patientParams.ts';
import type { Limit } from '../../kernel/limits/countTowards.ts';
import { limitRequests } from '../../kernel/limits/limitRequests.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import { originOf } from '../organizations/originOf.ts';
import type { Portal } from '../portal/Portal.ts';
import { loginRateLimit } from '../sessions/loginRateLimit.ts';
import { verificationMail } from './mails.ts';
import { verificationLink } from './verificationLink.ts';
import { findEmail, mailVerification, verifyEmail } from './verificationStore.ts';

/** Mails with a link that a patient may ask for. */
const MAILS: Limit = { name: 'email-verification', most: 5, within: 15 * 60 * 1000 };

/** Verifying that a patient reads what is sent to the address of the account. */
export const verificationRoutes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, emailVerification, settings, clock, jobs } = portal;

    app.post(
      '/v2/users/:org/:userId/email-verification',
      {
        schema: {
          operationId: 'verifyEmail',
          summary: 'Verify the address of an account with the token of a mailed link',
          params: patientParams,
          body: emailVerificationSchema,
          response: { 204: { type: 'null' } },
        },
        config: { access: 'public' },
        onRequest: loginRateLimit(portal, 'email-verification'),
      },
      async (request, reply) => {
        const { params, tenant, body } = request;
        const found = await findEmail(database, tenant.id, params.userId);
        const address = { organization: tenant.id, userId: params.userId, email: found?.email ?? '' };
        if (!found || !emailVerification.isTokenOf(address, body.token)) throw problems.linkInvalid();
        if (!(await verifyEmail(database, address.userId, address.email, clock()))) throw problems.linkInvalid();
        // What waited for it is sent now.
        jobs.wake('mail');
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/v2/users/:org/:userId/email-verification-request',
      {
        schema: {
          operationId: 'requestEmailVerification',
          summary: 'Request a mail with a link that verifies the address of the account',
          params: patientParams,
          response: { 204: { type: 'null' } },
        },
        preHandler: limitRequests(portal, MAILS, (request) => accessOf(request).user, problems.tooManyLinks),
      },
      async (request, reply) => {
        const { params, tenant } = request;
        const found = await findEmail(database, tenant.id, params.userId);
        if (!found) throw problems.notFound('the account is gone');
        if (!found.is_verified) {
          const link = verificationLink(params.userId, originOf(request, tenant, settings.port));
          await mailVerification(database, params.userId, verificationMail(tenant.settings, link), clock());
          jobs.wake('mail');
        }
        return reply.code(204).send(null);
      },
    );
  };

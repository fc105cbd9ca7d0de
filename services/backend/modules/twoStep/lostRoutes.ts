import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { lostStepSchema, lostStepTicketSchema, lostStepTokenSchema } from '#schemas/wire/twoStep.ts';
import { patientParams } from '../../kernel/http/patientParams.ts';
import { SECRET } from '../../kernel/outbox/secretIn.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { issueLink } from '../accounts/issueLink.ts';
import { findEmail } from '../accounts/verificationStore.ts';
import { findChangedEmail } from '../credentials/undoStore.ts';
import { originOf } from '../organizations/originOf.ts';
import type { Portal } from '../portal/Portal.ts';
import { loginRateLimit } from '../sessions/loginRateLimit.ts';
import { mailZoneOf } from '../states/mailZoneOf.ts';
import { beginLostStep, stopLostStep, WAITED } from './lostStore.ts';
import { lostStepMail, waitingMail } from './mails.ts';
import { newPasswordLink, ticketHolder } from './passSecondStep.ts';
import { findTwoStep } from './store.ts';
import { VERIFICATION } from '../../kernel/outbox/verificationIn.ts';

/**
 * Where whoever reads an address of an account keeps its two-step sign-in on. The token shows that they read it, as one
 * that verifies an address does. @param origin where links in mails lead
 */
const keepLink = (userId: string, origin: string): string => `${origin}/keep-two-step/${userId}/${VERIFICATION}`;

/**
 * The way back for a patient who has neither app nor recovery codes: with the password, a link in a mail, and a week in
 * which a link in another mail or a login with a code stops it. Mails alone are not enough: with a password that was chosen by a
 * mailed link since the last code, only the care team can help.
 */
export const lostRoutes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, clock, jobs, emailVerification, settings } = portal;
    const limited = (name: string) => ({
      config: { access: 'public' } as const,
      onRequest: loginRateLimit(portal, name),
    });

    app.post(
      '/login/:org/second-step/lost',
      {
        schema: {
          operationId: 'reportLostStep',
          summary: 'Request a mail with a link that begins to turn two-step sign-in off',
          params: { type: 'object', required: ['org'], properties: { org: objectId } } as const,
          body: lostStepTicketSchema,
          response: { 200: lostStepSchema },
        },
        ...limited('lost-step'),
      },
      async (request) => {
        const { tenant, body } = request;
        const { account, by } = await ticketHolder(portal, tenant, body.ticket);
        if (by !== 'password') throw problems.loginExpired();
        const found = await findTwoStep(database, account._id, clock());
        if (found?.mailed_password) throw problems.lostStepUnavailable();
        if (found?.lost_from) return { off_from: found.lost_from };
        const link = `${originOf(request, tenant, settings.port)}/lost-step/${account._id}/${SECRET}`;
        const mail = lostStepMail(tenant.settings, link);
        if (!(await issueLink(portal, { userId: account._id, purpose: 'lost-step' }, mail)))
          throw problems.tooManyLinks();
        return { off_from: null };
      },
    );

    app.post(
      '/v2/users/:org/:userId/lost-step',
      {
        schema: {
          operationId: 'confirmLostStep',
          summary: 'Begin to turn two-step sign-in off with the token of a mailed link',
          params: patientParams,
          body: lostStepTokenSchema,
          response: { 200: lostStepSchema },
        },
        ...limited('confirm-lost-step'),
      },
      async (request) => {
        const { tenant, params, body } = request;
        const now = clock();
        const from = new Date(now.getTime() + WAITED);
        const known = await findEmail(database, tenant.id, params.userId);
        const zone = mailZoneOf(known?.state ?? null);
        const mail = waitingMail(
          tenant.settings,
          { from, zone },
          {
            keep: keepLink(params.userId, originOf(request, tenant, settings.port)),
            password: newPasswordLink(request, portal),
          },
        );
        const link = { organization: tenant.id, userId: params.userId, token: body.token };
        if (!(await beginLostStep(database, link, from, mail, now))) throw problems.linkInvalid();
        jobs.wake('mail');
        return { off_from: from.toISOString() };
      },
    );

    app.post(
      '/v2/users/:org/:userId/lost-step-stop',
      {
        schema: {
          operationId: 'stopLostStep',
          summary: 'Keep two-step sign-in on with the token of a mailed link',
          params: patientParams,
          body: lostStepTokenSchema,
          response: { 204: { type: 'null' } },
        },
        ...limited('stop-lost-step'),
      },
      async (request, reply) => {
        const { userId } = request.params;
        const organization = request.tenant.id;
        const known = await findEmail(database, organization, userId);
        const former = await findChangedEmail(database, organization, userId, clock());
        const isReader = [known?.email, former].some(
          (email) =>
            email !== undefined && emailVerification.isTokenOf({ organization, userId, email }, request.body.token),
        );
        if (!isReader) throw problems.linkInvalid();
        await stopLostStep(database, userId);
        return reply.code(204).send(null);
      },
    );
  };

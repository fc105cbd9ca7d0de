import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { sessionSchema } from '#schemas/wire/session.ts';
import { secondStepCodeSchema, type SecondStepCode } from '#schemas/wire/twoStep.ts';
import type { Portal } from '../portal/Portal.ts';
import { loginRateLimit } from '../sessions/loginRateLimit.ts';
import { startSession } from '../sessions/startSession.ts';
import type { FastifyRequest } from 'fastify';
import { countTowards, type Limit } from '../../kernel/limits/countTowards.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { TICKET_SECONDS } from '../access/LoginTickets.ts';
import type { StoredAccount } from '../sessions/store.ts';
import { passSecondStep, ticketHolder } from './passSecondStep.ts';

/** A ticket begins one session. */
const ONCE: Limit = { name: 'login-ticket', most: 1, within: 2 * TICKET_SECONDS * 1000 };

/**
 * The account that a ticket and a code log in to.
 *
 * @throws ProblemError LoginExpired, CodeIncorrect, AccountLocked
 */
async function finishLogin(
  portal: Portal,
  request: FastifyRequest,
  { ticket, code }: SecondStepCode,
): Promise<StoredAccount> {
  const { account, nonce } = await ticketHolder(portal, request.tenant, ticket);
  // Before the code is spent: of several that come with one ticket, only the first one is.
  const takeTicket = async () => {
    if ((await countTowards(portal.database, ONCE, nonce, portal.clock())) !== undefined) throw problems.loginExpired();
  };
  if (!(await passSecondStep(portal, request, account._id, code, takeTicket))) throw problems.secondStepRefused();
  return account;
}

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

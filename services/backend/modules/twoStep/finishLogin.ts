import type { FastifyRequest } from 'fastify';
import type { SecondStepCode } from '#schemas/wire/twoStep.ts';
import { countTowards, type Limit } from '../../kernel/limits/countTowards.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { TICKET_SECONDS } from '../access/LoginTickets.ts';
import type { Portal } from '../portal/Portal.ts';
import type { StoredAccount } from '../sessions/store.ts';
import { passSecondStep } from './passSecondStep.ts';
import { ticketHolder } from './ticketHolder.ts';

/** A ticket begins one session. */
const ONCE: Limit = { name: 'login-ticket', most: 1, within: 2 * TICKET_SECONDS * 1000 };

/**
 * The account that a ticket and a code log in to.
 *
 * @throws ProblemError LoginExpired, CodeIncorrect, AccountLocked
 */
export async function finishLogin(
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

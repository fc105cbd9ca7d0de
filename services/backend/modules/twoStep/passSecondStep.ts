import type { FastifyRequest } from 'fastify';
import type { Database } from '../../kernel/database/Database.ts';
import { networkOf } from '../../kernel/http/clientAddress.ts';
import { countTowards, type Limit } from '../../kernel/limits/countTowards.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { originOf } from '../organizations/originOf.ts';
import type { Portal } from '../portal/Portal.ts';
import { countAttempt, forgetAttempts } from '../sessions/loginAttempts.ts';
import { recoveryMail, codesMail } from './mails.ts';
import {
  acceptsRecoveryCode,
  acceptsTimeStep,
  findTwoStep,
  spendRecoveryCode,
  spendTimeStep,
  writeWarning,
  findTicketHolder,
} from './store.ts';
import { timeCodes } from './timeCodes.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { NamedTicket } from '../access/LoginTickets.ts';
import type { StoredAccount } from '../sessions/store.ts';

/** So that whoever guesses does not fill a mailbox. */
const WARNINGS: Limit = { name: 'warn-of-codes', most: 1, within: 24 * 60 * 60 * 1000 };

/**
 * Writes to the patient whose codes are being guessed, once a day at the most.
 *
 * @param link where a new password is asked for
 */
async function warnOfCodes(
  { database, jobs, clock }: Pick<Portal, 'database' | 'jobs' | 'clock'>,
  { settings }: KnownTenant,
  userId: string,
  link: string,
): Promise<void> {
  const now = clock();
  if ((await countTowards(database, WARNINGS, userId, now)) !== undefined) return;
  if (await writeWarning(database, userId, codesMail(settings, link), now)) jobs.wake('mail');
}

const TIME_CODE = /^\d{6}$/u;

/**
 * Codes of the app that may be tried for one account from networks that its patient has never signed in from: whoever knows
 * the password could guess six digits in time. Recovery codes are beyond guessing.
 */
const GUESSES: Limit = { name: 'second-step', most: 100, within: 24 * 60 * 60 * 1000 };

/** Where a patient chooses a new password. */
export const newPasswordLink = (request: FastifyRequest, { settings }: Pick<Portal, 'settings'>): string =>
  `${originOf(request, request.tenant, settings.port)}/request-password-reset`;

/** Accepts a code, once. @returns false where another request was first */
type Spend = () => Promise<boolean>;

/** The first hash by which a recovery code is kept; undefined where it is kept by none. */
async function acceptedOf(
  database: Database,
  userId: string,
  [hash, ...others]: readonly string[],
): Promise<string | undefined> {
  if (hash === undefined) return undefined;
  return (await acceptsRecoveryCode(database, userId, hash)) ? hash : acceptedOf(database, userId, others);
}

/** What accepts a code of the app or a recovery code; undefined where it is wrong. The code is as good afterward as before. */
async function spenderOf(
  portal: Portal,
  request: FastifyRequest,
  userId: string,
  code: string,
): Promise<Spend | undefined> {
  const { database, clock, jobs, sealedSecrets, recoveryCodes } = portal;
  const now = clock();
  if (TIME_CODE.test(code)) {
    const sealed = (await findTwoStep(database, userId, now))?.secret ?? null;
    const secret = sealed === null ? undefined : sealedSecrets.open(userId, sealed);
    const step = secret && timeCodes.stepOf(secret, code, now);
    if (step === undefined || sealed === null) return undefined;
    const shown = { secret: sealed, step };
    return (await acceptsTimeStep(database, userId, shown)) ? () => spendTimeStep(database, userId, shown) : undefined;
  }
  const hash = await acceptedOf(database, userId, recoveryCodes.hashesOf(userId, code));
  if (hash === undefined) return undefined;
  return async () => {
    const mail = recoveryMail(request.tenant.settings, newPasswordLink(request, portal));
    const isSpent = await spendRecoveryCode(database, userId, hash, mail, now);
    if (isSpent) jobs.wake('mail');
    return isSpent;
  };
}

/**
 * Whether a patient shows the second step by a code, which serves once. Wrong ones are counted as wrong passwords are, but
 * apart from them: a new password lifts no lock, because whoever reads the patient's mail could choose one.
 *
 * @param typed a code of the app or a recovery code
 * @param refuse throws where what the code is for is refused for another reason. It is asked once the code is known to be
 * right, so that nobody learns anything without one, and before it is spent, so that it is not spent for nothing.
 * @throws ProblemError AccountLocked, and what `refuse` throws
 */
export async function passSecondStep(
  portal: Portal,
  request: FastifyRequest,
  userId: string,
  typed: string,
  refuse: () => Promise<void> = async () => undefined,
): Promise<boolean> {
  const { database, clock, afterAnswer } = portal;
  const { tenant, ip } = request;
  const code = typed.replaceAll(/\s/gu, '');
  // No address has spaces: what is counted here is never an attempt with a password.
  const attempt = { organization: tenant.id, email: `second step of ${userId}`, network: networkOf(ip) };
  const { verdict, isKnown } = await countAttempt(database, attempt, clock());
  if (verdict !== 'allowed') {
    afterAnswer.begin(() => warnOfCodes(portal, tenant, userId, newPasswordLink(request, portal)));
    throw verdict === 'locked-here' ? problems.accountLocked() : problems.codesSlowed();
  }
  const isGuess = TIME_CODE.test(code) && !isKnown;
  if (isGuess && (await countTowards(database, GUESSES, userId, clock())) !== undefined) throw problems.codesSlowed();
  const spend = await spenderOf(portal, request, userId, code);
  if (!spend) return false;
  await forgetAttempts(database, attempt, clock());
  await refuse();
  return spend();
}

/** The account of a ticket that still serves, and what the ticket says. @throws ProblemError LoginExpired */
export async function ticketHolder(
  { database, clock, loginTickets }: Pick<Portal, 'database' | 'clock' | 'loginTickets'>,
  { id: organization }: KnownTenant,
  ticket: string,
): Promise<Pick<NamedTicket, 'by' | 'nonce'> & { readonly account: StoredAccount }> {
  const named = loginTickets.read(ticket);
  const now = clock();
  const account = named && (await findTicketHolder(database, organization, named.userId, now));
  if (!named || !account?.has_second_step || !loginTickets.isOf(account, named, now)) throw problems.loginExpired();
  return { account, by: named.by, nonce: named.nonce };
}

import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../kernel/http/clientAddress.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import type { Portal } from '../portal/Portal.ts';
import { countAttempt, forgetAttempts } from '../sessions/loginAttempts.ts';
import { passwords } from '../sessions/passwords.ts';
import { findCredentials, type Credentials } from './store.ts';

const WRONG = {
  field: 'current_password',
  code: 'wrong',
  message: 'This is not your current password.',
};

/**
 * Asks a patient who is signed in for the password once more. Wrong ones count as failed attempts to log in do.
 *
 * @throws ProblemError InvalidAnswer at `current_password`, AccountLocked, NotFound
 */
export async function reauthenticate(
  { database, clock }: Pick<Portal, 'database' | 'clock'>,
  request: FastifyRequest,
  password: string,
): Promise<Credentials> {
  const { user, organization } = accessOf(request);
  const credentials = await findCredentials(database, organization, user);
  if (!credentials) throw problems.notFound('the account is gone');
  const attempt = { organization, email: credentials.email, network: networkOf(request.ip) };
  const { verdict } = await countAttempt(database, attempt, clock());
  if (verdict === 'locked-here') throw problems.accountLocked();
  if (verdict === 'locked-elsewhere') throw problems.signInSlowed();
  if (!(await passwords.match(credentials.password_hash, password))) throw problems.invalidAnswer([WRONG]);
  await forgetAttempts(database, attempt, clock());
  return credentials;
}

import { SECOND_STEP_WRONG } from '../../kernel/problems/accountProblems.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import type { ProveOwner } from '../credentials/ProveOwner.ts';
import { reauthenticate } from '../credentials/reauthenticate.ts';
import { passSecondStep } from '../twoStep/passSecondStep.ts';
import { acceptAssertion } from './acceptAssertion.ts';
import { findSteps } from './store.ts';

/**
 * Asks a patient who is signed in once more for what protects the account, before anything is changed by which somebody else
 * could take it: the password and, where there is more, a code or a passkey. Nothing is spent with a wrong password. Wrong
 * passwords and codes count as those of a login do; a passkey is beyond guessing. What is refused for another reason is
 * refused before a code is spent, and only to whoever has shown everything.
 *
 * @throws ProblemError InvalidAnswer at `current_password` or `code`, SecondStepRequired, PasskeyRefused, InvalidRequest
 * where the challenge does not serve, AccountLocked, and what `refuse` throws
 */
export const proveOwner: ProveOwner = async (portal, request, { current_password, code, passkey }, refuse) => {
  const { user: userId } = accessOf(request);
  const seen = await reauthenticate(portal, request, current_password);
  const { hasApp, hasPasskey } = await findSteps(portal.database, userId);
  const mayGoOn = async () => refuse?.(seen);
  if (!hasApp && !hasPasskey) {
    await mayGoOn();
    return seen;
  }
  if (hasPasskey && passkey !== undefined) {
    await acceptAssertion(portal, request, passkey, { to: 'prove', userId });
    await mayGoOn();
    return seen;
  }
  if (!hasApp || code === undefined) throw problems.secondStepRequired();
  if (!(await passSecondStep(portal, request, userId, code, mayGoOn)))
    throw problems.invalidAnswer([{ field: 'code', code: 'wrong', message: SECOND_STEP_WRONG }]);
  return seen;
};

import type { FastifyRequest } from 'fastify';
import type { TwoStepProof } from '#schemas/wire/twoStep.ts';
import { SECOND_STEP_WRONG } from '../../kernel/problems/accountProblems.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import { reauthenticate } from '../credentials/reauthenticate.ts';
import type { Portal } from '../portal/Portal.ts';
import { passSecondStep } from './passSecondStep.ts';
import { findTwoStep } from './store.ts';

/**
 * Asks a patient who is signed in for both steps once more. No code is spent with a wrong password.
 *
 * @throws ProblemError InvalidAnswer at `current_password` or `code`, InvalidRequest where there is no second step, AccountLocked
 */
export async function proveTwice(
  portal: Portal,
  request: FastifyRequest,
  { current_password, code }: TwoStepProof,
): Promise<void> {
  const { user } = accessOf(request);
  await reauthenticate(portal, request, current_password);
  const { on_since = null } = (await findTwoStep(portal.database, user, portal.clock())) ?? {};
  if (on_since === null) throw problems.twoStepChanged('two-step is off');
  if (!(await passSecondStep(portal, request, user, code)))
    throw problems.invalidAnswer([{ field: 'code', code: 'wrong', message: SECOND_STEP_WRONG }]);
}

import type { FastifyRequest } from 'fastify';
import type { PasskeyProof } from '#schemas/wire/passkey.ts';
import { SECOND_STEP_WRONG } from '../../kernel/problems/accountProblems.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import { reauthenticate } from '../credentials/reauthenticate.ts';
import type { Portal } from '../portal/Portal.ts';
import { proveTwice } from '../twoStep/proveTwice.ts';
import { findTwoStep } from '../twoStep/store.ts';

/**
 * Asks a patient who is signed in for all that a login asks for: a passkey stands for both steps.
 *
 * @throws ProblemError InvalidAnswer at `current_password` or `code`, AccountLocked
 */
export async function proveOwner(
  portal: Portal,
  request: FastifyRequest,
  { current_password, code }: PasskeyProof,
): Promise<void> {
  const { user } = accessOf(request);
  const twoStep = await findTwoStep(portal.database, user, portal.clock());
  if (twoStep === undefined || twoStep.on_since === null)
    return void (await reauthenticate(portal, request, current_password));
  if (code === undefined)
    throw problems.invalidAnswer([{ field: 'code', code: 'required', message: SECOND_STEP_WRONG }]);
  await proveTwice(portal, request, { current_password, code });
}

import { SECOND_STEP_WRONG } from '../../kernel/problems/accountProblems.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import type { Mail } from '../../adapters/mail/Mail.ts';
import { findTwoStep, writeTurnedOn } from './store.ts';
import { timeCodes } from './timeCodes.ts';

/**
 * Turns two-step sign-in on with the first code of an app, which shows that it knows the secret.
 *
 * @returns the recovery codes, which are told this once
 * @throws ProblemError InvalidAnswer at `code`, InvalidRequest where no secret waits any more
 */
export async function turnOn(
  { database, clock, sealedSecrets, recoveryCodes, jobs }: Portal,
  userId: string,
  typed: string,
  mail: Omit<Mail, 'recipient'>,
): Promise<readonly string[]> {
  const now = clock();
  const pending = await findTwoStep(database, userId, now);
  const sealed = pending?.pending_secret ?? null;
  const isOver = pending?.on_since !== null || pending.pending_until === null || pending.pending_until <= now;
  const secret = sealed === null || isOver ? undefined : sealedSecrets.open(userId, sealed);
  if (sealed === null || !secret) throw problems.twoStepChanged('no secret waits for its first code');
  const step = timeCodes.stepOf(secret, typed.replaceAll(/\s/gu, ''), now);
  if (step === undefined) throw problems.invalidAnswer([{ field: 'code', code: 'wrong', message: SECOND_STEP_WRONG }]);
  const codes = recoveryCodes.create();
  const recoveryHashes = codes.map((code) => recoveryCodes.hashOf(userId, code));
  if (!(await writeTurnedOn(database, userId, { pending: sealed, step, recoveryHashes }, mail, now)))
    throw problems.twoStepChanged('another secret waits, or it is on already');
  jobs.wake('mail');
  return codes;
}

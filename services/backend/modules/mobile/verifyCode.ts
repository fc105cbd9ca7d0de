import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { findNumberToVerify, tryCode } from './store.ts';

/**
 * Takes a code that a patient typed: where it is the one that was sent, its number is verified.
 *
 * @throws ProblemError CodeIncorrect, CodeExpired
 */
export async function verifyCode(
  { database, mobileCodes, clock }: Pick<Portal, 'database' | 'mobileCodes' | 'clock'>,
  userId: string,
  code: string,
): Promise<void> {
  const number = await findNumberToVerify(database, userId);
  if (number === undefined) throw problems.codeExpired();
  const hashes = mobileCodes.hashesOf({ userId, number, code });
  const matches = await tryCode(database, { userId, number, hashes }, clock());
  if (matches === undefined) throw problems.codeExpired();
  if (!matches) throw problems.codeIncorrect();
}

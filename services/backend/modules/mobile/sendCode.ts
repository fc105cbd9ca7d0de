import type { SentMobileVerification } from '#schemas/wire/mobileVerification.ts';
import { SECRET } from '../../kernel/outbox/secretIn.ts';
import { networkOf } from '../../kernel/http/clientAddress.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { countTowards, type Limit } from '../../kernel/limits/countTowards.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { NumberRefused, SmsUnavailable } from '../../adapters/sms/Texter.ts';
import { findUser } from '../users/store.ts';
import { createCode } from './createCode.ts';
import { claimCode, dropCode } from './store.ts';
import { usNumberOf } from './usNumberOf.ts';

/** Whose number is verified. */
interface Recipient {
  readonly organization: { readonly id: string; readonly name: string };
  readonly userId: string;
  /** From where the code is asked for. */
  readonly ip: string;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Codes to one number for all accounts together, from one network and from everywhere. Patients whose email address is
 * verified are counted apart, and by network alone: strangers, wherever they are, use up nothing that they need.
 */
const FROM_NETWORK: Limit = { name: 'code-from-network', most: 5, within: DAY };
const TO_NUMBER: Limit = { name: 'code-to-number', most: 20, within: DAY };

/** Whether one code more may be sent to a number. What one network is refused counts for no other. */
async function isSent(
  { database, clock }: Pick<Portal, 'database' | 'clock'>,
  { number, ip, isVerified }: { readonly number: string; readonly ip: string; readonly isVerified: boolean },
): Promise<boolean> {
  const now = clock();
  const whom = JSON.stringify([number, networkOf(ip), isVerified]);
  if ((await countTowards(database, FROM_NETWORK, whom, now)) !== undefined) return false;
  return isVerified || (await countTowards(database, TO_NUMBER, number, now)) === undefined;
}

function problemOfSms(error: unknown): unknown {
  if (error instanceof NumberRefused) return problems.numberRefused('the SMS provider refuses this number');
  return error instanceof SmsUnavailable ? problems.smsUnavailable() : error;
}

/**
 * Sends a code to the number that a patient typed. It replaces the code before it; one that could not be sent serves for
 * nothing, and counts.
 *
 * @throws ProblemError InvalidPhone, TooManyCodes, SmsUnavailable
 */
export async function sendCode(
  portal: Portal,
  { organization, userId, ip }: Recipient,
  typed: string,
): Promise<SentMobileVerification> {
  const { database, mobileCodes, texter, settings, clock } = portal;
  const number = usNumberOf(typed);
  if (number === undefined) throw problems.numberRefused('it is no number of the United States');
  const now = clock();
  const user = await findUser(portal, organization.id, userId);
  const asked = { number, ip, isVerified: user?.email_verified ?? false };
  if (settings.loginRateLimit > 0 && !(await isSent(portal, asked))) throw problems.tooManyCodesToNumber();
  const code = createCode();
  const hash = mobileCodes.hashOf({ userId, number, code });
  const expires = await claimCode(database, { userId, number, hash }, now);
  if (!expires) throw problems.tooManyCodes();
  try {
    await texter.send({
      id: createId(now),
      organization: organization.id,
      userId,
      to: number,
      secret: code,
      text: `${organization.name}: your code is ${SECRET}. It expires in 10 minutes. We never ask for it by phone.`,
    });
  } catch (error) {
    await dropCode(database, userId, hash);
    throw problemOfSms(error);
  }
  return { number, expires_at: expires.toISOString() };
}

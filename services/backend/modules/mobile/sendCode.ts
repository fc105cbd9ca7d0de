import type { SentMobileVerification } from '#schemas/wire/mobileVerification.ts';
import { SECRET } from '../../kernel/outbox/secretIn.ts';
import { networkOf } from '../../kernel/http/networkOf.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { countTowards, type Limit } from '../../kernel/limits/countTowards.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { NumberRefused } from '../../adapters/sms/NumberRefused.ts';
import { SmsUnavailable } from '../../adapters/sms/SmsUnavailable.ts';
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

/** Codes to one number for all accounts together, from one network and from everywhere: no one can use up what another needs. */
const FROM_NETWORK: Limit = { name: 'code-from-network', most: 5, within: DAY };
const TO_NUMBER: Limit = { name: 'code-to-number', most: 20, within: DAY };

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
  { database, mobileCodes, texter, settings, clock }: Portal,
  { organization, userId, ip }: Recipient,
  typed: string,
): Promise<SentMobileVerification> {
  const number = usNumberOf(typed);
  if (number === undefined) throw problems.numberRefused('it is no number of the United States');
  const now = clock();
  const waits = settings.loginRateLimit > 0 && [
    await countTowards(database, FROM_NETWORK, JSON.stringify([number, networkOf(ip)]), now),
    await countTowards(database, TO_NUMBER, number, now),
  ];
  if (waits && waits.some((wait) => wait !== undefined)) throw problems.tooManyCodesToNumber();
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

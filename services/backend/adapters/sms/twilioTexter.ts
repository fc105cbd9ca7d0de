import { textWith } from '../../kernel/outbox/secretIn.ts';
import { NumberRefused, SmsUnavailable, type Texter, type TextMessage } from './Texter.ts';
import type { TwilioSettings } from '../../kernel/settings/TwilioSettings.ts';

const API = 'https://api.twilio.com';

/** Milliseconds until an unanswered request counts as lost. It is not repeated: the message could come twice. */
const PATIENCE = 10_000;

/** Codes of numbers that do not exist, want no messages, are no mobile numbers, or lie where none may be sent. */
const REFUSED = new Set([21211, 21610, 21614, 21408]);

async function codeOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : undefined;
}

/**
 * Sends text messages through the Messages API of Twilio.
 *
 * @param patience milliseconds until an unanswered request counts as lost
 */
export function twilioTexter(
  { accountSid, authToken, from, apiUrl = API }: TwilioSettings,
  patience = PATIENCE,
): Texter {
  const url = `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  /** @returns the code of a refusal; undefined where the message was taken */
  async function post({ to, text, secret }: TextMessage): Promise<unknown> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ To: `+1${to}`, From: from, Body: textWith(text, secret ?? null) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (response.status !== 201) return (await codeOf(response)) ?? response.status;
    await response.body?.cancel();
    return undefined;
  }

  return {
    async send(message) {
      let code: unknown;
      try {
        code = await post(message);
      } catch (error) {
        throw new SmsUnavailable({ cause: error });
      }
      if (typeof code === 'number' && REFUSED.has(code)) throw new NumberRefused(String(code));
      if (code !== undefined) throw new SmsUnavailable();
    },
  };
}

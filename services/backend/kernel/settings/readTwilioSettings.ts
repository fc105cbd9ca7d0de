import { SettingsError } from './SettingsError.ts';
import type { TwilioSettings } from './TwilioSettings.ts';

/** Reads the keys of Twilio and the sender of text messages; undefined where none is set. @throws SettingsError */
export function readTwilioSettings(text: (name: string) => string | undefined): TwilioSettings | undefined {
  const accountSid = text('TWILIO_ACCOUNT_SID');
  const authToken = text('TWILIO_AUTH_TOKEN');
  const from = text('TWILIO_FROM');
  const apiUrl = text('TWILIO_API_URL');
  if (accountSid === undefined && authToken === undefined && from === undefined) return undefined;
  if (accountSid === undefined || authToken === undefined || from === undefined)
    throw new SettingsError(
      'Twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM; set all three or none.',
    );
  if (!/^(\+[1-9]\d{6,14}|\d{5,6})$/.test(from))
    throw new SettingsError('TWILIO_FROM must be a number such as +12025550123, or a short code.');
  if (apiUrl !== undefined && !/^https?:\/\/[^/]+$/.test(apiUrl))
    throw new SettingsError(
      'TWILIO_API_URL must be the protocol, host and port alone, such as http://localhost:12112.',
    );
  return { accountSid, authToken, from, apiUrl };
}

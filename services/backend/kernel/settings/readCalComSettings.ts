import type { CalComSettings } from './CalComSettings.ts';
import { SettingsError } from './SettingsError.ts';

/** Reads the key and the addresses of Cal.com; undefined where none is set. @throws SettingsError */
export function readCalComSettings(text: (name: string) => string | undefined): CalComSettings | undefined {
  const apiKey = text('PORTAL_CALCOM_API_KEY');
  const url = text('PORTAL_CALCOM_URL');
  const apiUrl = text('PORTAL_CALCOM_API_URL');
  const webhookSecret = text('PORTAL_CALCOM_WEBHOOK_SECRET');
  if ([apiKey, url, apiUrl, webhookSecret].every((setting) => setting === undefined)) return undefined;
  if (apiKey === undefined)
    throw new SettingsError('Cal.com needs PORTAL_CALCOM_API_KEY; set it, or none of the four.');
  if (webhookSecret !== undefined && webhookSecret.length < 16)
    throw new SettingsError(
      'PORTAL_CALCOM_WEBHOOK_SECRET must have 16 characters or more, such as of: openssl rand -hex 32',
    );
  for (const [name, address] of Object.entries({ PORTAL_CALCOM_URL: url, PORTAL_CALCOM_API_URL: apiUrl }))
    if (address !== undefined && !/^https?:\/\/[\w.-]+(:\d+)?$/.test(address))
      throw new SettingsError(`${name} must be the protocol, host and port alone, such as https://cal.com.`);
  return { apiKey, url: url ?? 'https://cal.com', apiUrl: apiUrl ?? 'https://api.cal.com', webhookSecret };
}

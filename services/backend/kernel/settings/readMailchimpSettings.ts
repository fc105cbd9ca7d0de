import type { MailchimpSettings } from './MailchimpSettings.ts';
import { SettingsError } from './SettingsError.ts';

/** Reads the key and the audience of Mailchimp; undefined where neither is set. @throws SettingsError */
export function readMailchimpSettings(text: (name: string) => string | undefined): MailchimpSettings | undefined {
  const apiKey = text('MAILCHIMP_API_KEY');
  const audience = text('MAILCHIMP_AUDIENCE');
  const apiUrl = text('MAILCHIMP_API_URL');
  if (apiKey === undefined && audience === undefined) return undefined;
  if (apiKey === undefined || audience === undefined)
    throw new SettingsError('Mailchimp needs MAILCHIMP_API_KEY and MAILCHIMP_AUDIENCE; set both or none.');
  const dataCenter = /-([a-z]+\d+)$/.exec(apiKey)?.[1];
  if (dataCenter === undefined)
    throw new SettingsError('MAILCHIMP_API_KEY must end with the data center, such as -us21; copy the whole key.');
  if (apiUrl !== undefined && !/^https?:\/\/[^/]+$/.test(apiUrl))
    throw new SettingsError(
      'MAILCHIMP_API_URL must be the protocol, host and port alone, such as http://localhost:12113.',
    );
  return { apiKey, audience, apiUrl: apiUrl ?? `https://${dataCenter}.api.mailchimp.com` };
}

import { SettingsError } from './SettingsError.ts';
import type { SmtpSettings } from './SmtpSettings.ts';

/** Reads the mail server and the sender of mails; undefined where neither is set. An error never repeats the address, which may hold a password. @throws SettingsError */
export function readSmtpSettings(text: (name: string) => string | undefined): SmtpSettings | undefined {
  const url = text('PORTAL_SMTP_URL');
  const from = text('PORTAL_MAIL_FROM');
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || from === undefined)
    throw new SettingsError('Mail needs PORTAL_SMTP_URL and PORTAL_MAIL_FROM; set both or none.');
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url) || new URL(url).hostname === '')
    throw new SettingsError(
      'PORTAL_SMTP_URL must begin with smtp:// or smtps:// and name a host, such as smtp://user:password@mail.example:587.',
    );
  if (!/^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from))
    throw new SettingsError(
      'PORTAL_MAIL_FROM must be an address such as care@clinic.example, or Clinic <care@clinic.example>.',
    );
  return { url, from };
}

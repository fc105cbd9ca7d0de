import type { Settings } from './kernel/settings/settings.ts';
import { SettingsError } from './kernel/settings/SettingsError.ts';
import type { Tenant } from './modules/organizations/Tenant.ts';

/**
 * Refuses brands without an `origin` in production: links in mails would lead to this machine, cookies would not be limited to
 * HTTPS, and no signature of Twilio would match.
 *
 * @throws SettingsError
 */
export function checkOrigins(
  { production }: Pick<Settings, 'production'>,
  tenants: readonly Pick<Tenant, 'slug' | 'origin'>[],
): void {
  const lacking = tenants.filter(({ origin }) => origin === undefined).map(({ slug }) => slug);
  if (!production || lacking.length === 0) return;
  throw new SettingsError(
    `NODE_ENV=production needs an "origin" in the brand.json of each brand, and ${lacking.join(', ')} ${lacking.length === 1 ? 'has' : 'have'} none. Add the address that patients open, such as "origin": "https://portal.clinic.example", with its host in "domains"; or remove brands that you do not serve from PORTAL_BRANDS.`,
  );
}

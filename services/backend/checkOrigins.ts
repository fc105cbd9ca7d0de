import type { Settings } from './kernel/settings/settings.ts';
import { SettingsError } from './kernel/settings/SettingsError.ts';
import type { Tenant } from './modules/organizations/Tenant.ts';

/** A host of this machine, where production may be tried without a certificate. */
const LOCAL = /^(?:localhost|127\.0\.0\.1|.+\.localhost)$/;

const isOpenToReaders = (origin: string): boolean => {
  const { protocol, hostname } = new URL(origin);
  return protocol !== 'https:' && !LOCAL.test(hostname);
};

/**
 * Refuses brands without an `origin` in production, or with one that is not encrypted: links in mails would lead to this machine,
 * or anyone on the way could read them, cookies would not be limited to HTTPS, and no signature of Twilio would match.
 *
 * @throws SettingsError
 */
export function checkOrigins(
  { production }: Pick<Settings, 'production'>,
  tenants: readonly Pick<Tenant, 'slug' | 'origin'>[],
): void {
  if (!production) return;
  const plain = tenants.find(({ origin }) => origin !== undefined && isOpenToReaders(origin));
  if (plain)
    throw new SettingsError(
      `The "origin" of ${plain.slug} is ${plain.origin}, and NODE_ENV=production needs one with https: anyone on the way could read links in mails. Write "origin": "https://..." in its brand.json.`,
    );
  const lacking = tenants.filter(({ origin }) => origin === undefined).map(({ slug }) => slug);
  if (lacking.length === 0) return;
  throw new SettingsError(
    `NODE_ENV=production needs an "origin" in the brand.json of each brand, and ${lacking.join(', ')} ${lacking.length === 1 ? 'has' : 'have'} none. Add the address that patients open, such as "origin": "https://portal.clinic.example", with its host in "domains"; or remove brands that you do not serve from PORTAL_BRANDS.`,
  );
}

import { SettingsError } from './SettingsError.ts';
import type { StripeSettings } from './StripeSettings.ts';

/** What each key begins with: one in the place of another would be published, or charge nobody. */
const FORMS = [
  ['STRIPE_SECRET_KEY', /^[sr]k_(test|live)_/, 'sk_ or rk_ with live_ or test_ behind it'],
  ['STRIPE_PUBLISHABLE_KEY', /^pk_(test|live)_/, 'pk_live_ or pk_test_'],
  ['STRIPE_WEBHOOK_SECRET', /^whsec_/, 'whsec_'],
] as const;

const modeOf = (key: string): string => (/^..?_test_/.test(key) ? 'test' : 'live');

/** Reads the keys of Stripe; undefined where none is set. An error never repeats a key. @throws SettingsError */
export function readStripeSettings(text: (name: string) => string | undefined): StripeSettings | undefined {
  const secretKey = text('STRIPE_SECRET_KEY');
  const publishableKey = text('STRIPE_PUBLISHABLE_KEY');
  const webhookSecret = text('STRIPE_WEBHOOK_SECRET');
  const apiUrl = text('STRIPE_API_URL');
  if (secretKey === undefined && publishableKey === undefined && webhookSecret === undefined) return undefined;
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined)
    throw new SettingsError(
      'Stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET; set all three or none.',
    );
  for (const [name, form, words] of FORMS)
    if (!form.test(text(name) ?? ''))
      throw new SettingsError(`${name} must begin with ${words}: copy it again from the dashboard of Stripe.`);
  if (modeOf(secretKey) !== modeOf(publishableKey))
    throw new SettingsError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys or both be test keys.',
    );
  if (apiUrl !== undefined && modeOf(secretKey) === 'live' && !apiUrl.startsWith('https:'))
    throw new SettingsError(
      'STRIPE_API_URL must begin with https: beside live keys, or be removed: Stripe itself needs none.',
    );
  if (apiUrl !== undefined && !/^https?:\/\/[^/]+$/.test(apiUrl))
    throw new SettingsError(
      'STRIPE_API_URL must be the protocol, host and port alone, such as http://localhost:12111.',
    );
  return { secretKey, publishableKey, webhookSecret, apiUrl };
}

import { SettingsError } from './SettingsError.ts';
import type { StripeSettings } from './StripeSettings.ts';

/** Reads the keys of Stripe; undefined where none is set. @throws SettingsError */
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
  if (apiUrl !== undefined && !/^https?:\/\/[^/]+$/.test(apiUrl))
    throw new SettingsError(
      'STRIPE_API_URL must be the protocol, host and port alone, such as http://localhost:12111.',
    );
  return { secretKey, publishableKey, webhookSecret, apiUrl };
}

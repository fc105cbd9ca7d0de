import type { Stripe } from '@stripe/stripe-js';
import type { Organization } from '#schemas/wire/organization.ts';

/**
 * The payment provider of this organization, for `<Elements stripe>`. Its code is loaded on demand.
 *
 * @returns null when the provider's script did not load or its key is missing
 */
export async function loadPayments({
  provider,
  publishable_key: key,
}: Organization['settings']['payments']): Promise<Stripe | null> {
  if (provider === 'sandbox') {
    const { createSandbox } = await import('./sandbox/createSandbox.ts');
    return createSandbox();
  }
  if (key === null) return null;
  try {
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    return await loadStripe(key);
  } catch {
    return null;
  }
}

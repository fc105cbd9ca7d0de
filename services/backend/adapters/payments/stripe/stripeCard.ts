import type { Stripe } from 'stripe';
import type { Card } from '#schemas/wire/card.ts';
import { ProviderUnavailable } from '../ProviderUnavailable.ts';

/** The card that a customer pays with, out of a customer read with `default_source`. */
export function stripeCard({ default_source: source }: Stripe.Customer): Card {
  if (source === null || typeof source !== 'object' || source.object !== 'card') throw new ProviderUnavailable();
  const { id, brand, last4, exp_month, exp_year } = source;
  return {
    _id: id,
    brand: brand.toLowerCase(),
    last4: last4 ?? '',
    exp_month,
    exp_year,
    exp: `${String(exp_month).padStart(2, '0')}/${exp_year}`,
  };
}

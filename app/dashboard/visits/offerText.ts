import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { fromPrice } from '#renderers/words/productWords.ts';
import type { VisitOffer } from '#schemas/wire/intakeTemplate.ts';

/** How long a visit takes and what it costs: 'About 6 minutes · From $87/mo'. */
export function offerText({ minutes, price }: VisitOffer): string {
  const about = `About ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`;
  if (!price) return about;
  const amount = formatMoney(price.amount, { short: true });
  return `${about} · ${price.per === 'month' ? fromPrice(amount) : `From ${amount}`}`;
}

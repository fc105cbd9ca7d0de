import type { Card } from '#schemas/wire/card.ts';

/** How many days before a card expires the patient is asked for another. */
const DAYS = 45;
const DAY = 86_400_000;

/** `soon` within 45 days before it expires; a card is good until the end of its last month. */
export function cardExpiry(
  { exp_month, exp_year }: Pick<Card, 'exp_month' | 'exp_year'>,
  now: Date,
): 'good' | 'soon' | 'expired' {
  const left = Date.UTC(exp_year, exp_month, 1) - now.getTime();
  if (left <= 0) return 'expired';
  return left <= DAYS * DAY ? 'soon' : 'good';
}

import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';

/** Whole dollars without their cents. */
const inShort = (cents: number): string => formatMoney(cents).replace(/\.00$/, '');

/**
 * The lowest price of a product in a few words. A lab test that renews is measured once in each of its periods, so that it
 * is told by the test and not by the month.
 */
export function promotionalTextOf(
  { type, shipping_frequencies: plans }: Pick<ProductTemplate, 'type' | 'shipping_frequencies'>,
  monthly: number | null,
): string {
  const isOnlyOne = plans.length === 1;
  if (type !== 'lab' && monthly !== null) return `${isOnlyOne ? '' : 'Starting at '}${inShort(monthly)}/mo`;
  const lowest = Math.min(...plans.map(({ prices }) => prices.total_discount));
  return `${isOnlyOne ? '' : 'From '}${inShort(lowest)}`;
}

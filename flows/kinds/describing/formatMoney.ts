const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const withoutCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

const DOLLAR = 100;

interface MoneyFormat {
  /** Omits the cents of whole dollars: '$87'. */
  readonly short?: boolean;
}

/**
 * Formats an amount in US dollars: '$87.00'.
 *
 * @param cents integer cents
 */
export const formatMoney = (cents: number, { short = false }: MoneyFormat = {}): string =>
  (short && cents % DOLLAR === 0 ? withoutCents : withCents).format(cents / DOLLAR);
